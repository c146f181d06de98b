import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { placements } from '../db/schema';

/** @returns those of some placements that are the brand's, and not archived. */
export async function readStanding(
  db: Database | Transaction,
  brandId: string | null,
  ids: string[],
): Promise<ReadonlySet<string>> {
  if (brandId === null || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: placements.id })
    .from(placements)
    .where(and(inArray(placements.id, ids), eq(placements.brandId, brandId), isNull(placements.archivedAt)));
  return new Set(rows.map(({ id }) => id));
}
