import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { route } from '../route';
import { respondentSetCookie } from './respondent-cookie';

/** Visitor sessions: who answers is a random id in a signed cookie, and nothing else is known of them. */
export function visitorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config } = dependencies;
  const cookie = { secret: config.cookieSecret, secure: config.environment === 'production' };

  route(app, dependencies, endpoints.createVisitorSession, async ({ body, reply, respondentId }) => {
    const respondent = body.fresh || respondentId === null ? newId() : respondentId;
    reply.header('set-cookie', respondentSetCookie(respondent, cookie));
    return { respondentId: respondent };
  });
}
