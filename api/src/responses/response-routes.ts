import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { unauthenticated } from '../problem';
import { route } from '../route';
import { acceptResponses } from './accept-response';
import { answeredBefore } from './answered-before';
import { idempotencyKeyOf } from './idempotency-key';
import { createLedger, type Ledger } from './ledger';

/** @param ledger where answers go; benchmarks compare the database's with one that forgets. */
export function responseRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  ledger: Ledger = createLedger(dependencies, app.log),
): void {
  const accept = acceptResponses(dependencies, ledger);

  route(app, dependencies, endpoints.createResponse, async ({ body, params, request, respondentId }) => {
    if (respondentId === null) throw unauthenticated('no-visitor-session');
    const idempotencyKey = idempotencyKeyOf(request);
    const { placementId } = params;
    const here = { placementId, respondentId };
    const countOf = (respondentsPerMinute: number | null) =>
      app.limits.respondentAt(request, {
        ...here,
        respondentsPerMinute,
        answeredBefore: () => answeredBefore(dependencies.db, here),
      });
    return accept({ placementId, respondentId, idempotencyKey, body, countOf });
  });
}
