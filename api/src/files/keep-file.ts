import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database, Transaction } from '../db/database';
import { inBatches } from '../db/in-batches';
import { files } from '../db/schema';
import type { FileStore } from './file-store';

export type FileRow = typeof files.$inferSelect;

export interface FileDescription {
  type: string;
  extension: string;
  bytes: number;
  width?: number;
  height?: number;
  durationMs?: number;
}

/** SHA-256 in hex of bytes, or of the local file at a path. */
export async function sha256Of(content: Uint8Array | string): Promise<string> {
  const hash = createHash('sha256');
  if (typeof content === 'string') await pipeline(createReadStream(content), hash);
  else hash.update(content);
  return hash.digest('hex');
}

/** A file that lies in the store; its row may be missing yet. */
export type StoredContent = FileDescription & { sha256: string };

/**
 * Puts checked content into the store. Takes as long as its bytes, so never within a transaction; the row follows, so
 * that none ever points at nothing. The same content again is the same file.
 * @param content bytes, or the path of a local file
 */
export async function storeFile(
  store: FileStore,
  content: Uint8Array | string,
  description: FileDescription,
): Promise<StoredContent> {
  const sha256 = await sha256Of(content);
  await store.put(sha256, description.extension, content);
  return { sha256, ...description };
}

/** Writes the row of a file that lies in the store. */
export async function recordFile(db: Database | Transaction, stored: StoredContent): Promise<FileRow> {
  const [kept] = await db
    .insert(files)
    .values(stored)
    .onConflictDoUpdate({ target: files.sha256, set: { type: stored.type } })
    .returning();
  if (!kept) throw new Error('The insert returned no row');
  return kept;
}

/** The same of many, in as many statements however many they are; rows that are there stay as they are. */
export async function recordFiles(tx: Transaction, stored: StoredContent[]): Promise<void> {
  const distinct = [...new Map(stored.map((one) => [one.sha256, one])).values()];
  // In one order, so that two who record the same files never wait for each other.
  distinct.sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1));
  for (const some of inBatches(distinct)) await tx.insert(files).values(some).onConflictDoNothing();
}

/** Both, where nothing else is written with it. */
export const keepFile = async (
  db: Database,
  store: FileStore,
  content: Uint8Array | string,
  description: FileDescription,
): Promise<FileRow> => recordFile(db, await storeFile(store, content, description));
