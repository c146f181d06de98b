import { sha256Pattern } from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { files } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { notFound, ProblemError } from '../problem';
import { byteRange } from './byte-range';

/**
 * Whether a file is a smaller size of a picture, or the light form of a model, that was taken away: with it go all of
 * its sizes. The outer table is
 * named in full, which drizzle would leave out.
 */
const isOfRevoked = sql<boolean>`exists (select from picture_sizes s join files picture on picture.sha256 = s.picture
  where s.sha256 = files.sha256 and picture.revoked_at is not null)`;

/**
 * Files as browsers fetch them: anybody who knows the address, which nobody can guess. Whatever a file holds, it
 * runs nothing: its own type, no sniffing, a sandbox.
 */
export function fileRoutes(app: FastifyInstance, { db, files: store }: Dependencies): void {
  app.get('/files/:file', { schema: { hide: true } }, async (request, reply) => {
    await app.limits.address(request);
    const { file } = request.params as { file: string };
    const [sha256 = '', extension = '', ...rest] = file.split('.');
    if (!sha256Pattern.test(sha256) || rest.length > 0) throw notFound('file');
    const [found] = await db.select({ row: files, isOfRevoked }).from(files).where(eq(files.sha256, sha256));
    if (found?.row.extension !== extension) throw notFound('file');
    const { row } = found;
    if (row.revokedAt || found.isOfRevoked)
      throw new ProblemError(410, 'revoked', 'This file has been taken away.');

    const etag = `"${sha256}"`;
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    reply.type(row.type);
    const range = byteRange(rangeHeader(request, etag), row.bytes);
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${row.bytes}`).send();
    const content = await store.read(sha256, extension, range ?? undefined);
    if (!content) throw notFound('file');
    return range
      ? sendPart(reply, content, range, row.bytes)
      : reply.header('content-length', row.bytes).send(content);
  });
}

/** A range of a version that the browser does not have any more would not fit. */
function rangeHeader({ headers }: FastifyRequest, etag: string): string | undefined {
  const known = headers['if-range'];
  return known === undefined || known === etag ? headers.range : undefined;
}

function sendPart(
  reply: FastifyReply,
  content: NodeJS.ReadableStream,
  { end, start }: { start: number; end: number },
  bytes: number,
): FastifyReply {
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes}`)
    .header('content-length', end - start + 1)
    .send(content);
}
