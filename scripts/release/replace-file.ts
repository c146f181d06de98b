import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file at once: whoever reads it, also after a crash, finds the old or the new content, never a part. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.new`;
  await writeFlushed(draft, content);
  await rename(draft, path);
  await flushFolder(dirname(path));
}

export async function writeFlushed(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes names in a folder survive a power cut, as the files' content does. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
