import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const oneYearSeconds = 365 * 24 * 60 * 60;
const buckets = 10_000;

/** What a cookie is called: over TLS with the prefix that lets nobody but this very origin set it. */
const nameOf = (name: string, overTls: boolean) => (overTls ? `__Host-${name}` : name);

/** Value of one of our cookies of this request; undefined when there is none. */
export function readCookie(request: FastifyRequest, name: string, overTls: boolean): string | undefined {
  const start = `${nameOf(name, overTls)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

/**
 * The bucket of this browser, drawn at its first page: remotes are inlined before anybody is known, so nothing but a
 * cookie keeps a canary on or off for the same people. Scripts need not read it: it stands in the configuration.
 */
export function bucketOf(request: FastifyRequest, reply: FastifyReply, overTls: boolean): number {
  const kept = readCookie(request, 'vitrine-bucket', overTls);
  if (kept !== undefined && /^\d{1,4}$/.test(kept)) return Number(kept);
  const drawn = randomInt(buckets);
  reply.header(
    'set-cookie',
    `${nameOf('vitrine-bucket', overTls)}=${drawn}; Path=/; Max-Age=${oneYearSeconds}; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`,
  );
  return drawn;
}
