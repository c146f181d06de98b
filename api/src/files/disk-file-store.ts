import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids';
import type { FileStore } from './file-store';

/**
 * Files in a folder. Each is written beside its place, flushed to the disk and renamed, so that no reader ever sees
 * half of one and none is lost with the power.
 */
export function openDiskFileStore(folder: string, origin: string): FileStore {
  const path = (sha256: string, extension: string) =>
    join(folder, sha256.slice(0, 2), `${sha256}.${extension}`);
  return {
    async put(sha256, extension, content) {
      const target = path(sha256, extension);
      if (await exists(target)) return;
      const unfinished = join(folder, `unfinished-${newId()}`);
      await mkdir(dirname(target), { recursive: true });
      try {
        if (typeof content === 'string') await copyFile(content, unfinished);
        else await writeFile(unfinished, content);
        await flush(unfinished);
        await rename(unfinished, target);
        await flush(dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(sha256, extension, range) {
      const file = path(sha256, extension);
      return (await exists(file)) ? createReadStream(file, range) : null;
    },
    url: (sha256, extension) => `${origin}/files/${sha256}.${extension}`,
  };
}

const unfinishedName = /^unfinished-/;
/** Longer than any file takes: another process may be writing into the same folder. */
const abandonedMs = 3600_000;

/** Removes what processes that were killed had begun to write. */
export async function removeUnfinishedFiles(folder: string): Promise<void> {
  const names = (await exists(folder)) ? await readdir(folder) : [];
  for (const name of names.filter((one) => unfinishedName.test(one))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > abandonedMs) await rm(file, { force: true });
  }
}

/** A renamed file is only there after a power cut when its folder was flushed too. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
