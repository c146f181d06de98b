import { and, eq, isNull, like } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { files, libraryObjects } from '../../db/schema';
import { addBrandFile } from '../../files/brand-files';
import type { FileStore } from '../../files/file-store';
import { checkGlb, type GlbFacts } from '../../files/glb-check';
import { checkImage } from '../../files/image-check';
import { type FileRow, recordFile, storeFile } from '../../files/keep-file';
import { recordImage, storeImage } from '../../files/keep-image';
import { checkVideoFile } from '../../files/video-check';
import type { ContainedFile } from './experience-file';

/** A contained file that passed the checks of an upload and lies in the store; `record` writes its rows. */
export interface TakenIn {
  /** Of what was kept, which is the file itself unless its check made another of it. */
  sha256: string;
  bytes: number;
  /** Of a model. */
  facts: GlbFacts | null;
  record(tx: Transaction, brandId: string): Promise<void>;
}

const types = { model: 'model/', image: 'image/', video: 'video/' };

/** The file as it is kept here already, after the same checks; null where it is not. */
export async function knownFile(db: Database, { kind, sha256 }: ContainedFile): Promise<TakenIn | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.sha256, sha256), like(files.type, `${types[kind]}%`), isNull(files.revokedAt)));
  if (!row) return null;
  const taken = {
    sha256,
    bytes: row.bytes,
    record: (tx: Transaction, brandId: string) => show(tx, brandId, row),
  };
  if (kind !== 'model') return { ...taken, facts: null };
  const [facts] = await db.select().from(libraryObjects).where(eq(libraryObjects.sha256, sha256)).limit(1);
  return facts ? { ...taken, facts } : null;
}

/** The checks alone. @throws ProblemError 422 with what is wrong. */
export async function checkFile(kind: ContainedFile['kind'], path: string): Promise<void> {
  if (kind === 'model') await checkGlb(path);
  else if (kind === 'image') await checkImage(path);
  else await (await checkVideoFile(path)).discard();
}

/** Checks a file and puts it into the store. @throws ProblemError 422 with what is wrong. */
export async function takeIn(
  store: FileStore,
  { bytes, kind }: ContainedFile,
  path: string,
): Promise<TakenIn> {
  if (kind === 'image') {
    const stored = await storeImage(store, path);
    const largest = stored.at(-1);
    if (!largest) throw new Error('A picture has at least one size');
    const record = async (tx: Transaction, brandId: string) => void (await recordImage(tx, brandId, stored));
    return { sha256: largest.sha256, bytes: largest.bytes, facts: null, record };
  }
  if (kind === 'model') {
    const facts = await checkGlb(path);
    const stored = await storeFile(store, path, { type: 'model/gltf-binary', extension: 'glb', bytes });
    return { ...stored, facts, record: async (tx) => void (await recordFile(tx, stored)) };
  }
  const { discard, path: checked, ...description } = await checkVideoFile(path);
  await store.put(description.sha256, description.extension, checked);
  await discard();
  return {
    ...description,
    facts: null,
    record: async (tx, brandId) => show(tx, brandId, await recordFile(tx, description)),
  };
}

/** Lets a brand show a file. Models are shown through the library. */
async function show(tx: Transaction, brandId: string, file: FileRow): Promise<void> {
  if (!file.type.startsWith(types.model)) await addBrandFile(tx, brandId, file);
}
