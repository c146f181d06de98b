import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { auditEntries, formerAssignments, placements } from '../db/schema';
import type { PlacementRow } from '../placements/read-placement';
import type { Scheduled } from '../placements/state';
import { heldAt } from '../responses/last-served';

interface Counted {
  brandId: string;
  experienceId: string;
  placementId: string | null;
}
interface Range {
  from: Date;
  until: Date;
}

/** A placement that has or had an experience, as it was. */
export interface FormerPlacement {
  /** When something of it changed, or does by itself. */
  changes: Date[];
  /** How it was at a moment of the range; null: it was not there. */
  at(moment: Date): Scheduled | null;
  /** Whether the audit log tells all that changed since. */
  isKnown: boolean;
}

/** Of what no assignment is kept for, the audit log tells how it was: by these fields. */
type Times = Pick<Scheduled, 'activeFrom' | 'activeUntil' | 'paused'>;
interface Change {
  at: Date;
  before: Record<string, unknown> | null;
}

/** The placements that at some time had an experience and were there in a range. */
export async function readFormerPlacements(
  db: Database,
  { brandId, experienceId, placementId }: Counted,
  range: Range,
): Promise<FormerPlacement[]> {
  const once = db
    .select({ id: formerAssignments.id })
    .from(formerAssignments)
    .where(and(eq(formerAssignments.placementId, placements.id), names(formerAssignments, experienceId)));
  const rows = await db
    .select()
    .from(placements)
    .where(
      and(
        eq(placements.brandId, brandId),
        placementId === null ? undefined : eq(placements.id, placementId),
        lt(placements.createdAt, range.until),
        or(isNull(placements.archivedAt), gt(placements.archivedAt, range.from)),
        or(names(placements, experienceId), exists(once)),
      ),
    );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const assignments = await db
    .select()
    .from(formerAssignments)
    .where(inArray(formerAssignments.placementId, ids))
    .orderBy(asc(formerAssignments.until), asc(formerAssignments.id));
  const placementOf = sql<string>`split_part(split_part(${auditEntries.resource}, '/placements/', 2), '/', 1)`;
  const changes = await db
    .select({ at: auditEntries.at, before: auditEntries.before, placementId: placementOf })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.brandId, brandId),
        gt(auditEntries.at, range.from),
        inArray(auditEntries.action, ['updatePlacement', 'endPlacement']),
        inArray(placementOf, ids),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
  const [assignmentsOf, changesOf] = [byPlacement(assignments), byPlacement(changes)];
  return rows.map((row) =>
    formerPlacement(row, assignmentsOf.get(row.id) ?? [], changesOf.get(row.id) ?? []),
  );
}

function byPlacement<Of extends { placementId: string }>(all: Of[]): Map<string, Of[]> {
  const found = new Map<string, Of[]>();
  for (const one of all) {
    const own = found.get(one.placementId);
    if (own) own.push(one);
    else found.set(one.placementId, [one]);
  }
  return found;
}

const names = (of: { experienceId: AnyPgColumn; calendar: AnyPgColumn }, experienceId: string): SQL =>
  sql`(${of.experienceId} = ${experienceId} or ${of.calendar} @> ${JSON.stringify([{ experienceId }])}::jsonb)`;

function formerPlacement(
  row: PlacementRow,
  former: (typeof formerAssignments.$inferSelect)[],
  /** The last first. */
  changes: Change[],
): FormerPlacement {
  const assignments = [...former, { ...row, until: null }];
  const { activeFrom, activeUntil, paused } = row;
  const timesAt = (moment: Date): Times => ({
    ...{ activeFrom, activeUntil, paused },
    ...Object.assign({}, ...changes.filter(({ at }) => at > moment).map(timesBefore)),
  });
  const isThere = (moment: Date) =>
    row.createdAt <= moment && (row.archivedAt === null || moment < row.archivedAt);
  return {
    changes: [
      ...[row.createdAt, row.archivedAt, ...changes.map(({ at }) => at)],
      ...assignments.flatMap(({ calendar, until }) => [
        until,
        ...calendar.flatMap((entry) => [new Date(entry.from), new Date(entry.until)]),
      ]),
      ...[row, ...changes.map(timesBefore)].flatMap((times) => [
        times.activeFrom ?? null,
        times.activeUntil ?? null,
      ]),
    ].filter((moment) => moment !== null),
    at(moment) {
      const assignment = heldAt(assignments, moment);
      return assignment && isThere(moment) ? { ...assignment, ...timesAt(moment) } : null;
    },
    // An entry that would be too large leaves fields out, and says so.
    isKnown: changes.every(({ before }) => !before || !('…' in before)),
  };
}

function timesBefore({ before }: Change): Partial<Times> {
  const { activeFrom, activeUntil, paused } = before ?? {};
  const moment = (given: unknown) => (given === null ? null : new Date(String(given)));
  return {
    ...(activeFrom !== undefined && { activeFrom: moment(activeFrom) }),
    ...(activeUntil !== undefined && { activeUntil: moment(activeUntil) }),
    ...(paused !== undefined && { paused: paused === true }),
  };
}

/**
 * Whether something came back out of the archive that lay there in a range. Entries about several things at once do not
 * say which they were, so that it may have been any.
 */
export async function mayHaveBeenArchived(db: Database, brandId: string, range: Range): Promise<boolean> {
  const archivedAt = sql`(${auditEntries.before} ->> 'archivedAt')::timestamptz`;
  const restored = and(
    eq(auditEntries.brandId, brandId),
    gt(auditEntries.at, range.from),
    inArray(auditEntries.action, restoring),
    sql`${archivedAt} < ${range.until.toISOString()}::timestamptz`,
  );
  return (await db.$count(auditEntries, restored)) > 0;
}

const restoring = ['Experience', 'Placement', 'Store'].flatMap((thing) => [
  `restore${thing}`,
  `restore${thing}s`,
]);
