import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { resolvePlacement } from '../placements/resolve';
import { ProblemError } from '../problem';
import { route } from '../route';
import type { CompiledDrafts } from './compiled-drafts';
import { readTestManifest } from './read-test-manifest';

/** Refusals of test accesses that there are, or were: whoever tries ids learns nothing of a placement. */
const sayHowItLooks = ['expired', 'revoked', 'nothing-to-test'];

/**
 * Test access: the draft as visitors would get it, whatever its certificate says; never cached, never indexed. Where
 * there is nothing to show, it answers what the placement tells everybody, so that the page can have its look.
 */
export function testManifestRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  compiled: CompiledDrafts,
): void {
  route(app, dependencies, endpoints.getTestManifest, async ({ params, reply, request }) => {
    reply.header('x-robots-tag', 'noindex');
    const { db, now } = dependencies;
    const at = now();
    try {
      return await readTestManifest(dependencies, compiled, params, at);
    } catch (error) {
      if (!(error instanceof ProblemError) || !sayHowItLooks.includes(error.code)) throw error;
      const language = request.headers['accept-language'];
      const current = await resolvePlacement(db, params.placementId, language, at, { withLook: true });
      if (!current) throw error;
      throw new ProblemError(error.status, error.code, error.message, { ...error.details, current });
    }
  });
}
