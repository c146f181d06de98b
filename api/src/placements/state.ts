import type { PlacementState } from '@vitrine/shared/contract';
import type { placements } from '../db/schema';

type Row = typeof placements.$inferSelect;
/** What a placement is assigned. */
export type Assignment = Pick<Row, 'calendar' | 'experienceId' | 'pinnedVersion'>;
/** And when it is open. */
export type Scheduled = Assignment & Pick<Row, 'activeFrom' | 'activeUntil' | 'paused'>;

/**
 * What a placement shows at a moment: the first entry of its calendar that contains it, else its own experience.
 * A pinned version belongs to its own experience; calendar entries follow what is published.
 */
export function assignedAt(placement: Assignment, now: Date): Omit<Assignment, 'calendar'> {
  const entry = placement.calendar.find(
    ({ from, until }) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until),
  );
  return entry ? { experienceId: entry.experienceId, pinnedVersion: null } : placement;
}

/**
 * Until when a placement has something to show, as far as that is planned: until its end, or until its calendar runs
 * out with nothing beneath it.
 * @param ownShows whether its own experience is there for visitors.
 * @returns null for no end.
 */
export function showsUntil(
  { activeUntil, calendar }: Pick<Scheduled, 'activeUntil' | 'calendar'>,
  ownShows: boolean,
  now: Date,
): Date | null {
  if (ownShows) return activeUntil;
  const goesOn = (at: number) =>
    calendar.some(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until));
  const ends = calendar
    .map(({ until }) => Date.parse(until))
    .filter((at) => at > now.getTime() && !goesOn(at));
  if (activeUntil) ends.push(activeUntil.getTime());
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/**
 * The computed state of a placement.
 * @param experience the one that `assignedAt` names; null when it names none.
 */
export function placementState(
  placement: Scheduled,
  experience: { publishedVersion: number | null; archivedAt: Date | null } | null,
  now: Date,
): PlacementState {
  if (placement.activeUntil && placement.activeUntil <= now) return 'ended';
  if (placement.activeFrom && placement.activeFrom > now) return 'scheduled';
  if (placement.paused) return 'paused';
  return isShown(experience) ? 'active' : 'unassigned';
}

/** Whether visitors see an experience where it is placed. */
export const isShown = (
  experience: { publishedVersion: number | null; archivedAt: Date | null } | null,
): boolean => experience !== null && experience.archivedAt === null && experience.publishedVersion !== null;
