import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface StaticFiles {
  root: string;
  prefix: string;
  /** Whether pages of other origins may read them. */
  shared: boolean;
}

/**
 * Serves files whose address never stands for other content: a hash in their name, or a release's folder around them.
 * Browsers keep them for ever. They leave as the build compressed them (scripts/webpack/precompress-plugin.cjs).
 */
export async function serveStaticFiles(app: FastifyInstance, { root, prefix, shared }: StaticFiles) {
  await app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      // For caches between here and the browser, also where there is no compressed copy.
      reply.header('vary', 'accept-encoding');
      reply.header('x-content-type-options', 'nosniff');
      if (shared) reply.header('access-control-allow-origin', '*');
    },
  });
}
