/**
 * `node --import tsx shell/server/serve-remote.ts <folder> <port> [host]`: serves a remote's releases on an origin of
 * its own, as nginx or a CDN does in a deployment (docker/). The folder holds one folder a release, which never changes.
 */
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const [folder, port, host = '127.0.0.1'] = process.argv.slice(2);
if (!folder || !port) throw new Error('Say which folder to serve and on which port');

const app = Fastify();
await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
await app.register(fastifyStatic, {
  root: folder,
  setHeaders: (reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
  },
});
await app.listen({ port: Number(port), host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
