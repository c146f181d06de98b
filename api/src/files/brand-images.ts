import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brandImages, files } from '../db/schema';

/** Those of some files that are pictures which the brand uploaded, and were not revoked. */
export async function readBrandImages(db: Database | Transaction, brandId: string, hashes: string[]) {
  const rows = await db
    .select({ file: files })
    .from(files)
    .innerJoin(brandImages, and(eq(brandImages.sha256, files.sha256), eq(brandImages.brandId, brandId)))
    .where(and(inArray(files.sha256, hashes), like(files.type, 'image/%'), isNull(files.revokedAt)));
  return rows.map(({ file }) => file);
}
