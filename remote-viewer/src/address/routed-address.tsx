import type { ManifestPart } from '@vitrine/shared/contract';
import { useLocation, useNavigate, useSearchParams } from '@vitrine/shared/host';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Address, AddressContext } from './address';
import { addressesOf } from './addresses-of';
import type { Place } from './place';

/** What the browser keeps with each entry of its history. */
interface EntryState {
  /** The places that lie below it, the nearest last. */
  below?: string[];
}

/** Nobody goes back through more by closing things. */
const longestWay = 50;

interface RoutedAddressProps {
  parts: ManifestPart[];
  onMissing: () => void;
  children: ReactNode;
}

/** The place that the browser's address names; going somewhere adds to its history, closing goes back in it. */
export function RoutedAddress({ parts, onMissing, children }: RoutedAddressProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: EntryState | null };
  const { follow, namesPlace, read, write } = useMemo(() => addressesOf(parts), [parts]);
  const found = read(search);
  const place = found === 'missing' ? null : found;
  const nameOf = (one: Place | null) => String(write(new URLSearchParams(), one));
  /** A second press comes before the first has been drawn. */
  const heading = useRef<Place | null>(null);
  heading.current = place;
  const below = state?.below ?? [];

  const isNew = (to: Place | null): boolean => {
    if (nameOf(to) === nameOf(heading.current)) return false;
    heading.current = to;
    return true;
  };
  const stay = (to: Place | null) => setSearch((now) => write(now, to), { replace: true, state });
  const address: Address = {
    place,
    go: (to) => {
      const from = nameOf(heading.current);
      if (!isNew(to)) return;
      setSearch((now) => write(now, to), { state: { below: [...below, from].slice(-longestWay) } });
    },
    back: (to) => {
      if (!isNew(to)) return;
      const index = below.lastIndexOf(nameOf(to));
      if (index === -1) stay(to);
      else navigate(index - below.length);
    },
    refine: (to) => {
      // What a video says while the page goes elsewhere leads nobody back to it.
      if (isSameThing(heading.current, place) && isNew(to)) stay(to);
    },
    namesPlace,
    follow: (words) => {
      const to = follow(words, place);
      if (to === 'missing') onMissing();
      address.go(to === 'missing' ? null : to);
    },
    miss: () => {
      onMissing();
      stay(null);
    },
  };
  const isMissing = found === 'missing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that names nothing
  useEffect(() => {
    if (isMissing) address.miss();
  }, [isMissing]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

/** Whether both are the same but for what is said of it more exactly. */
const isSameThing = (a: Place | null, b: Place | null) =>
  a?.view === b?.view && a?.open?.name === b?.open?.name && a?.open?.id === b?.open?.id;
