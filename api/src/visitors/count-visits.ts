import type { VisitEvent, VisitReport } from '@vitrine/shared/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { apiAreas } from '../areas/registry';
import type { Database } from '../db/database';
import { documents, manifests, visitHours } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { invalid, notFound } from '../problem';
import { briefCache } from '../responses/brief-cache';
import { readLastServed } from '../responses/read-last-served';
import type { AreaVisits } from './area-visits';

const hourMs = 3600_000;
/** A placement that was assigned again, or a document that was made, is known so soon. */
const versionAgeMs = 10_000;

/** Whose each kind of event is. */
const areaOf = new Map(
  Object.entries(apiAreas).flatMap(([area, { visits }]) =>
    visits ? visits.events.map((kind) => [kind, { area, visits }] as const) : [],
  ),
);

function visitsOf(event: VisitEvent): { area: string; visits: AreaVisits } {
  const found = areaOf.get(event.kind);
  if (!found) throw new Error(`No area counts visits of the kind ${event.kind}`);
  return found;
}

/**
 * Why only counts: docs/decisions/visits-are-counted.md.
 * @returns how a report of a visit is added to the hour's counts. It throws 404 and 422 for what was never shown there.
 */
export function countVisits({ db, now }: Pick<Dependencies, 'db' | 'now'>) {
  /** What a placement showed as this version; null: it never did. */
  const shownAt = briefCache(async (place) => {
    const [placementId = '', hash = ''] = place.split('/');
    const [version] = await db
      .select({
        experienceId: manifests.experienceId,
        version: manifests.version,
        languages: sql<string[]>`${manifests.root} -> 'languages'`,
      })
      .from(manifests)
      .where(eq(manifests.hash, hash));
    const served = version && (await readLastServed(db, placementId, version, now()));
    return served ? version : null;
  }, versionAgeMs);

  return async (placementId: string, report: VisitReport): Promise<void> => {
    const shown = await shownAt(`${placementId}/${report.manifest}`);
    if (!shown) throw invalid('/manifest', 'No version that was published here');
    const { experienceId } = shown;
    // Else anybody could fill the table with languages that nobody reads.
    if (!shown.languages.includes(report.language)) throw invalid('/language', 'No language of this version');
    const events = await knownEvents(db, experienceId, report.events);
    if (events.length === 0) return;
    const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
    const { deviceClass, language, source = 'link' } = report;
    const about = { placementId, experienceId, source, deviceClass, language, hour };
    const rows = events.map((event) => ({
      ...about,
      ...visitsOf(event).visits.keptAs(event),
      documentId: event.documentId,
      count: 1,
    }));
    const keyOf = ({ detail, documentId, kind }: (typeof rows)[number]) => `${documentId} ${kind} ${detail}`;
    // Each once, and in one order for everybody, so that two reports never wait for each other.
    const once = [...new Map(rows.map((row) => [keyOf(row), row]))].sort(([a], [b]) => (a < b ? -1 : 1));
    await db
      .insert(visitHours)
      .values(once.map(([, row]) => row))
      .onConflictDoUpdate({
        target: [
          visitHours.experienceId,
          visitHours.placementId,
          visitHours.hour,
          visitHours.kind,
          visitHours.source,
          visitHours.deviceClass,
          visitHours.language,
          visitHours.documentId,
          visitHours.detail,
        ],
        set: { count: sql`${visitHours.count} + excluded.count` },
      });
  };
}

const withDetails = Object.entries(apiAreas).flatMap(([area, { visits }]) =>
  visits?.details ? sql`when ${area} then ${visits.details}` : [],
);
/** Not the documents themselves, which may be large. null: every detail is there. */
const detailsOf = sql<string[] | null>`case ${documents.area} ${sql.join(withDetails, sql` `)} end`;

/** Without what has gone since. What is of something else is 404, so that nothing is counted of what is not there. */
async function knownEvents(db: Database, experienceId: string, events: VisitEvent[]): Promise<VisitEvent[]> {
  const ids = [...new Set(events.map(({ documentId }) => documentId))];
  const rows = await db
    .select({ id: documents.id, area: documents.area, details: detailsOf })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.experienceId, experienceId)));
  const known = new Map(rows.map((row) => [row.id, row]));
  return events.filter((event) => {
    const document = known.get(event.documentId);
    const { area, visits } = visitsOf(event);
    if (document?.area !== area) throw notFound('document');
    return document.details?.includes(visits.keptAs(event).detail) ?? true;
  });
}
