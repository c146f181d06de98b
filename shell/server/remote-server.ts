import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveStaticFiles } from './static-files';

/** Serves a remote's releases: one folder each, which never changes. */
export async function buildRemoteServer(folder: string): Promise<FastifyInstance> {
  const app = Fastify();
  app.get('/healthz', async () => ({ status: 'up' }));
  // What has no compressed copy, being older than those.
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  await serveStaticFiles(app, { root: folder, prefix: '/', shared: true });
  return app;
}
