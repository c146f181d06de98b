import { type DocumentVisits, filmTenths, limits, type MissedProducts } from '@vitrine/shared/contract';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { titleJson, titleOf } from '../content/document-title';
import type { Database } from '../db/database';
import { documents, visitHours } from '../db/schema';

const dayMs = 24 * 3600_000;

const counted = sql<number>`sum(${visitHours.count})::int`;
const since = (days: number, now: Date) => gte(visitHours.hour, new Date(now.getTime() - days * dayMs));

/** @param document of an experience: others are nowhere by themselves. */
export async function documentVisits(
  db: Database,
  document: { id: string; experienceId: string | null; area: string },
  days: number,
  now: Date,
): Promise<DocumentVisits> {
  const rows = document.experienceId
    ? await db
        .select({ kind: visitHours.kind, detail: visitHours.detail, count: counted })
        .from(visitHours)
        .where(
          and(
            eq(visitHours.experienceId, document.experienceId),
            eq(visitHours.documentId, document.id),
            since(days, now),
          ),
        )
        .groupBy(visitHours.kind, visitHours.detail)
    : [];
  const count = (kind: string, detail: string) =>
    rows.find((row) => row.kind === kind && row.detail === detail)?.count ?? 0;
  const variants = new Set(rows.filter(({ kind }) => kind !== 'play').map(({ detail }) => detail));
  return {
    plays:
      document.area === 'videos'
        ? Array.from({ length: filmTenths + 1 }, (_, tenth) => count('play', String(tenth)))
        : [],
    looks: [...variants].map((variantId) => {
      const unavailable = count('look-unavailable', variantId);
      return { variantId, looks: count('look', variantId) + unavailable, unavailable };
    }),
  };
}

/** Products that visitors looked at while they could not be had. */
export async function missedProducts(
  db: Database,
  experienceId: string,
  days: number,
  now: Date,
): Promise<MissedProducts> {
  const rows = await db
    .select({ documentId: documents.id, title: titleJson, unavailable: counted })
    .from(visitHours)
    .innerJoin(documents, eq(documents.id, visitHours.documentId))
    .where(
      and(
        eq(visitHours.experienceId, experienceId),
        eq(visitHours.kind, 'look-unavailable'),
        since(days, now),
      ),
    )
    .groupBy(documents.id)
    .orderBy(desc(counted), documents.id)
    .limit(limits.documentsPerArea);
  return { products: rows.map(({ title, ...row }) => ({ ...row, title: titleOf({ title }) })) };
}
