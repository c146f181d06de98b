import { join } from 'node:path';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import type { Problem } from '@vitrine/shared/contract';
import type { ServedRegistry } from '@vitrine/shared/contract/federation/registry';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { loggedAddress } from '@vitrine/shared/contract/values/logged-address';
import { networkOf } from '@vitrine/shared/server/client-network';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { proxyApi } from './api-proxy';
import { connectionOptions } from './client-connections';
import { type ClientLimits, clientLimits } from './client-limits';
import type { ServerConfig } from './config';
import { inTurns } from './in-turns';
import { servePages } from './pages';
import { openRegistry } from './registry';
import { sendRevalidated } from './revalidated';
import { serveServiceWorker } from './service-worker';
import { answerSoundHosts } from './sound-hosts';
import { serveStaticFiles } from './static-files';
import { readStatus, sharedStatus } from './status';
import { serveWebManifests } from './web-manifest';

const noRegistry: Problem = {
  type: 'urn:vitrine:problem:unavailable',
  title: 'Service Unavailable',
  status: 503,
  code: 'unavailable',
  message: 'The registry of remotes cannot be read at the moment. Please try again.',
};

/** The shell's server: pages with the runtime configuration inlined, static files, and the API under the same origin. */
export async function buildServer(
  config: ServerConfig,
  limits: ClientLimits = clientLimits,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...connectionOptions(limits),
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    forceCloseConnections: true,
    trustProxy: config.trustProxy,
  });
  const turnOf = inTurns();
  app.addHook('onRequest', async (request, reply) => {
    await turnOf(networkOf(request.ip));
    // Its connection was closed meanwhile: nobody is there to be answered.
    if (request.raw.socket.destroyed) reply.hijack();
  });
  answerSoundHosts(app, config.publicOrigin);

  const { read: readRegistry, complaints } = openRegistry(
    config.registryFile,
    {
      remoteOrigins: config.remoteOrigins,
      needsIntegrity: config.runtime.environment === 'production',
    },
    (line) => app.log.warn(line),
  );

  await app.register(compress, {
    global: true,
    // Bodies pass through as they come: the API refuses compressed ones, which may unpack to any size.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
  });
  if (config.assetsOrigin)
    await app.register(httpProxy, {
      upstream: config.assetsOrigin,
      prefix: '/assets',
      rewritePrefix: '/assets',
    });
  else
    await serveStaticFiles(app, {
      root: join(config.distDir, 'assets'),
      prefix: '/assets/',
      shared: false,
    });
  await proxyApi(app, config, limits);

  app.get('/healthz', async () => ({ status: 'up', contract: contractVersion }));
  app.get('/registry.json', async (request, reply) => {
    const registry = await readRegistry();
    if (registry) {
      const wrong = complaints();
      const served: ServedRegistry = wrong.length > 0 ? { ...registry, complaints: wrong } : registry;
      return sendRevalidated(request, reply.type('application/json'), JSON.stringify(served));
    }
    reply.code(503).header('cache-control', 'no-store').type('application/problem+json');
    return JSON.stringify(noRegistry);
  });
  const lookAtParts = sharedStatus(async () =>
    readStatus({
      apiOrigin: config.apiOrigin,
      registry: await readRegistry(),
      authEmulator: config.runtime.firebase.authEmulator,
    }),
  );
  app.get('/statusz', async (_request, reply) => {
    const parts = await lookAtParts();
    const up = parts.every((part) => part.up);
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: up ? 'up' : 'starting', parts });
  });
  app.get('/robots.txt', async (request, reply) =>
    sendRevalidated(request, reply.type('text/plain'), 'User-agent: *\nDisallow: /manager\n'),
  );

  serveServiceWorker(app, config, readRegistry);
  serveWebManifests(app, config);
  servePages(app, config, readRegistry);
  return app;
}

/** What logs hold of a request. */
const loggedRequest = ({ ip, method, url }: FastifyRequest) => ({
  method,
  url: loggedAddress(url),
  remoteAddress: ip,
});
