import { limits, type MissedProducts } from '@vitrine/shared/contract';
import { and, desc, eq } from 'drizzle-orm';
import { titleJson, titleOf } from '../../content/document-title';
import type { Database } from '../../db/database';
import { documents, visitHours } from '../../db/schema';
import { countedVisits, visitsSince } from '../../visitors/counted-visits';
import { lookUnavailable } from './visits';

/** Products that visitors looked at while they could not be had. */
export async function missedProducts(
  db: Database,
  experienceId: string,
  days: number,
  now: Date,
): Promise<MissedProducts> {
  const rows = await db
    .select({ documentId: documents.id, title: titleJson, unavailable: countedVisits })
    .from(visitHours)
    .innerJoin(documents, eq(documents.id, visitHours.documentId))
    .where(
      and(
        eq(visitHours.experienceId, experienceId),
        eq(visitHours.kind, lookUnavailable),
        visitsSince(days, now),
      ),
    )
    .groupBy(documents.id)
    .orderBy(desc(countedVisits), documents.id)
    .limit(limits.documentsPerArea);
  return { products: rows.map(({ title, ...row }) => ({ ...row, title: titleOf({ title }) })) };
}
