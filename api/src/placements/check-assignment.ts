import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { experiences, manifests } from '../db/schema';
import { invalid, notFound } from '../problem';
import type { Scheduled } from './state';

const mustEndLater = 'Must be after the beginning';

/**
 * Whether a placement may be as it would be after a write.
 * @throws ProblemError 404 for an experience of another brand, 400 for a version that was never published, or times
 * that end before they begin.
 */
export async function checkAssignment(
  db: Database | Transaction,
  brandId: string,
  placement: Omit<Scheduled, 'paused'>,
): Promise<void> {
  const { activeFrom, activeUntil, calendar, experienceId, pinnedVersion } = placement;
  if (activeFrom && activeUntil && activeUntil <= activeFrom) throw invalid('/activeUntil', mustEndLater);
  for (const [index, { from, until }] of calendar.entries())
    if (Date.parse(until) <= Date.parse(from)) throw invalid(`/calendar/${index}/until`, mustEndLater);

  const wanted = [
    ...new Set([...(experienceId ? [experienceId] : []), ...calendar.map((entry) => entry.experienceId)]),
  ];
  const found = wanted.length
    ? await db
        .select({ id: experiences.id })
        .from(experiences)
        .where(and(inArray(experiences.id, wanted), eq(experiences.brandId, brandId)))
    : [];
  const known = new Set(found.map(({ id }) => id));
  if (experienceId && !known.has(experienceId)) throw notFound('experience', '/experienceId');
  for (const [index, entry] of calendar.entries())
    if (!known.has(entry.experienceId)) throw notFound('experience', `/calendar/${index}/experienceId`);

  if (pinnedVersion !== null) await checkVersion(db, experienceId, pinnedVersion);
}

/** @throws ProblemError 400 at the later of two entries that overlap. One may begin when the other ends. */
export function refuseOverlaps(calendar: Scheduled['calendar']): void {
  const begins = ({ from }: { from: string }) => Date.parse(from);
  const ordered = [...calendar.entries()].sort(([, one], [, other]) => begins(one) - begins(other));
  for (const [place, [index, entry]] of ordered.entries()) {
    const [, former] = ordered[place - 1] ?? [];
    if (former && begins(entry) < Date.parse(former.until))
      throw invalid(
        `/calendar/${index}/from`,
        'Overlaps with another entry: only one thing is shown at a time',
      );
  }
}

/** @throws ProblemError 400 when the experience has no such published version. */
export async function checkVersion(
  db: Database | Transaction,
  experienceId: string | null,
  version: number,
): Promise<void> {
  const published = experienceId
    ? await db.$count(
        manifests,
        and(eq(manifests.experienceId, experienceId), eq(manifests.version, version)),
      )
    : 0;
  if (published === 0) throw invalid('/pinnedVersion', 'There is no such published version');
}
