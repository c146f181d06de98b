import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids';
import type { FileStore } from './file-store';

/** Files in a folder. Each is written beside its place and renamed, so that no reader ever sees half of one. */
export function openDiskFileStore(folder: string, origin: string): FileStore {
  const path = (sha256: string, extension: string) =>
    join(folder, sha256.slice(0, 2), `${sha256}.${extension}`);
  return {
    async put(sha256, extension, content) {
      const target = path(sha256, extension);
      if (await exists(target)) return;
      const unfinished = join(folder, `unfinished-${newId()}`);
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
      if (typeof content === 'string') await copyFile(content, unfinished);
      else await writeFile(unfinished, content);
      await rename(unfinished, target);
    },
    async read(sha256, extension) {
      const file = path(sha256, extension);
      return (await exists(file)) ? createReadStream(file) : null;
    },
    url: (sha256, extension) => `${origin}/files/${sha256}.${extension}`,
  };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
