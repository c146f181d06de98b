import { type Assignment, assignedAt } from '../placements/state';

/** Something that held until a moment; null: it still does. */
export type Until<T> = T & { until: Date | null };

/**
 * The last moment at which a placement served a version: now while it does, else when something else took its place
 * there. That a placement was paused or outside of its times makes no difference.
 * @param assignments what the placement was assigned, in the order of their ends; the last still is.
 * @param versions what of the seen version's experience was current, likewise.
 * @returns null when it was never served there.
 */
export function lastServed(
  seen: { experienceId: string; version: number },
  assignments: Until<Assignment>[],
  versions: Until<{ version: number | null }>[],
  now: Date,
): Date | null {
  const serves = (moment: Date): boolean => {
    const assignment = heldAt(assignments, moment);
    const published = heldAt(versions, moment)?.version ?? null;
    if (!assignment || published === null) return false;
    const { experienceId, pinnedVersion } = assignedAt(assignment, moment);
    return experienceId === seen.experienceId && (pinnedVersion ?? published) === seen.version;
  };
  if (serves(now)) return now;
  const changes = [
    ...[...assignments, ...versions].flatMap(({ until }) => until ?? []),
    ...assignments.flatMap(({ calendar }) =>
      calendar.flatMap(({ from, until }) => [new Date(from), new Date(until)]),
    ),
  ];
  // Nothing changes between two of these moments: what was served right before one was served since the one before.
  return (
    changes
      .filter((moment) => moment <= now)
      .sort((a, b) => b.getTime() - a.getTime())
      .find((moment) => serves(new Date(moment.getTime() - 1))) ?? null
  );
}

/** What held at a moment. @param terms in the order of their ends. */
export const heldAt = <T extends { until: Date | null }>(terms: T[], moment: Date): T | undefined =>
  terms.find(({ until }) => until === null || moment < until);
