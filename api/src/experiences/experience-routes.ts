import { endpoints, type experienceUpdate } from '@vitrine/shared/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { archivedIs } from '../archived';
import { changes } from '../changes';
import { experiences } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { byName, contains, listPage } from '../pagination';
import { route } from '../route';
import { readTenant } from '../tenants/tenant-settings';
import { type ExperienceRow, experienceOf, readExperience, selectExperiences } from './read-experience';

/** Experiences of a brand; their content and publishing are in `content`. */
export function experienceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const inBrand = (brandId: string, experienceId: string) =>
    and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId));

  route(app, dependencies, endpoints.listExperiences, ({ brand, query }) => {
    const filter = and(
      eq(experiences.brandId, brand.id),
      archivedIs(experiences.archivedAt, query.archived),
      contains(experiences.name, query.q),
    );
    return listPage({
      query,
      order: byName<ExperienceRow>(experiences.name, experiences.id, ({ row }) => [row.name, row.id]),
      rows: ({ after, limit, orderBy }) =>
        selectExperiences(db)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(experiences, filter),
      item: experienceOf,
    });
  });

  route(app, dependencies, endpoints.createExperience, async ({ body, brand, write }) => {
    const id = newId();
    const languages = body.languages ?? [(await readTenant(db, config.firebase.tenantId)).defaultLanguage];
    return write(async (tx) => {
      await tx.insert(experiences).values({
        ...changes(body),
        id,
        brandId: brand.id,
        name: body.name,
        languages,
        createdAt: now(),
        updatedAt: now(),
      });
      return readExperience(tx, brand.id, id);
    });
  });

  route(app, dependencies, endpoints.getExperience, ({ brand, params }) =>
    readExperience(db, brand.id, params.experienceId),
  );

  route(app, dependencies, endpoints.updateExperience, async ({ body, brand, params }) => {
    await db
      .update(experiences)
      .set({ ...changes(body), draftRevision: nextDraftRevision(body), updatedAt: now() })
      .where(inBrand(brand.id, params.experienceId));
    return readExperience(db, brand.id, params.experienceId);
  });

  route(app, dependencies, endpoints.archiveExperience, async ({ brand, params }) => {
    await db
      .update(experiences)
      .set({ archivedAt: now(), updatedAt: now() })
      .where(and(inBrand(brand.id, params.experienceId), isNull(experiences.archivedAt)));
    return readExperience(db, brand.id, params.experienceId);
  });

  route(app, dependencies, endpoints.restoreExperience, async ({ brand, params }) => {
    await db
      .update(experiences)
      .set({ archivedAt: null, updatedAt: now() })
      .where(and(inBrand(brand.id, params.experienceId), isNotNull(experiences.archivedAt)));
    return readExperience(db, brand.id, params.experienceId);
  });
}

/** Visitors get the name and the languages with the manifest: a change of them is a newer draft. */
function nextDraftRevision({ languages, name }: z.infer<typeof experienceUpdate>): SQL {
  const { draftRevision, languages: storedLanguages, name: storedName } = experiences;
  return sql`${draftRevision} + case
    when ${storedName} is distinct from coalesce(${name ?? null}, ${storedName}) then 1
    when ${storedLanguages} is distinct from coalesce(${languages ? JSON.stringify(languages) : null}::jsonb, ${storedLanguages}) then 1
    else 0 end`;
}
