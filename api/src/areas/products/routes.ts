import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies';
import { readExperience } from '../../experiences/read-experience';
import { route } from '../../route';
import { missedProducts } from './missed-products';

export function productsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listMissedProducts, async ({ brand, params, query }) => {
    await readExperience(db, brand.id, params.experienceId);
    return missedProducts(db, params.experienceId, query.days, now());
  });
}
