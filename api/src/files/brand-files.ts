import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brandFiles, files } from '../db/schema';
import type { FileRow } from './keep-file';

/** What a document may ask of a file. */
export type MediaKind = 'image' | 'video';

/**
 * Those of some files that the brand uploaded, that are of a kind, and that were not revoked. null: the tenant has
 * none.
 */
export async function readBrandFiles(
  db: Database | Transaction,
  brandId: string | null,
  kind: MediaKind,
  hashes: string[],
): Promise<FileRow[]> {
  if (brandId === null || hashes.length === 0) return [];
  const rows = await db
    .select({ file: files })
    .from(files)
    .innerJoin(brandFiles, and(eq(brandFiles.sha256, files.sha256), eq(brandFiles.brandId, brandId)))
    .where(and(inArray(files.sha256, hashes), like(files.type, `${kind}/%`), isNull(files.revokedAt)));
  return rows.map(({ file }) => file);
}
