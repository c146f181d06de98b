import type { ManifestPart } from '@vitrine/shared/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { type Address, AddressContext } from './address';
import { addressesOf } from './addresses-of';
import type { Place } from './place';

const noParts: ManifestPart[] = [];

interface HeldAddressProps {
  /** Where one is from the start; another object leads there again. */
  at: Place | null;
  /** Where links in texts may lead. */
  parts?: ManifestPart[];
  children: ReactNode;
}

/** A place that no address names: the editor's preview, whose way back is the editor's. */
export function HeldAddress({ at, parts = noParts, children }: HeldAddressProps) {
  const [place, setPlace] = useState(at);
  const [asked, setAsked] = useState(at);
  if (at !== asked) {
    setAsked(at);
    setPlace(at);
  }
  const { follow, namesPlace } = useMemo(() => addressesOf(parts), [parts]);
  const address: Address = {
    place,
    go: setPlace,
    back: setPlace,
    refine: setPlace,
    namesPlace,
    follow: (words) => {
      const to = follow(words, place);
      if (to !== 'missing') setPlace(to);
    },
    // A draft says nothing of what it has not got.
    miss: () => undefined,
  };
  return <AddressContext value={address}>{children}</AddressContext>;
}
