import { emptyCollection } from '@vitrine/shared/contract';
import { demoAccounts } from '@vitrine/shared/contract/demo';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { publish } from '../../api/src/content/publish';
import { createDocument } from '../../api/src/content/write-document';
import {
  brands,
  brandUsers,
  experiences,
  people,
  placements,
  printedCodes,
  stores,
  testAccesses,
} from '../../api/src/db/schema';
import type { Dependencies } from '../../api/src/dependencies';
import { newId, newTestAccessId } from '../../api/src/ids';
import { diningRoom, diningRoomPieces } from '../../api/src/templates/dining-room';
import { poll, theme } from '../../api/src/templates/furniture-showroom';
import { livingRoom, livingRoomPieces } from '../../api/src/templates/living-room';
import { sceneObjects } from '../../api/src/templates/scene-objects';
import { showroomCollections } from '../../api/src/templates/showroom-products';
import { demoBrandId } from './demo-ids';
import { addDemoLibrary, addPoster, demoFilm } from './demo-library';
import { demoProducts } from './demo-products';
import { removeUnfinished } from './remove-unfinished';
import { brand, experience, showroomPlacementId, store } from './showroom';
import { windowCode, windowCodeDocument } from './showroom-code';
import { survey } from './showroom-survey';
import { nextVote, vote } from './showroom-vote';
import { showroomWall } from './showroom-wall';
import { type PublishedShowroom, visitShowroom } from './visit-showroom';

const dayMs = 24 * 3600_000;
const madeDaysAgo = 17;
const openDays = 14;

/**
 * Makes the demo brand in a database that nobody belongs to yet: a published experience at `/showroom24` with the
 * visits and answers of its first two weeks, through the functions that the endpoints use. The people come last, in one step: as
 * long as there are none, an interrupted start is cleared away and started again.
 */
export async function seedDemo(dependencies: Dependencies, log: FastifyBaseLogger): Promise<void> {
  await alone(dependencies, async () => {
    const { db } = dependencies;
    if ((await db.$count(people)) > 0) return;
    await removeUnfinished(db, demoBrandId);
    const personIds = Object.fromEntries(demoAccounts.map(({ role }) => [role, newId()]));
    const made = new Date(dependencies.now().getTime() - madeDaysAgo * dayMs);
    const showroom = await makeShowroom(dependencies, made, {
      editor: personIds.editor ?? '',
      manager: personIds.manager ?? '',
    });
    await visitShowroom(dependencies, log, showroom);
    await letPeopleIn(dependencies, personIds, made);
    log.info({ placement: showroomPlacementId }, 'the demo brand is ready');
  });
}

async function makeShowroom(
  dependencies: Dependencies,
  made: Date,
  personIds: { editor: string; manager: string },
): Promise<PublishedShowroom> {
  const { db, files } = dependencies;
  const stamps = { createdAt: made, updatedAt: made };
  const brandId = demoBrandId;
  const [storeId, experienceId] = [newId(), newId()];
  await db.insert(brands).values({ id: brandId, ...brand, ...stamps });
  await db.insert(stores).values({ id: storeId, brandId, ...store, ...stamps });
  await db.insert(experiences).values({ id: experienceId, brandId, ...experience, ...stamps });
  const idOf = await addDemoLibrary(dependencies, brandId, made);

  const writer = { brandId, personId: personIds.editor, now: made };
  const write = (
    area:
      | 'polling'
      | 'products'
      | 'qr-code-scheduler'
      | 'scenes'
      | 'surveys'
      | 'theme'
      | 'video-wall'
      | 'videos'
      | 'voting',
    data: Record<string, unknown>,
  ) => createDocument(db, writer, { experienceId, area, data });
  const rooms = [
    { ...livingRoom, objects: sceneObjects(livingRoomPieces, idOf) },
    { ...diningRoom, objects: sceneObjects(diningRoomPieces, idOf) },
  ];
  const sceneIds: string[] = [];
  for (const room of rooms) sceneIds.push((await write('scenes', room)).id);
  const { id: pollId } = await write('polling', { ...poll });
  const { id: surveyId } = await write('surveys', { ...survey });
  const { id: voteId } = await write('voting', { ...vote });
  const products: PublishedShowroom['products'] = [];
  for (const product of await demoProducts(dependencies, brandId, idOf)) {
    const { id } = await write('products', product);
    products.push({ id, variantId: Object.keys(product.variants)[0] ?? '' });
  }
  await write('voting', { ...nextVote(products.slice(0, 4)) });
  for (const title of showroomCollections)
    await write('products', { ...emptyCollection(), name: title.en, title: { ...title } });
  const { id: filmId } = await write('videos', { ...(await demoFilm(dependencies, brandId)) });
  await write('video-wall', { ...showroomWall(filmId) });
  await write('theme', { ...theme(await addPoster(dependencies, brandId)) });

  const windowDocument = windowCodeDocument(surveyId, sceneIds[0] ?? '');
  const { id: codeId } = await write('qr-code-scheduler', { ...windowDocument });

  const openedAt = new Date(made.getTime() + (madeDaysAgo - openDays) * dayMs);
  const publisher = { brandId, experienceId, personId: personIds.manager, now: openedAt };
  const { hash } = await publish(db, files, publisher, { note: 'The showroom opens' });
  await db.insert(placements).values({
    id: showroomPlacementId,
    brandId,
    storeId,
    name: 'Showroom entrance',
    kind: 'qr',
    experienceId,
    createdAt: made,
    updatedAt: openedAt,
  });
  await db.insert(printedCodes).values({
    ...{ code: windowCode, brandId, experienceId, documentId: codeId },
    ...{ placementId: showroomPlacementId, createdAt: made },
  });
  await db.insert(testAccesses).values({
    id: newTestAccessId(),
    placementId: showroomPlacementId,
    label: 'Draft on Edda’s phone',
    createdAt: made,
  });
  const code = { id: codeId, document: windowDocument };
  return {
    experienceId,
    manifest: hash,
    openedAt,
    sceneIds,
    filmId,
    pollId,
    surveyId,
    voteId,
    products,
    code,
  };
}

/** The demo accounts, which exist on the Auth emulator only, with their roles. */
async function letPeopleIn(
  { db }: Dependencies,
  personIds: Record<string, string>,
  made: Date,
): Promise<void> {
  const stamps = { createdAt: made, updatedAt: made };
  await db.transaction(async (tx) => {
    for (const { displayName, email, role, uid } of demoAccounts) {
      const id = personIds[role] ?? newId();
      const tenantRole = role === 'owner' ? 'owner' : 'member';
      await tx
        .insert(people)
        .values({ id, uid, email, displayName, role: tenantRole, status: 'active', ...stamps });
      if (role !== 'owner')
        await tx.insert(brandUsers).values({ brandId: demoBrandId, personId: id, role, ...stamps });
    }
  });
}

/** Any number, the same in every process: whoever holds it makes the demo. */
const demoLock = 7_233_483;

/** On PostgreSQL several processes may start at once; PGlite's folder belongs to one. */
async function alone({ config }: Dependencies, work: () => Promise<void>): Promise<void> {
  if (!config.databaseUrl) return work();
  // A connection of its own, whose end unlocks: the wait for another process takes longer than a query may.
  const client = new Client({ connectionString: config.databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [demoLock]);
    await work();
  } finally {
    await client.end();
  }
}
