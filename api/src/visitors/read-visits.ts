import type { DocumentVisits } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import { apiAreas, areaEntry } from '../areas/registry';
import type { Database } from '../db/database';
import { visitHours } from '../db/schema';
import { countedVisits, visitsSince } from './counted-visits';

/** @param document of an experience: others are nowhere by themselves. */
export async function documentVisits(
  db: Database,
  document: { id: string; experienceId: string | null; area: string },
  days: number,
  now: Date,
): Promise<DocumentVisits> {
  const counts = document.experienceId
    ? await db
        .select({ kind: visitHours.kind, detail: visitHours.detail, count: countedVisits })
        .from(visitHours)
        .where(
          and(
            eq(visitHours.experienceId, document.experienceId),
            eq(visitHours.documentId, document.id),
            visitsSince(days, now),
          ),
        )
        .groupBy(visitHours.kind, visitHours.detail)
    : [];
  const none = Object.values(apiAreas).map(({ visits }) => visits?.none);
  return Object.assign({}, ...none, areaEntry(document.area)?.visits?.read(counts));
}
