import { endpoints } from '@vitrine/shared/contract';
import { manifestJsonSchema } from '@vitrine/shared/contract/manifest-schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { manifestParts, manifests } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { notFound } from '../problem';
import { route } from '../route';
import { canonicalJson } from './canonical';

/** Published manifests for browsers: the public half and nothing else, the same bytes for ever. */
export function manifestRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  route(app, dependencies, endpoints.getManifest, async ({ params: { hash }, reply, request }) => {
    const [row] = await db.select({ root: manifests.root }).from(manifests).where(eq(manifests.hash, hash));
    if (!row) throw notFound('manifest');
    // The database keeps the value, not its bytes; the canonical form is the same whatever it does to key order.
    return sendImmutable(request, reply, hash, canonicalJson(row.root));
  });

  route(app, dependencies, endpoints.getManifestPart, async ({ params: { hash }, reply, request }) => {
    const [row] = await db
      .select({ content: manifestParts.content })
      .from(manifestParts)
      .where(eq(manifestParts.hash, hash));
    if (!row) throw notFound('part');
    return sendImmutable(request, reply, hash, row.content);
  });

  const schema = manifestJsonSchema();
  route(app, dependencies, endpoints.getManifestSchema, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    return schema;
  });
}

function sendImmutable(request: FastifyRequest, reply: FastifyReply, hash: string, json: string) {
  const etag = `"${hash}"`;
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
