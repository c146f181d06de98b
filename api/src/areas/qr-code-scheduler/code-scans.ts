import type { CodeScans, VisitsRange } from '@vitrine/shared/contract';
import { inArray } from 'drizzle-orm';
import { titleJson, titleOf } from '../../content/document-title';
import type { Database } from '../../db/database';
import { documents, placements } from '../../db/schema';
import { placementFullName } from '../../placements/full-name';
import { sumByPlacement, sumVisits, type VisitSum, visitSeries } from '../../visitors/sum-visits';
import { visitMoments } from '../../visitors/visit-range';
import { outcomeOf, scanKinds } from './visits';

interface Asked {
  experienceId: string;
  range: VisitsRange;
  /** Only of this code. */
  documentId: string | undefined;
}

/** How often codes were scanned. @param asked of an experience and a placement that the caller has found in the brand. */
export async function readCodeScans(
  db: Database,
  { documentId, experienceId, range }: Asked,
): Promise<CodeScans> {
  const counted = { experienceId, placementId: range.placementId ?? null };
  const moments = visitMoments(range);
  const kind = scanKinds.person;
  const all = await sumVisits(db, counted, moments, Object.values(scanKinds));
  const sums = all.filter((sum) => documentId === undefined || sum.documentId === documentId);
  const scans = sums.filter((sum) => sum.kind === kind);
  const byCode = new Map<string, number>();
  for (const { count, documentId: id } of scans) byCode.set(id, (byCode.get(id) ?? 0) + count);
  const documentIds = [...byCode.keys()];
  const [series, titles, places] = await Promise.all([
    visitSeries(db, counted, moments, { kind, documentId }),
    titlesOf(db, documentIds),
    sumByPlacement(db, counted, moments, { kind, documentIds }),
  ]);
  const names = await namesOf(db, places);
  return {
    from: moments.from.toISOString(),
    until: moments.until.toISOString(),
    scans: total(scans),
    bots: total(sums.filter((sum) => sum.kind === scanKinds.bot)),
    step: moments.step,
    series: moments.steps.map((at, step) => ({ at: at.toISOString(), scans: series[step] ?? 0 })),
    codes: mostFirst(
      [...byCode].map(([id, count]) => ({ documentId: id, title: titles.get(id) ?? {}, scans: count })),
    ),
    outcomes: mostFirst(
      scans.map(({ count, detail, documentId: id }) => ({
        ...{ documentId: id, ...outcomeOf(detail) },
        scans: count,
      })),
    ),
    placements: mostFirst(
      places.map(({ count, placementId }) => ({
        ...{ placementId, placementName: names.get(placementId) ?? '' },
        scans: count,
      })),
    ),
  };
}

const total = (sums: VisitSum[]) => sums.reduce((sum, { count }) => sum + count, 0);
const mostFirst = <T extends { scans: number }>(rows: T[]) => rows.sort((a, b) => b.scans - a.scans);

async function titlesOf(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, Record<string, string>>();
  const rows = await db
    .select({ id: documents.id, title: titleJson })
    .from(documents)
    .where(inArray(documents.id, ids));
  return new Map(rows.map(({ id, title }) => [id, titleOf({ title })]));
}

async function namesOf(db: Database, places: { placementId: string }[]) {
  if (places.length === 0) return new Map<string, string>();
  const ids = places.map(({ placementId }) => placementId);
  const rows = await db
    .select({ id: placements.id, name: placementFullName })
    .from(placements)
    .where(inArray(placements.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
