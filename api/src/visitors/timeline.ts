import type { TimelineEvent } from '@vitrine/shared/contract';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { auditEntries, experiences, formerVersions, people, placements, timelineNotes } from '../db/schema';
import { placementFullName } from '../placements/full-name';
import type { VisitMoments } from './visit-range';

interface Counted {
  brandId: string;
  experienceId: string;
  placementId: string | null;
}
type Range = Pick<VisitMoments, 'from' | 'until'>;

/** What happened in a range that visits may follow from, in its order: publishing, pauses, what staff noted. */
export async function readTimeline(db: Database, counted: Counted, range: Range): Promise<TimelineEvent[]> {
  const events = await Promise.all([
    versionChanges(db, counted.experienceId, range),
    pauses(db, counted, range),
    notesIn(db, counted.experienceId, range),
  ]);
  return events.flat().sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

async function versionChanges(db: Database, experienceId: string, range: Range): Promise<TimelineEvent[]> {
  const former = await db
    .select({ version: formerVersions.version, until: formerVersions.until })
    .from(formerVersions)
    .where(eq(formerVersions.experienceId, experienceId))
    .orderBy(asc(formerVersions.until), asc(formerVersions.id));
  const [current] = await db
    .select({ version: experiences.publishedVersion })
    .from(experiences)
    .where(eq(experiences.id, experienceId));
  const versions = [...former.slice(1), { version: current?.version ?? null }];
  return former.flatMap(({ until }, index): TimelineEvent[] => {
    if (until < range.from || until >= range.until) return [];
    const at = until.toISOString();
    const version = versions[index]?.version ?? null;
    return [version === null ? { kind: 'unpublished', at } : { kind: 'published', at, version }];
  });
}

/** Of the placements that have the experience now, as the audit log tells of them. */
async function pauses(
  db: Database,
  { brandId, experienceId, placementId }: Counted,
  { from, until }: Range,
): Promise<TimelineEvent[]> {
  const paused = sql<boolean>`(${auditEntries.after} ->> 'paused')::boolean`;
  const rows = await db
    .select({ at: auditEntries.at, paused, placementId: placements.id, placementName: placementFullName })
    .from(auditEntries)
    .innerJoin(
      placements,
      and(
        eq(placements.brandId, brandId),
        eq(sql`split_part(${auditEntries.resource}, '/placements/', 2)`, placements.id),
      ),
    )
    .where(
      and(
        eq(auditEntries.brandId, brandId),
        gte(auditEntries.at, from),
        lt(auditEntries.at, until),
        eq(auditEntries.action, 'updatePlacement'),
        lt(auditEntries.outcome, 300),
        sql`${paused} is not null`,
        placementId === null ? eq(placements.experienceId, experienceId) : eq(placements.id, placementId),
      ),
    )
    .orderBy(asc(auditEntries.at));
  return rows.map(({ at, paused: isPaused, ...placement }) => ({
    kind: isPaused ? 'paused' : 'resumed',
    at: at.toISOString(),
    ...placement,
  }));
}

async function notesIn(db: Database, experienceId: string, { from, until }: Range): Promise<TimelineEvent[]> {
  const rows = await db
    .select({
      id: timelineNotes.id,
      at: timelineNotes.at,
      text: timelineNotes.text,
      by: people.displayName,
    })
    .from(timelineNotes)
    .leftJoin(people, eq(people.id, timelineNotes.createdBy))
    .where(
      and(
        eq(timelineNotes.experienceId, experienceId),
        gte(timelineNotes.at, from),
        lt(timelineNotes.at, until),
      ),
    );
  return rows.map((row) => ({ ...row, kind: 'note', at: row.at.toISOString() }));
}
