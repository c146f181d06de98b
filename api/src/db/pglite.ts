import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { socketFolderPrefix } from './stale-files';

export interface Pglite {
  /** Where node-postgres connects: a folder with the socket in it (PostgreSQL's way), or an address. */
  host: string;
  port: number;
  /** Writes a gzipped tar of the data folder to `file`, which appears whole or not at all. */
  dump(file: string): Promise<void>;
  /** Settles when the thread has ended, wanted or not; with the error that ended it, if it was one. */
  ended: Promise<Error | undefined>;
  close(): Promise<void>;
}

type FromWorker = { kind: 'ready'; connection: string } | { kind: 'dumped'; id: number; error?: string };

const workerFile = fileURLToPath(new URL('./pglite-worker.mjs', import.meta.url));
const socketPort = 5432;

/**
 * Starts PGlite on a data folder in a thread of its own, behind a socket that only this user can reach
 * (Windows, where node-postgres knows no local sockets: a loopback port). The folder must be locked by the caller.
 * Why a socket: docs/decisions/pglite-behind-a-socket.md.
 * @param options.backup a file that `dump` wrote: an empty folder is filled from it.
 * @param options.onSocketFolder is told where the socket will lie before it does.
 */
export async function startPglite(
  folder: string,
  { backup, onSocketFolder }: { backup?: string; onSocketFolder?: (folder: string) => Promise<void> } = {},
): Promise<Pglite> {
  const local = process.platform !== 'win32';
  const socketFolder = local ? await mkdtemp(join(tmpdir(), socketFolderPrefix)) : undefined;
  if (socketFolder) await onSocketFolder?.(socketFolder);
  const address = socketFolder
    ? { path: join(socketFolder, `.s.PGSQL.${socketPort}`) }
    : { host: '127.0.0.1', port: 0 };
  const worker = new Worker(workerFile, { workerData: { folder, address, backup }, execArgv: [] });

  const dumps = new Map<number, (error: Error | undefined) => void>();
  let lastError: Error | undefined;
  worker.on('error', (error) => {
    lastError = error;
  });
  const ended = new Promise<Error | undefined>((resolve) => {
    worker.once('exit', () => {
      for (const settle of dumps.values()) settle(new Error('The database ended while it was being saved.'));
      const removed = socketFolder ? rm(socketFolder, { recursive: true, force: true }) : Promise.resolve();
      removed.catch(() => undefined).then(() => resolve(lastError));
    });
  });

  const connection = await new Promise<string>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve(message.connection);
      else dumps.get(message.id)?.(message.error === undefined ? undefined : new Error(message.error));
    });
    ended.then(() => reject(lastError ?? new Error('The database thread ended before it was ready.')));
  });

  let lastDump = 0;
  return {
    host: socketFolder ?? '127.0.0.1',
    port: socketFolder ? socketPort : Number(connection.split(':').at(-1)),
    ended,
    async dump(file) {
      lastDump += 1;
      const id = lastDump;
      try {
        await new Promise<void>((resolve, reject) => {
          dumps.set(id, (error) => (error ? reject(error) : resolve()));
          worker.postMessage({ kind: 'dump', id, file });
        });
      } finally {
        dumps.delete(id);
      }
    },
    async close() {
      worker.postMessage({ kind: 'close' });
      await ended;
    },
  };
}
