import type { PlacementState } from '@vitrine/shared/contract';

interface Scheduled {
  experienceId: string | null;
  pinnedVersion: number | null;
  calendar: { experienceId: string; from: string; until: string }[];
  activeFrom: Date | null;
  activeUntil: Date | null;
  paused: boolean;
}

/**
 * What a placement shows at a moment: the first entry of its calendar that contains it, else its own experience.
 * A pinned version belongs to its own experience; calendar entries follow what is published.
 */
export function assignedAt(
  placement: Pick<Scheduled, 'calendar' | 'experienceId' | 'pinnedVersion'>,
  now: Date,
): { experienceId: string | null; pinnedVersion: number | null } {
  const entry = placement.calendar.find(
    ({ from, until }) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until),
  );
  return entry ? { experienceId: entry.experienceId, pinnedVersion: null } : placement;
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
  const shows = experience !== null && experience.archivedAt === null && experience.publishedVersion !== null;
  return shows ? 'active' : 'unassigned';
}
