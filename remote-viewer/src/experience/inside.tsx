import type { ManifestPart, PublicSnapshot } from '@vitrine/shared/contract';
import type { PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useAddress } from '../address/address';
import { addressesOf } from '../address/addresses-of';
import { HeldAddress } from '../address/held-address';
import { opened, type Place } from '../address/place';
import { RoutedAddress } from '../address/routed-address';
import { areas } from '../areas/registry';
import { Stage } from '../stage/stage';
import type { Experience } from './experience';
import { PageMode, pageModeIn } from './page-mode';

/** In the editor's preview: what staff look at, and where; each new object asks again. undefined outside it. */
export type Show = (PreviewShow & { at: 'stage' | 'landing' }) | null | undefined;

interface InsideProps {
  experience: Experience;
  live: PublicSnapshot | null;
  show: Show;
  /** Of the page's address, when it was opened. */
  search: string;
  /** The visitor has pressed the landing's button, and is not inside yet. */
  isEntering: boolean;
  /** Whether they are, from now on. */
  onInside: (isInside: boolean) => void;
  onMissing: () => void;
  landing: ReactNode;
}

/** What the address asks for: a page of its own that an area has, a place behind the landing, or the landing. */
export function Inside({ experience, live, show, search, onMissing, ...props }: InsideProps) {
  const { parts } = experience.root;
  const mode = useMemo(() => pageModeIn(search), [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft becomes another with each key; what staff look at does not
  const held = useMemo(() => (show ? placeOf(show, parts) : null), [show]);
  if (mode) return <PageMode mode={mode} experience={experience} live={live} />;
  const room = <Room experience={experience} live={live} {...props} />;
  return show === undefined ? (
    <RoutedAddress parts={parts} onMissing={onMissing}>
      {room}
    </RoutedAddress>
  ) : (
    <HeldAddress at={held}>{room}</HeldAddress>
  );
}

type RoomProps = Pick<InsideProps, 'experience' | 'live' | 'isEntering' | 'onInside' | 'landing'>;

function Room({ experience, live, isEntering, onInside, landing }: RoomProps) {
  const { go, place } = useAddress();
  const isInside = place !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (!isEntering || isInside) return;
    const { hash, pathname, search } = window.location;
    // Said once: whoever comes back here comes back to the landing.
    if (hash) window.history.replaceState(window.history.state, '', pathname + search);
    go(addressesOf(experience.root.parts).first);
  }, [isEntering, isInside]);
  useEffect(() => onInside(isInside), [isInside, onInside]);
  if (place) return <Stage experience={experience} live={live} place={place} />;
  return isEntering ? null : landing;
}

/** Where visitors would find what staff look at. */
function placeOf({ area, documentId, at }: NonNullable<Show>, parts: ManifestPart[]): Place | null {
  if (at === 'landing') return null;
  const { first } = addressesOf(parts);
  const { panel, stage } = areas[area] ?? {};
  const isThere = parts.some((part) => part.area === area && (panel?.list || part.documentId === documentId));
  if (stage) return { ...first, view: isThere ? documentId : first.view };
  if (!panel || !isThere) return first;
  if (documentId !== null) return { ...first, open: opened(panel.one, documentId) };
  return panel.list ? { ...first, open: opened(panel.list, null) } : first;
}
