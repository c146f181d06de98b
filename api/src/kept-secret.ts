import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A random secret that a single machine keeps in its data directory, so that visitors keep their respondent over a
 * restart without anybody configuring anything.
 * @throws NodeJS.ErrnoException when the directory cannot be read or written.
 */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'cookie-secret');
  try {
    // `wx`: of two processes that start at once, one writes and both read.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
