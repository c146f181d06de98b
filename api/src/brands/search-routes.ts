import { endpoints } from '@vitrine/shared/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { brands, experiences, stores } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { nameContains } from '../pagination';
import { route } from '../route';
import { visibleTo } from './visible-brands';

/** Finds by name across brands, for who knows what a thing is called and not where it is. What is archived is left out. */
export function searchRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  route(app, dependencies, endpoints.searchNames, async ({ query: { q, limit }, staff }) => {
    const named = (things: typeof stores | typeof experiences) =>
      db
        .select({ id: things.id, name: things.name, brandId: brands.id, brandName: brands.name })
        .from(things)
        .innerJoin(brands, eq(brands.id, things.brandId))
        .where(
          and(
            isNull(things.archivedAt),
            isNull(brands.archivedAt),
            nameContains(things.nameKey, q),
            visibleTo(db, staff),
          ),
        )
        .orderBy(asc(things.nameKey), asc(things.id))
        .limit(limit);
    const [inStores, inExperiences] = await Promise.all([named(stores), named(experiences)]);
    return { stores: inStores, experiences: inExperiences };
  });
}
