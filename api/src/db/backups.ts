import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface BackupPlan {
  everyMinutes: number;
  /** How many of the newest stay. */
  keep: number;
  /** A backup that failed; the next one is tried at its time all the same. */
  onError: (error: Error) => void;
}

export interface Backups {
  /** Ends the timer and waits for a backup that is being written. */
  stop(): Promise<void>;
}

/** So that a process that dies at once, and is started again and again, does not replace all good backups. */
const firstAfterMs = 30_000;

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tar\.gz$/;

/**
 * Writes a backup every so often, the first shortly after the start (or, when there is a recent one, at its time),
 * and removes the oldest above `keep`. A backup is the gzipped data folder, named by its UTC time.
 */
export async function startBackups(
  folder: string,
  plan: BackupPlan,
  dump: (file: string) => Promise<void>,
): Promise<Backups> {
  const everyMs = plan.everyMinutes * 60_000;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      schedule(everyMs);
      running = writeBackup(folder, plan.keep, dump).then(() => undefined, plan.onError);
    }, ms);
    timer.unref();
  };
  schedule(Math.max(firstAfterMs, (await newestBackupMs(folder)) + everyMs - Date.now()));
  return {
    stop() {
      clearTimeout(timer);
      return running;
    },
  };
}

/** Writes one backup now and removes the oldest above `keep`; returns the new file. */
export async function writeBackup(
  folder: string,
  keep: number,
  dump: (file: string) => Promise<void>,
): Promise<string> {
  const file = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
  await dump(file);
  const old = (await backupFiles(folder)).slice(keep);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return file;
}

/** Newest first. */
async function backupFiles(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => backupName.test(name))
    .sort()
    .reverse();
}

async function newestBackupMs(folder: string): Promise<number> {
  const newest = (await backupFiles(folder))[0];
  return newest ? (await stat(join(folder, newest))).mtimeMs : 0;
}
