import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database, Transaction } from '../db/database';
import { files } from '../db/schema';
import type { FileStore } from './file-store';

type FileRow = typeof files.$inferSelect;

export interface FileDescription {
  type: string;
  extension: string;
  bytes: number;
  width?: number;
  height?: number;
}

/** SHA-256 in hex of bytes, or of the local file at a path. */
export async function sha256Of(content: Uint8Array | string): Promise<string> {
  const hash = createHash('sha256');
  if (typeof content === 'string') await pipeline(createReadStream(content), hash);
  else hash.update(content);
  return hash.digest('hex');
}

/**
 * Keeps checked content: first the file, then its row, so that no row ever points at nothing. The same content
 * again is the same file.
 * @param content bytes, or the path of a local file
 */
export async function keepFile(
  db: Database | Transaction,
  store: FileStore,
  content: Uint8Array | string,
  description: FileDescription,
): Promise<FileRow> {
  const sha256 = await sha256Of(content);
  await store.put(sha256, description.extension, content);
  const row = { sha256, ...description };
  const [kept] = await db
    .insert(files)
    .values(row)
    .onConflictDoUpdate({ target: files.sha256, set: { type: description.type } })
    .returning();
  if (!kept) throw new Error('The insert returned no row');
  return kept;
}
