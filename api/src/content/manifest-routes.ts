import { endpoints } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { manifestJsonSchema } from '@vitrine/shared/contract/publishing/manifest-schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { manifestParts, manifests } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { invalid, notFound } from '../problem';
import { route } from '../route';
import { canonicalJson } from './canonical';
import { immutableCache } from './immutable-cache';
import { partAs, rootAs, schemaVersionOf } from './schema-migrations';

/** What visitors of some hundred experiences ask for, again and again: a root is some kilobytes, a part up to some hundred. */
const rootsBytes = 8 * 1024 * 1024;
const partsBytes = 32 * 1024 * 1024;

/**
 * Published manifests for browsers: the public half and nothing else. What is stored never changes, and its hash is
 * its address for ever; as a later schema version it has other bytes, so that the version belongs to the address.
 */
export function manifestRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;
  const [roots, parts] = [immutableCache(rootsBytes), immutableCache(partsBytes)];

  route(app, dependencies, endpoints.getManifest, async ({ params: { hash }, query, reply, request }) => {
    const schema = versionAsked(query);
    const json = await roots(`${hash} ${schema}`, async () => {
      const [row] = await db.select({ root: manifests.root }).from(manifests).where(eq(manifests.hash, hash));
      // The database keeps the value, not its bytes; the canonical form is the same whatever it does to key order.
      return row ? canonicalJson(rootAs(row.root, schema)) : null;
    });
    if (!json) throw notFound('manifest');
    return sendVersion(request, reply, { hash, asked: query.schema, json });
  });

  route(app, dependencies, endpoints.getManifestPart, async ({ params: { hash }, query, reply, request }) => {
    const schema = versionAsked(query);
    const json = await parts(`${hash} ${schema}`, async () => {
      const [row] = await db
        .select({ content: manifestParts.content })
        .from(manifestParts)
        .where(eq(manifestParts.hash, hash));
      if (!row) return null;
      const { content } = row;
      return schemaVersionOf(JSON.parse(content)) === schema
        ? content
        : canonicalJson(partAs(content, schema));
    });
    if (!json) throw notFound('part');
    return sendVersion(request, reply, { hash, asked: query.schema, json });
  });

  const schema = manifestJsonSchema();
  route(app, dependencies, endpoints.getManifestSchema, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    return schema;
  });
}

/** @throws ProblemError 400 for a schema version that this server does not know. */
function versionAsked({ schema = manifestSchemaVersion }: { schema?: number | undefined }): number {
  if (schema > manifestSchemaVersion)
    throw invalid('/schema', `This server knows versions up to ${manifestSchemaVersion}`);
  return schema;
}

/** @param asked the schema version in the address; without one, the answer changes with this server's own. */
function sendVersion(
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, hash, json }: { hash: string; asked: number | undefined; json: Buffer },
) {
  const etag = `"${hash}.${asked ?? manifestSchemaVersion}"`;
  const keep = asked === undefined ? 'no-cache' : 'public, max-age=31536000, immutable';
  reply.headers({ 'cache-control': keep, etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
