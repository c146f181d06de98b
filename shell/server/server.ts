import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { Problem, ResolvedPlacement } from '@vitrine/shared/contract';
import { loggedAddress } from '@vitrine/shared/contract/logged-address';
import { placementIdPattern, testAccessIdPattern } from '@vitrine/shared/contract/patterns';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { proxyApi } from './api-proxy';
import type { ServerConfig } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { renderPage } from './page';
import { readRegistry } from './registry';
import { readStatus } from './status';

/** How long the page waits for the API: the first paint is worth more than a title in it. */
const placementDeadlineMs = 400;

/** The shell's server: pages with the runtime configuration inlined, static files, and the API under the same origin. */
export async function buildServer(config: ServerConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    forceCloseConnections: true,
    trustProxy: config.trustProxy,
  });

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
    await app.register(fastifyStatic, {
      root: join(config.distDir, 'assets'),
      prefix: '/assets/',
      // Names carry a hash of the content.
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
  await proxyApi(app, config.apiOrigin);

  app.get('/healthz', async () => ({ status: 'up' }));
  app.get('/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return readRegistry(config.registryFile);
  });
  app.get('/statusz', async (_request, reply) => {
    const registry = await readRegistry(config.registryFile);
    const parts = await readStatus({
      apiOrigin: config.apiOrigin,
      registry,
      authEmulator: config.runtime.firebase.authEmulator,
    });
    const up = parts.every((part) => part.up);
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: up ? 'up' : 'starting', parts });
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /manager\n'),
  );

  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const { status, placement, indexed } = await describeAddress(config, path, request);
    const registry = await readRegistry(config.registryFile);
    // Read each time: a new build replaces it, and its files' names with it, while this server runs.
    const template = await readFile(join(config.distDir, 'index.html'), 'utf8');
    const nonce = randomBytes(16).toString('base64');
    const runtime = { ...config.runtime, registry };
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    secure(reply, contentSecurityPolicy(runtime, nonce, config));
    return renderPage(template, { config: runtime, placement, nonce, indexed });
  });
  return app;
}

/** What logs hold of a request. */
const loggedRequest = ({ ip, method, url }: FastifyRequest) => ({
  method,
  url: loggedAddress(url),
  remoteAddress: ip,
});

function secure(reply: FastifyReply, policy: string): void {
  reply.headers({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
}

/** What an address answers: its HTTP status, and for a placement what its first paint shows. */
async function describeAddress(config: ServerConfig, path: string, request: FastifyRequest) {
  const [first = '', second, third, ...rest] = path.slice(1).replace(/\/$/, '').split('/');
  if (path === '/' || first === 'manager') return { status: 200, placement: null, indexed: false };
  const isTest =
    second === 'test' && third !== undefined && testAccessIdPattern.test(third) && rest.length === 0;
  if (!placementIdPattern.test(first) || (second !== undefined && !isTest))
    return { status: 404, placement: null, indexed: false };
  // A draft's title is nobody's business before its test access was checked.
  if (isTest) return { status: 200, placement: null, indexed: false };
  return { ...(await resolvePlacement(config, first, request)), indexed: true };
}

async function resolvePlacement(config: ServerConfig, placementId: string, request: FastifyRequest) {
  try {
    const answer = await fetch(`${config.apiOrigin}/v1/placements/${placementId}`, {
      headers: {
        'accept-language': request.headers['accept-language'] ?? 'en',
        'x-forwarded-for': request.ip,
      },
      signal: AbortSignal.timeout(placementDeadlineMs),
    });
    const body = (await answer.json()) as ResolvedPlacement | Problem;
    return { status: answer.status, placement: 'placementId' in body ? body : null };
  } catch (error) {
    // The page works without it; the viewer asks again and says what is wrong.
    request.log.warn({ error }, 'placement not resolved in time');
    return { status: 200, placement: null };
  }
}
