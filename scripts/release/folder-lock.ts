import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { ReleaseError } from './release-error';

/** How often the holder shows that it lives. */
const beatMs = 5_000;
/** A lock that nobody has touched for so long is left over, wherever its holder ran. */
const staleMs = 30_000;

interface Holder {
  token: string;
  host: string;
  pid: number;
}

/**
 * Runs `work` while this process holds the lock file. A lock that a killed process left behind is taken over: at once
 * when the process ran on this machine and is gone, or else when the file was not touched for half a minute.
 * @throws ReleaseError when another process holds it.
 */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const holder: Holder = { token: randomUUID(), host: hostname(), pid: process.pid };
  await take(path, holder);
  const beat = setInterval(() => {
    // Gone only when somebody took the lock from a process that stood still; the registry's revision tells that too.
    utimes(path, new Date(), new Date()).catch(() => clearInterval(beat));
  }, beatMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await removeDrafts(path);
    if ((await readHolder(path))?.token === holder.token) await rm(path, { force: true });
  }
}

async function take(path: string, holder: Holder): Promise<void> {
  // Written aside and linked: a lock is there with its content or not at all.
  const draft = `${path}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    if (await linked(draft, path)) return;
    const other = await readHolder(path);
    if (other && !(await isStale(path, other)))
      throw new ReleaseError(
        `Another release is under way here (process ${other.pid} on ${other.host}); try again when it is done.`,
      );
    if (other) await clear(path, other);
    if (!(await linked(draft, path)))
      throw new ReleaseError('Another release has just begun here; try again when it is done.');
  } finally {
    await rm(draft, { force: true });
  }
}

/** What processes left behind that were killed while they took the lock. */
async function removeDrafts(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    const file = join(dirname(path), name);
    if (!file.startsWith(`${path}.`)) continue;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > staleMs) await rm(file, { force: true });
  }
}

/** Removes a stale lock. Two processes may try at once; one that gets hold of a newer lock puts it back. */
async function clear(path: string, stale: Holder): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  if ((await readHolder(aside))?.token !== stale.token) await linked(aside, path);
  await rm(aside, { force: true });
}

async function isStale(path: string, { host, pid }: Holder): Promise<boolean> {
  if (host === hostname() && !isRunning(pid)) return true;
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > staleMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
