import { endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { manifests } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { readExperience, readExperienceRow } from '../experiences/read-experience';
import { listPage, newestFirst, rowsOf } from '../pagination';
import { invalid } from '../problem';
import { type Call, route } from '../route';
import { announceDraft, announceManifest } from './announce';
import { checkAhead } from './check-ahead';
import { certify } from './checks';
import { compile } from './compile';
import { readDraft } from './draft';
import { publish, restoreVersion, unpublish, versionsOf } from './publish';
import { cancelPlan } from './publish-plan';
import { turnDraft } from './turn-draft';
import { readChanges } from './version-changes';
import type { ManifestRow, Publisher } from './versions';

/** From draft to version: certificate, publish, unpublish, versions, restore. */
export function publishingRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bus, db, files, now } = dependencies;

  route(app, dependencies, endpoints.checkExperience, async ({ brand, params }) => {
    const draft = await readDraft(db, files, await readExperienceRow(db, brand.id, params.experienceId));
    return certify(draft, compile(draft, 0), now());
  });

  route(app, dependencies, endpoints.publishExperience, async ({ body, brand, params, staff, write }) => {
    const publisher = publisherOf({ brand, staff }, params.experienceId, now());
    const at = body.at === undefined ? null : new Date(body.at);
    if (at && at <= now()) throw invalid('/at', 'This moment has passed');
    await checkAhead(db, brand.id, params.experienceId);
    const version = await write((tx) => publish(tx, files, publisher, { note: body.note ?? '', at }));
    await announceManifest(db, bus, params.experienceId);
    return version;
  });

  route(app, dependencies, endpoints.cancelPlannedPublish, async ({ brand, params, staff, write }) => {
    await cancelPlan(write, publisherOf({ brand, staff }, params.experienceId, now()));
    return readExperience(db, brand.id, params.experienceId);
  });

  route(app, dependencies, endpoints.unpublishExperience, async ({ brand, params, staff, write }) => {
    await unpublish(write, publisherOf({ brand, staff }, params.experienceId, now()));
    await announceManifest(db, bus, params.experienceId);
    return readExperience(db, brand.id, params.experienceId);
  });

  route(app, dependencies, endpoints.restoreVersion, async ({ brand, params, staff, write }) => {
    const publisher = publisherOf({ brand, staff }, params.experienceId, now());
    await restoreVersion(write, publisher, params.version);
    await announceManifest(db, bus, params.experienceId);
    return readExperience(db, brand.id, params.experienceId);
  });

  route(app, dependencies, endpoints.turnDraft, async ({ body, brand, params, staff, write }) => {
    const writer = { brandId: brand.id, personId: staff.person.id, now: now() };
    const turn = await write((tx) => turnDraft(tx, writer, params.experienceId, body));
    await announceDraft(dependencies, { brandId: brand.id, experienceId: params.experienceId });
    return turn;
  });

  route(app, dependencies, endpoints.compareVersions, async ({ brand, params, query }) => {
    const experience = await readExperienceRow(db, brand.id, params.experienceId);
    return readChanges(db, experience.id, { from: params.version, to: query.to });
  });

  route(app, dependencies, endpoints.listVersions, async ({ brand, params, query }) => {
    const experience = await readExperienceRow(db, brand.id, params.experienceId);
    const filter = eq(manifests.experienceId, experience.id);
    const page = await listPage({
      query,
      order: newestFirst<ManifestRow>(manifests.version, ({ version }) => version),
      rows: rowsOf(db.select().from(manifests), filter),
      total: db.$count(manifests, filter),
      item: (row) => row,
    });
    return { ...page, items: await versionsOf(db, page.items, experience.publishedVersion) };
  });
}

const publisherOf = (
  { brand, staff }: Pick<Call<never>, 'brand' | 'staff'>,
  experienceId: string,
  now: Date,
): Publisher => ({ brandId: brand.id, personId: staff.person.id, experienceId, now });
