import { endpoints } from '@vitrine/shared/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readPosters } from '../areas/theme/posters';
import { searchDocuments } from '../content/search-documents';
import { brands, experiences, stores } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { nameContains } from '../pagination';
import { route } from '../route';
import { visibleTo } from './visible-brands';

/** Finds by name across brands, for who knows what a thing is called and not where it is. What is archived is left out. */
export function searchRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, files } = dependencies;

  route(app, dependencies, endpoints.searchNames, async ({ query: { brandId, limit, q }, staff }) => {
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
    const [inStores, inExperiences, inDocuments] = await Promise.all([
      named(stores),
      named(experiences),
      searchDocuments(db, files, {
        filter: visibleTo(db, staff, 'documents:read'),
        ...(brandId && { firstOf: brandId }),
        limit,
        q,
      }),
    ]);
    const posters = await readPosters(db, files, inExperiences);
    return {
      stores: inStores,
      experiences: inExperiences.map((one) => ({
        ...one,
        pictureUrl: posters.get(one.id)?.[0]?.url ?? null,
      })),
      documents: inDocuments,
    };
  });
}
