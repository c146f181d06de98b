import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const oneYearSeconds = 365 * 24 * 60 * 60;
const buckets = 10_000;

/** Value of a cookie of this request; undefined when there is none. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * The bucket of this browser, drawn at its first page: remotes are inlined before anybody is known, so nothing but a
 * cookie keeps a canary on or off for the same people. Scripts need not read it: it stands in the configuration.
 */
export function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
  const kept = readCookie(request, 'vitrine-bucket');
  if (kept !== undefined && /^\d{1,4}$/.test(kept)) return Number(kept);
  const drawn = randomInt(buckets);
  reply.header(
    'set-cookie',
    `vitrine-bucket=${drawn}; Path=/; Max-Age=${oneYearSeconds}; HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`,
  );
  return drawn;
}
