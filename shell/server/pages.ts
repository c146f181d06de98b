import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@vitrine/shared/contract/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeAddress } from './address';
import { originsOf, overrideOrigins } from './allowed-origins';
import type { ServerConfig } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { bucketOf, readCookie } from './cookies';
import { renderPage } from './page';
import type { ReadRegistry } from './registry';

/** Answers every address that is none of the server's own with the page, made for that address. */
export function servePages(app: FastifyInstance, config: ServerConfig, readRegistry: ReadRegistry): void {
  app.get('/*', async (request, reply) => {
    const [path = '/', search = ''] = request.url.split('?');
    const { status, placement, indexed } = await describeAddress(config.apiOrigin, path, request);
    const registry = (await readRegistry()) ?? { remotes: {} };
    // Read each time: a new build replaces it, and its files' names with it, while this server runs.
    const template = await readFile(join(config.distDir, 'index.html'), 'utf8');
    const nonce = randomBytes(16).toString('base64');
    const runtime = {
      ...config.runtime,
      registry,
      allowedOrigins: allowedOrigins(config, registry, request, search),
      bucket: bucketOf(request, reply),
      manifests: {},
    };
    // Private: it carries this browser's bucket. No tag: its nonce is another one each time.
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    secure(reply, contentSecurityPolicy(runtime, nonce, config));
    return renderPage(template, { config: runtime, placement, nonce, indexed });
  });
}

/**
 * Where this document may load remotes from. An override in its address adds a loopback origin. In production only in
 * a browser in which staff signed in (`vitrine-staff`): a link that somebody else made can name a port, but cannot set
 * that cookie, so that nobody makes a visitor's page run what happens to listen on the visitor's machine. The cookie
 * grants nothing else.
 */
function allowedOrigins(
  { remoteOrigins, runtime }: ServerConfig,
  registry: Registry,
  request: FastifyRequest,
  search: string,
): string[] {
  const mayOverride = runtime.environment !== 'production' || readCookie(request, 'vitrine-staff') === '1';
  const overrides = mayOverride ? overrideOrigins(new URLSearchParams(search)) : [];
  return [...new Set([...(remoteOrigins ?? originsOf(registry)), ...overrides])];
}

function secure(reply: FastifyReply, policy: string): void {
  reply.headers({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
}
