import { type MediaKind, name } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { inBatches } from '../db/in-batches';
import { brandFiles, files } from '../db/schema';
import type { FileRow } from './keep-file';

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

type Recorded = Pick<FileRow, 'sha256' | 'type' | 'extension'>;

/**
 * Lets a brand show a picture or a video, which stands in its media library from then on. One that is there already
 * keeps its name, and comes back when it was archived.
 * @param fileName the uploaded file's, where somebody knows it.
 */
export const addBrandFile = (
  db: Database | Transaction,
  brandId: string,
  file: Recorded,
  fileName?: string | null,
): Promise<void> => addBrandFiles(db, brandId, [{ ...file, fileName }]);

/** The same for several files, each of them once. */
export async function addBrandFiles(
  db: Database | Transaction,
  brandId: string,
  added: (Recorded & { fileName?: string | null | undefined })[],
): Promise<void> {
  const rows = added.map(({ fileName, ...file }) => {
    const kind = file.type.startsWith('video/') ? ('video' as const) : ('image' as const);
    return { brandId, sha256: file.sha256, kind, name: nameOf(file, fileName) };
  });
  for (const some of inBatches(rows))
    await db
      .insert(brandFiles)
      .values(some)
      .onConflictDoUpdate({ target: [brandFiles.brandId, brandFiles.sha256], set: { archivedAt: null } });
}

const longestName = 120;

/** A file's own name, as far as it can be one here; otherwise what cannot be mistaken for another's. */
function nameOf({ extension, sha256 }: Recorded, fileName: string | null | undefined): string {
  const cut = (fileName ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .replace(halfCharacter, '');
  const given = name.safeParse(cut);
  return given.success ? given.data : `${sha256.slice(0, 8)}.${extension}`;
}

/** What a cut leaves of a character of two code units. */
const halfCharacter = /[\uD800-\uDBFF]$/;
