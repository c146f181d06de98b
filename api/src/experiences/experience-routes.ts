import { endpoints, type experienceUpdate } from '@vitrine/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { archivedIs } from '../archived';
import { setArchived } from '../archiving';
import { withPosters } from '../areas/theme/posters';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import { announceDraft } from '../content/announce';
import { createFromFile } from '../content/experience-files/create-experience';
import { waitsForReview } from '../content/review/read-review';
import { experiences } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { atMost } from '../files/at-most';
import type { Write } from '../idempotency';
import { newId } from '../ids';
import { byNameKey, byTime, listPage, nameContains, rowsOf, sortedBy } from '../pagination';
import { route } from '../route';
import { prepareTemplate } from '../templates/prepare-template';
import { readTenant } from '../tenants/tenant-settings';
import {
  countExperiences,
  type ExperienceRow,
  experienceOf,
  readExperience,
  selectExperiences,
} from './read-experience';
import { statusIs } from './status-filter';

const experienceOrders = {
  name: byNameKey<ExperienceRow>(experiences.nameKey, experiences.id, ({ row }) => [row.nameKey, row.id]),
  updatedAt: byTime<ExperienceRow>(experiences.updatedAt, experiences.id, ({ row }) => [
    row.updatedAt,
    row.id,
  ]),
  createdAt: byTime<ExperienceRow>(experiences.createdAt, experiences.id, ({ row }) => [
    row.createdAt,
    row.id,
  ]),
};

/** Experiences of a brand; their content and publishing are in `content`. */
export function experienceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, files, now } = dependencies;
  /** Each is one transaction of some hundred rows: many at once would take all connections from others. */
  const templateInTurn = atMost(1);
  const inBrand = (brandId: string, experienceId: string) =>
    and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId));

  route(app, dependencies, endpoints.listExperiences, async ({ brand, query }) => {
    const filter = and(
      eq(experiences.brandId, brand.id),
      archivedIs(experiences.archivedAt, query.archived),
      nameContains(experiences.nameKey, query.q),
      query.status && statusIs(query.status),
      query.review && waitsForReview,
    );
    const page = await listPage({
      query,
      order: sortedBy(query.sort, experienceOrders),
      rows: rowsOf(selectExperiences(db), filter),
      total: countExperiences(db, filter),
      item: experienceOf,
    });
    return { ...page, items: await withPosters(db, files, page.items) };
  });

  route(app, dependencies, endpoints.createExperience, async ({ body, brand, staff, write }) => {
    if (body.template) {
      const prepared = await prepareTemplate(dependencies, body.template);
      const { description = '', name } = body;
      const { languages } = prepared.content.experience;
      const content = { ...prepared.content, experience: { name, description, languages } };
      const writer = { brandId: brand.id, personId: staff.person.id, now: now() };
      return templateInTurn(
        () =>
          write(async (tx) => {
            const made = await createFromFile(tx, { content, files: prepared.files, writer });
            return readExperience(tx, brand.id, made);
          }),
        staff.person.id,
      );
    }
    const id = newId();
    const languages = body.languages ?? [(await readTenant(db, config.firebase.tenantId)).defaultLanguage];
    return write(async (tx) => {
      await tx.insert(experiences).values({
        ...changes({ description: body.description }),
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

  route(app, dependencies, endpoints.getExperience, async ({ brand, params }) => {
    const experience = await readExperience(db, brand.id, params.experienceId);
    const [shown] = await withPosters(db, files, [experience]);
    return shown ?? experience;
  });

  route(app, dependencies, endpoints.updateExperience, async ({ body, brand, params, write }) => {
    const { experienceId } = params;
    const changed = await write(async (tx) => {
      const current = await readExperience(tx, brand.id, experienceId, { lock: true });
      const wanted = notChangedMeanwhile(current, body);
      await tx
        .update(experiences)
        .set({ ...changes(wanted), draftRevision: nextDraftRevision(wanted), updatedAt: now() })
        .where(inBrand(brand.id, experienceId));
      return readExperience(tx, brand.id, experienceId);
    });
    await announceDraft(dependencies, { brandId: brand.id, experienceId });
    return changed;
  });

  for (const [one, several, archives] of [
    [endpoints.archiveExperience, endpoints.archiveExperiences, true],
    [endpoints.restoreExperience, endpoints.restoreExperiences, false],
  ] as const) {
    const set = (write: Write, brandId: string, ids: string[]) => {
      const scope = eq(experiences.brandId, brandId);
      return write((tx) =>
        setArchived(tx, experiences, { thing: 'experience', scope, ids, archives, now: now() }),
      );
    };

    route(app, dependencies, one, async ({ brand, params: { experienceId }, write }) => {
      await set(write, brand.id, [experienceId]);
      return readExperience(db, brand.id, experienceId);
    });
    route(app, dependencies, several, async ({ body, brand, write }) => ({
      changed: await set(write, brand.id, body.ids),
    }));
  }
}

/** Visitors get the name and the languages with the manifest: a change of them is a newer draft. */
function nextDraftRevision({ languages, name }: z.infer<typeof experienceUpdate>): SQL {
  const { draftRevision, languages: storedLanguages, name: storedName } = experiences;
  return sql`${draftRevision} + case
    when ${storedName} is distinct from coalesce(${name ?? null}, ${storedName}) then 1
    when ${storedLanguages} is distinct from coalesce(${languages ? JSON.stringify(languages) : null}::jsonb, ${storedLanguages}) then 1
    else 0 end`;
}
