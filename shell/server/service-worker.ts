import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { originsOf } from './allowed-origins';
import type { ServerConfig } from './config';
import type { ReadRegistry } from './registry';
import { sendRevalidated } from './revalidated';

/**
 * Serves the service worker (src/offline), with the origins from which it keeps files; where a deployment goes without,
 * the one that takes everything away. Browsers ask for it at each visit: a new one is there at the next.
 */
export function serveServiceWorker(
  app: FastifyInstance,
  { distDir, filesOrigin, remoteOrigins, runtime }: ServerConfig,
  readRegistry: ReadRegistry,
): void {
  const file = join(distDir, runtime.offline ? 'service-worker.js' : 'withdrawn-service-worker.js');

  app.get('/service-worker.js', async (request, reply) => {
    const remotes = remoteOrigins ?? originsOf((await readRegistry()) ?? { remotes: {} });
    const origins = [...remotes, ...(filesOrigin ? [filesOrigin] : [])];
    const script = await readFile(file, 'utf8');
    // What it may ask for on a page's behalf.
    reply.header('content-security-policy', `default-src 'none'; connect-src 'self' ${origins.join(' ')}`);
    return sendRevalidated(
      request,
      reply.type('text/javascript'),
      `self.keptOrigins=${JSON.stringify(origins)};\n${script}`,
    );
  });
}
