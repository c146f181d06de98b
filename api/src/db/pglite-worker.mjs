/**
 * The thread in which PGlite lives: PGlite blocks whoever calls it, so it never shares a thread with
 * requests. Plain JavaScript, because a worker thread has no TypeScript loader on Node 20.
 *
 * In: workerData { folder, address: { path } | { host, port }, backup? }; messages { kind: 'dump', id, file } and
 * { kind: 'close' }. Out: { kind: 'ready', connection }, { kind: 'dumped', id, error? }; it ends after closing.
 */
import { open, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, address, backup } = workerData;
const database = await PGlite.create({
  dataDir: folder,
  ...(backup && { loadDataDir: new Blob([await readFile(backup)], { type: 'application/gzip' }) }),
});
// The pool holds one connection; the others are room for the next one while a broken one is cleared away.
const server = new PGLiteSocketServer({ db: database, maxConnections: 4, ...address });
await server.start();

/** Writes the whole data folder as a gzipped tar: under another name first, so that `file` is never half there. */
async function dump(file) {
  const partial = `${file}.partial`;
  try {
    const tar = await database.dumpDataDir('none');
    const handle = await open(partial, 'w', 0o600);
    try {
      await handle.writeFile(await promisify(gzip)(Buffer.from(await tar.arrayBuffer())));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

parentPort.on('message', async (message) => {
  if (message.kind === 'dump') {
    const error = await dump(message.file).then(
      () => undefined,
      (reason) => String(reason?.message ?? reason),
    );
    parentPort.postMessage({ kind: 'dumped', id: message.id, error });
  } else if (message.kind === 'close') {
    await server.stop();
    await database.close();
    parentPort.close();
  }
});

parentPort.postMessage({ kind: 'ready', connection: server.getServerConn() });
