import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { route } from '../route';
import { askedConsent, readTenant } from '../tenants/tenant-settings';
import { forgetVisitsOf } from './forget-visits';
import { cookieTerms, respondentSetCookie } from './respondent-cookie';
import { eraseVisitor, visitorDataOf } from './visitor-rights';

/** Visitor sessions: who answers is a random id in a signed cookie, and nothing else is known of them. What is kept of one is handed out and erased here. */
export function visitorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;

  route(app, dependencies, endpoints.createVisitorSession, async ({ body, reply, request, respondentId }) => {
    const isNew = body.fresh || respondentId === null;
    if (isNew) await app.limits.newRespondent(request);
    if (body.forgetVisits && respondentId !== null) await forgetVisitsOf(db, respondentId);
    const respondent = isNew ? newId() : respondentId;
    reply.header('set-cookie', respondentSetCookie(respondent, cookieTerms(config, request)));
    const consent = askedConsent(await readTenant(db, config.firebase.tenantId));
    return { respondentId: respondent, consent };
  });

  route(app, dependencies, endpoints.getVisitorData, ({ params }) =>
    visitorDataOf(db, params.respondentId, now()),
  );

  route(app, dependencies, endpoints.eraseVisitor, async ({ params, reply, write }) => {
    await write((tx) => eraseVisitor(tx, params.respondentId));
    return reply.send();
  });
}
