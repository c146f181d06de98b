import { setClockBehind } from '@vitrine/shared/browser/server-clock';
import type { ManifestPart, PublicSnapshot } from '@vitrine/shared/contract';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useAddress } from '../address/address';
import { addressesOf } from '../address/addresses-of';
import { RoutedAddress } from '../address/routed-address';
import { Stage } from '../stage/stage';
import type { Experience } from './experience';
import { PageMode, pageModeIn } from './page-mode';

/** In the editor's preview, which no address leads to: says where among these parts the room is. */
export type Within = (parts: ManifestPart[], room: ReactNode) => ReactNode;

interface InsideProps {
  experience: Experience;
  live: PublicSnapshot | null;
  /** How far this device's clock is behind the server's. */
  clockBehindMs: number;
  within: Within | undefined;
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
export function Inside(props: InsideProps) {
  const { clockBehindMs, experience, live, within, search, onMissing, ...inRoom } = props;
  useEffect(() => setClockBehind(clockBehindMs), [clockBehindMs]);
  const { parts } = experience.root;
  const mode = useMemo(() => pageModeIn(search), [search]);
  if (mode) return <PageMode mode={mode} experience={experience} live={live} />;
  const room = <Room experience={experience} live={live} {...inRoom} />;
  if (within) return within(parts, room);
  return (
    <RoutedAddress parts={parts} onMissing={onMissing}>
      {room}
    </RoutedAddress>
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
