import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import { readDocument } from '../content/read-document';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { countVisits } from './count-visits';
import { documentVisits } from './read-visits';

/** Visits: counted as they happen, and what staff see of them. */
export function visitRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;
  const count = countVisits(dependencies);

  route(app, dependencies, endpoints.reportVisit, async ({ body, params, reply }) => {
    await count(params.placementId, body);
    return reply.send();
  });

  route(app, dependencies, endpoints.getDocumentVisits, async ({ brand, params, query }) => {
    const document = await readDocument(db, brand.id, params.documentId);
    return documentVisits(db, document, query.days, now());
  });
}
