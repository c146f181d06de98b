import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { notFound, ProblemError } from '../problem';
import { route } from '../route';
import { resolvePlacement } from './resolve';

/** Caches between visitors and the API may answer for 5 s; browsers always ask. */
const cached = { 'cache-control': 'public, s-maxage=5, max-age=0', vary: 'accept-language' };

/** The public address of a placement. */
export function resolveRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.resolvePlacement, async ({ params, reply, request }) => {
    const language = request.headers['accept-language'];
    const resolved = await resolvePlacement(db, params.placementId, language, now());
    if (!resolved) throw notFound('placement');
    if (resolved.state === 'ended')
      throw new ProblemError(410, 'ended', 'This has ended.', { current: resolved, headers: cached });
    reply.headers(cached);
    return resolved;
  });
}
