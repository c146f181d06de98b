import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { route } from '../route';
import { respondentSetCookie } from './respondent-cookie';
import { eraseVisitor, visitorDataOf } from './visitor-rights';

/** Visitor sessions: who answers is a random id in a signed cookie, and nothing else is known of them. What is kept of one is handed out and erased here. */
export function visitorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const isProduction = config.environment === 'production';

  route(app, dependencies, endpoints.createVisitorSession, async ({ body, reply, request, respondentId }) => {
    const respondent = body.fresh || respondentId === null ? newId() : respondentId;
    const secure = isProduction || request.protocol === 'https';
    reply.header('set-cookie', respondentSetCookie(respondent, { secret: config.cookieSecret, secure }));
    return { respondentId: respondent };
  });

  route(app, dependencies, endpoints.getVisitorData, ({ params }) =>
    visitorDataOf(db, params.respondentId, now()),
  );

  route(app, dependencies, endpoints.eraseVisitor, async ({ params, reply, write }) => {
    await write((tx) => eraseVisitor(tx, params.respondentId));
    return reply.send();
  });
}
