import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import type { CompiledDrafts } from './compiled-drafts';
import { readTestManifest } from './read-test-manifest';

/** Test access: the draft as visitors would get it, whatever its certificate says; never cached, never indexed. */
export function testManifestRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  compiled: CompiledDrafts,
): void {
  route(app, dependencies, endpoints.getTestManifest, async ({ params, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return readTestManifest(dependencies, compiled, params, dependencies.now());
  });
}
