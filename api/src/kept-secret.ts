import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Fewer characters are no secret of ours: a file that was cut off, or filled by somebody else. */
const shortest = 32;

/**
 * A random secret that a single machine keeps in its data directory, so that visitors keep their respondent over a
 * restart without anybody configuring anything.
 * @throws Error when the directory cannot be read or written, or the file holds no secret.
 */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'cookie-secret');
  const secret = read(file) ?? make(file);
  if (secret.length < shortest)
    throw new Error(`${file} holds no secret: delete it (visitors then count as new ones)`);
  return secret;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written aside, flushed, then linked: it is there whole or not at all. Of two processes, one makes it and both read. */
function make(file: string): string {
  const aside = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`;
  const handle = openSync(aside, 'wx', 0o600);
  try {
    writeSync(handle, randomBytes(32).toString('hex'));
    fsyncSync(handle);
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    rmSync(aside, { force: true });
  }
  return readFileSync(file, 'utf8');
}
