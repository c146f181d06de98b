import { and, eq, isNull, like } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { files, libraryObjects } from '../../db/schema';
import { addBrandFiles } from '../../files/brand-files';
import type { FileStore } from '../../files/file-store';
import { checkGlb, type GlbFacts, glbFacts } from '../../files/glb-check';
import { checkImage } from '../../files/image-check';
import { type FileRow, recordFiles, type StoredContent } from '../../files/keep-file';
import { recordSizes, type StoredImage, storeImage } from '../../files/keep-image';
import { storeModel } from '../../files/keep-model';
import { checkVideoFile } from '../../files/video-check';
import type { ContainedFile } from './experience-file';

/** A contained file that passed the checks of an upload and lies in the store; `recordFilesTakenIn` writes its rows. */
export interface TakenIn {
  /** Of what was kept, which is the file itself unless its check made another of it. */
  sha256: string;
  bytes: number;
  /** Of a model. */
  facts: GlbFacts | null;
  /** What lies in the store without a row of its own; of a picture all of its sizes, narrowest first, of a model its light form first. */
  stored: StoredContent[];
  /** Models are shown through the library, other files by the brand that has them. */
  shown: Pick<FileRow, 'sha256' | 'type' | 'extension'> | null;
}

/** Writes the rows of files that were taken in, and lets a brand show them; a statement for each table. */
export async function recordFilesTakenIn(tx: Transaction, brandId: string, taken: TakenIn[]): Promise<void> {
  await recordFiles(
    tx,
    taken.flatMap(({ stored }) => stored),
  );
  const shown = new Map(taken.flatMap(({ shown }) => (shown ? [[shown.sha256, shown]] : [])));
  await addBrandFiles(tx, brandId, [...shown.values()]);
  await recordSizes(
    tx,
    taken.map(({ stored }) => stored),
  );
}

const types = { model: 'model/', image: 'image/', video: 'video/' };

/** The file as it is kept here already, after the same checks; null where it is not. */
export async function knownFile(db: Database, { kind, sha256 }: ContainedFile): Promise<TakenIn | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.sha256, sha256), like(files.type, `${types[kind]}%`), isNull(files.revokedAt)));
  if (!row) return null;
  const taken = { sha256, bytes: row.bytes, stored: [], shown: kind === 'model' ? null : row };
  if (kind !== 'model') return { ...taken, facts: null };
  const [model] = await db.select().from(libraryObjects).where(eq(libraryObjects.sha256, sha256)).limit(1);
  // What was found in it alone, not what it is called there.
  return model ? { ...taken, facts: glbFacts.parse(model) } : null;
}

/** The checks alone. @param owner whose file it is. @throws ProblemError 422 with what is wrong. */
export async function checkFile(kind: ContainedFile['kind'], path: string, owner: string): Promise<void> {
  if (kind === 'model') await checkGlb(path, { owner });
  else if (kind === 'image') await checkImage(path, { owner });
  else await (await checkVideoFile(path)).discard();
}

/** Checks a file and puts it into the store. @param owner whose it is. @throws ProblemError 422 with what is wrong. */
export async function takeIn(
  store: FileStore,
  { bytes, kind }: ContainedFile,
  path: string,
  owner: string,
): Promise<TakenIn> {
  if (kind === 'image') {
    return takenPicture(await storeImage(store, path, owner));
  }
  if (kind === 'model') {
    const facts = await checkGlb(path, { owner });
    const stored = await storeModel(store, path, bytes, owner);
    return { sha256: stored.at(-1)?.sha256 ?? '', bytes, facts, stored, shown: null };
  }
  const { discard, path: checked, ...description } = await checkVideoFile(path);
  await store.put(description.sha256, description.extension, checked);
  await discard();
  const { bytes: kept, sha256 } = description;
  return { sha256, bytes: kept, facts: null, stored: [description], shown: description };
}

/** @param stored all of its sizes. */
export function takenPicture(stored: StoredImage): TakenIn {
  const largest = stored.at(-1);
  if (!largest) throw new Error('A picture has at least one size');
  return { sha256: largest.sha256, bytes: largest.bytes, facts: null, stored, shown: largest };
}
