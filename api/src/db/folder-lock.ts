import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseStartError } from './database-start-error';
import { ownIdentity, type ProcessIdentity, processIdentitySchema, stateOf } from './process-identity';

export interface FolderLock {
  release(): Promise<void>;
}

const claimSchema = z.strictObject({ owner: processIdentitySchema.nullable() });
const claimName = /^owner-(\d+)\.json$/;

/**
 * Makes this process the folder's one writer: PGlite has no lock of its own, and two processes on one folder lose
 * data silently.
 *
 * Claims are numbered files; the highest is the owner's. A new claim is a hard link, which exists at once and whole
 * or not at all, and is made only above a claim whose process is gone or has released it. So whoever loses a race
 * finds the number taken, and a claim is never removed from a living owner.
 *
 * @throws DatabaseStartError when another process owns the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  for (;;) {
    const newest = await newestClaim(folder);
    if (newest.owner) refuseUnlessGone(folder, newest.owner, claimFile(folder, newest.number));
    const number = newest.number + 1;
    if (!(await claim(folder, number))) continue;
    // Whoever was slow may have made a number that was given and cleared away in the meantime.
    const now = await claimNumbers(folder);
    if (now[0] !== number) {
      await rm(claimFile(folder, number), { force: true });
      continue;
    }
    await Promise.all(now.slice(1).map((old) => rm(claimFile(folder, old), { force: true })));
    return { release: () => writeClaim(folder, null, (file) => rename(file, claimFile(folder, number))) };
  }
}

const claimFile = (folder: string, number: number): string => join(folder, `owner-${number}.json`);

async function claimNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => claimName.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

async function newestClaim(folder: string): Promise<{ number: number; owner: ProcessIdentity | null }> {
  for (;;) {
    const number = (await claimNumbers(folder))[0];
    if (number === undefined) return { number: 0, owner: null };
    try {
      return { number, owner: parseClaim(await readFile(claimFile(folder, number), 'utf8')) };
    } catch (error) {
      // Cleared away by the owner of a higher one: look again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** A claim is whole while its owner lives; one that a power cut has mangled has none. */
function parseClaim(text: string): ProcessIdentity | null {
  try {
    return claimSchema.parse(JSON.parse(text)).owner;
  } catch {
    return null;
  }
}

/** False when another process made that number first. */
async function claim(folder: string, number: number): Promise<boolean> {
  try {
    await writeClaim(folder, ownIdentity(), (file) => link(file, claimFile(folder, number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function writeClaim(
  folder: string,
  owner: ProcessIdentity | null,
  place: (file: string) => Promise<void>,
): Promise<void> {
  const file = join(folder, `claim-${process.pid}-${randomBytes(6).toString('hex')}`);
  await writeFile(file, JSON.stringify({ owner } satisfies z.infer<typeof claimSchema>));
  try {
    await place(file);
  } finally {
    await rm(file, { force: true });
  }
}

function refuseUnlessGone(folder: string, owner: ProcessIdentity, file: string): void {
  const state = stateOf(owner);
  if (state === 'living')
    throw new DatabaseStartError(
      `The data folder ${folder} is in use by process ${owner.pid}: stop that process, or set DATA_DIR to another folder.`,
    );
  if (state === 'unknown')
    throw new DatabaseStartError(
      `The data folder ${folder} belongs to process ${owner.pid} on ${owner.host}, which cannot be seen from here: stop it there, or delete ${file} if it no longer runs.`,
    );
}
