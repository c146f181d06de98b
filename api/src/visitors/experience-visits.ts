import {
  deviceClass,
  type ExperienceVisits,
  limits,
  type VisitsRange,
  visitSource,
} from '@vitrine/shared/contract';
import { inArray } from 'drizzle-orm';
import { apiAreas, areaEntry } from '../areas/registry';
import { titleJson, titleOf } from '../content/document-title';
import type { Database } from '../db/database';
import { documents } from '../db/schema';
import { readOpenPlacements } from '../live/open-visits';
import { funnelOf } from './funnel';
import { missingReasonOf } from './missing-reason';
import { sumVisits, type VisitSum, visitSeries } from './sum-visits';
import { readTimeline } from './timeline';
import { uniqueVisitors } from './unique-visitors';
import { visitFacets } from './visit-facets';
import { visitMoments } from './visit-range';

interface Asked {
  brandId: string;
  experienceId: string;
  range: VisitsRange;
}

const measured = Object.values(apiAreas).flatMap(({ visits }) => visits?.measured ?? []);
const kinds = ['visit', 'consent', 'reach', ...visitFacets, ...measured];

/**
 * What visitors did in an experience during a range of days, up to this moment.
 * @param asked of an experience and a placement that the caller has found in the brand.
 */
export async function experienceVisits(db: Database, asked: Asked, now: Date): Promise<ExperienceVisits> {
  const { brandId, experienceId, range } = asked;
  const placementId = range.placementId ?? null;
  const counted = { brandId, experienceId, placementId };
  const moments = visitMoments(range);
  const [sums, series, visitors, open, timeline] = await Promise.all([
    sumVisits(db, counted, moments, kinds),
    visitSeries(db, counted, moments),
    uniqueVisitors(db, counted, moments),
    readOpenPlacements(db, brandId, now),
    readTimeline(db, counted, moments),
  ]);
  const visits = sums.find(({ kind }) => kind === 'visit')?.count ?? 0;
  const ofKind = (kind: string) =>
    new Map(sums.filter((sum) => sum.kind === kind).map(({ count, detail }) => [detail, count]));
  const consent = ofKind('consent');
  const sources = ofKind('source');
  const devices = ofKind('device_class');
  return {
    from: moments.from.toISOString(),
    until: moments.until.toISOString(),
    visits,
    uniqueVisitors: visitors > 0 ? visitors : null,
    consent: { given: consent.get('given') ?? 0, refused: consent.get('refused') ?? 0 },
    liveVisitors: open
      .filter((at) => at.experienceId === experienceId && (placementId ?? at.placementId) === at.placementId)
      .reduce((sum, { visitors }) => sum + visitors, 0),
    missing: visits > 0 ? null : await missingReasonOf(db, counted, moments, now),
    step: moments.step,
    series: moments.steps.map((at, step) => ({ at: at.toISOString(), visits: series[step] ?? 0 })),
    sources: visitSource.options.map((source) => ({ source, visits: sources.get(source) ?? 0 })),
    deviceClasses: deviceClass.options.map((one) => ({ deviceClass: one, visits: devices.get(one) ?? 0 })),
    languages: [...ofKind('language')]
      .map(([language, count]) => ({ language, visits: count }))
      .sort((a, b) => b.visits - a.visits || a.language.localeCompare(b.language)),
    funnel: funnelOf(ofKind('reach')),
    documents: await documentsOf(db, sums),
    timeline,
  };
}

/** Documents that visitors did something with, by what their areas count of them, those first that had most. */
async function documentsOf(db: Database, sums: VisitSum[]): Promise<ExperienceVisits['documents']> {
  const byId = new Map<string, VisitSum[]>();
  for (const sum of sums)
    if (sum.documentId !== '') byId.set(sum.documentId, [...(byId.get(sum.documentId) ?? []), sum]);
  if (byId.size === 0) return [];
  const rows = await db
    .select({ documentId: documents.id, area: documents.area, title: titleJson })
    .from(documents)
    .where(inArray(documents.id, [...byId.keys()]));
  return rows
    .map(({ area, documentId, title }) => {
      const visits = areaEntry(area)?.visits;
      const counts: Record<string, number> = Object.fromEntries(
        (visits?.zeros ?? []).map((measure) => [measure, 0]),
      );
      for (const sum of byId.get(documentId) ?? [])
        for (const measure of visits?.measures(sum) ?? [])
          counts[measure] = (counts[measure] ?? 0) + sum.count;
      return { documentId, area, title: titleOf({ title }), counts };
    })
    .sort((a, b) => most(b) - most(a) || a.documentId.localeCompare(b.documentId))
    .slice(0, limits.documentsPerArea);
}

const most = ({ counts }: { counts: Record<string, number> }) => Math.max(0, ...Object.values(counts));
