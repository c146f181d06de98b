import type { PlacementKind, PlacementState } from '@vitrine/shared/contract';
import { type Hours, isOpen } from '../stores/is-open';

/** A kiosk or a screen that has not been seen for so long, while its store is open, needs somebody to look at it. */
export const silentAfterMs = 15 * 60_000;

/** Placements with a page of their own that stays open; who reads a code or follows a link closes it again. */
export const staysOpen = (kind: PlacementKind): boolean => kind === 'kiosk' || kind === 'screen';

export interface Watched {
  kind: PlacementKind;
  /** As computed for the moment. */
  state: PlacementState;
  /** null: its page has never been open. */
  lastSeenAt: Date | null;
  activeFrom: Date | null;
  /** Whoever has just made, moved or resumed it is given the same time to open its page. */
  updatedAt: Date;
}

/**
 * Whether a placement has a page that should be open and is not. A store that was closed a moment ago gets as long to
 * switch its kiosks on.
 */
export function isSilent(placement: Watched, store: Hours, now: Date): boolean {
  const { activeFrom, kind, lastSeenAt, state, updatedAt } = placement;
  if (!staysOpen(kind) || state !== 'active') return false;
  const since = new Date(now.getTime() - silentAfterMs);
  const isRecent = [lastSeenAt, activeFrom, updatedAt].some((moment) => moment !== null && moment > since);
  return !isRecent && isOpen(store, since) && isOpen(store, now);
}
