import type { VisitEvent, VisitReport } from '@vitrine/shared/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { apiAreas } from '../areas/registry';
import type { Database } from '../db/database';
import { documents, manifests } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { invalid, notFound } from '../problem';
import { briefCache } from '../responses/brief-cache';
import { readLastServed } from '../responses/read-last-served';
import { askedConsent, readTenant } from '../tenants/tenant-settings';
import { addCounts, countKey, type HourCount, hourOfCount } from './add-counts';
import type { AreaVisits, DocumentEvent } from './area-visits';
import { forgetVisitsOf } from './forget-visits';
import { reachedAs } from './funnel';
import { recogniseVisit } from './recognise-visit';

/** A placement that was assigned again, or a document that was made, is known so soon. */
const versionAgeMs = 10_000;

/** Whose each kind of event is. */
const areaOf = new Map(
  Object.entries(apiAreas).flatMap(([area, { visits }]) =>
    visits ? visits.events.map((kind) => [kind, { area, visits }] as const) : [],
  ),
);

function visitsOf(event: DocumentEvent): { area: string; visits: AreaVisits } {
  const found = areaOf.get(event.kind);
  if (!found) throw new Error(`No area counts visits of the kind ${event.kind}`);
  return found;
}

/**
 * Why only counts: docs/decisions/visits-are-counted.md.
 * @returns how a report of a visit is added to the hour's counts; only who agrees to be recognised is kept as the
 * respondent whom the request names. It throws 404 and 422 for what was never shown there.
 */
export function countVisits({ config, db, now }: Pick<Dependencies, 'config' | 'db' | 'now'>) {
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

  /** Without answers to a text that is not asked, and without agreement where there is no session to recognise it by. */
  async function withValidConsent(events: VisitEvent[], respondentId: string | null): Promise<VisitEvent[]> {
    if (!events.some(({ kind }) => kind === 'consent')) return events;
    const asked = askedConsent(await readTenant(db, config.firebase.tenantId));
    return events.filter(
      (event) =>
        event.kind !== 'consent' ||
        (event.version === asked?.version && (!event.given || respondentId !== null)),
    );
  }

  return async (placementId: string, report: VisitReport, respondentId: string | null): Promise<void> => {
    const shown = await shownAt(`${placementId}/${report.manifest}`);
    if (!shown) throw invalid('/manifest', 'No version that was published here');
    const { experienceId } = shown;
    // Else anybody could fill the table with languages that nobody reads.
    if (!shown.languages.includes(report.language)) throw invalid('/language', 'No language of this version');
    const refuses = report.events.some((event) => isAnswer(event, false));
    // Whichever text it was, and whether it is still asked: what was agreed to before is taken back.
    if (refuses && respondentId !== null) await forgetVisitsOf(db, respondentId);
    const { deviceClass, language, source = 'link' } = report;
    const known = await knownEvents(db, experienceId, report.events);
    const events = await withValidConsent(known, respondentId);
    if (events.length === 0) return;
    const place = { placementId, experienceId, at: now() };
    await addCounts(db, countsOf(place, { ...report, events }));
    if (respondentId !== null && !refuses && events.some((event) => isAnswer(event, true)))
      await recogniseVisit(db, { ...place, respondentId, source, deviceClass, language });
  };
}

/** What a report adds to the counts of its hour: each of its events once. */
export function countsOf(
  { at, ...place }: { placementId: string; experienceId: string; at: Date },
  { deviceClass, events, language, source = 'link' }: Omit<VisitReport, 'manifest'>,
): HourCount[] {
  const about = { ...place, source, deviceClass, language, ...hourOfCount(at), count: 1 };
  return [...new Map(events.map(keptAs).map((kept) => [countKey(kept), { ...about, ...kept }])).values()];
}

const isAnswer = (event: VisitEvent, given: boolean) => event.kind === 'consent' && event.given === given;
const isOfDocument = (event: VisitEvent): event is DocumentEvent => 'documentId' in event;

function keptAs(event: VisitEvent): { kind: string; detail: string; documentId: string } {
  if (isOfDocument(event)) return { ...visitsOf(event).visits.keptAs(event), documentId: event.documentId };
  return { kind: event.kind, detail: detailOf(event), documentId: '' };
}

function detailOf(event: Exclude<VisitEvent, DocumentEvent>): string {
  if (event.kind === 'reach') return reachedAs(event);
  return event.kind !== 'consent' ? '' : event.given ? 'given' : 'refused';
}

const withDetails = Object.entries(apiAreas).flatMap(([area, { visits }]) =>
  visits?.details ? sql`when ${area} then ${visits.details}` : [],
);
/** Not the documents themselves, which may be large. null: every detail is there. */
const detailsOf = sql<string[] | null>`case ${documents.area} ${sql.join(withDetails, sql` `)} end`;

/** Without what has gone since. What is of something else is 404, so that nothing is counted of what is not there. */
async function knownEvents(db: Database, experienceId: string, events: VisitEvent[]): Promise<VisitEvent[]> {
  const ids = [...new Set(events.filter(isOfDocument).map(({ documentId }) => documentId))];
  if (ids.length === 0) return events;
  const rows = await db
    .select({ id: documents.id, area: documents.area, details: detailsOf })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.experienceId, experienceId)));
  const known = new Map(rows.map((row) => [row.id, row]));
  return events.filter((event) => {
    if (!isOfDocument(event)) return true;
    const document = known.get(event.documentId);
    const { area, visits } = visitsOf(event);
    if (document?.area !== area) throw notFound('document');
    return document.details?.includes(visits.keptAs(event).detail) ?? true;
  });
}
