import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { route } from '../route';
import { shownTemplates } from './templates';

/** What a new experience can begin with; `createExperience` makes one of it. */
export function templateRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  route(app, dependencies, endpoints.listTemplates, async () => ({ items: await shownTemplates() }));
}
