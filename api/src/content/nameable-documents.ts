import type { DocumentArea } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { documents } from '../db/schema';

/**
 * Those of some documents that an experience's documents may name: its own, its brand's and the tenant's, not
 * archived.
 * @param owner `id` is the experience's; null: the brand's own documents, or with a null brand the tenant's.
 * @returns the area of each by id.
 */
export async function readNameable(
  db: Database | Transaction,
  owner: NamingOwner,
  ids: string[],
): Promise<Map<string, DocumentArea>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documents.id, area: documents.area })
    .from(documents)
    .where(and(inArray(documents.id, ids), isNull(documents.archivedAt), nameableBy(owner)));
  return new Map(rows.map(({ area, id }) => [id, area]));
}

interface NamingOwner {
  brandId: string | null;
  id: string | null;
}

/** What an owner's documents may name: nothing narrower than themselves. */
export function nameableBy({ brandId, id }: NamingOwner): SQL | undefined {
  const ofTenant = isNull(documents.brandId);
  if (brandId === null) return ofTenant;
  const ofBrand = and(eq(documents.brandId, brandId), isNull(documents.experienceId));
  return or(ofTenant, ofBrand, id === null ? undefined : eq(documents.experienceId, id));
}
