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
  stores,
  testAccesses,
} from '../../api/src/db/schema';
import type { Dependencies } from '../../api/src/dependencies';
import { newId, newTestAccessId } from '../../api/src/ids';
import { acceptResponses } from '../../api/src/responses/accept-response';
import { createLedger } from '../../api/src/responses/ledger';
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
import { showroomAnswers } from './showroom-answers';

const dayMs = 24 * 3600_000;
const hourMs = 3600_000;
const madeDaysAgo = 12;
const openDays = 9;
const answerCount = 47;

/**
 * Makes the demo brand in a database that nobody belongs to yet: a published experience at `/showroom24` with the
 * answers of its first days, through the functions that the endpoints use. The people come last, in one step: as
 * long as there are none, an interrupted start is cleared away and started again.
 */
export async function seedDemo(dependencies: Dependencies, log: FastifyBaseLogger): Promise<void> {
  await alone(dependencies, async () => {
    const { db } = dependencies;
    if ((await db.$count(people)) > 0) return;
    await removeUnfinished(db, demoBrandId);
    const personIds = Object.fromEntries(demoAccounts.map(({ role }) => [role, newId()]));
    const made = new Date(dependencies.now().getTime() - madeDaysAgo * dayMs);
    const { manifest, pollId } = await makeShowroom(dependencies, made, {
      editor: personIds.editor ?? '',
      manager: personIds.manager ?? '',
    });
    await answerPoll(dependencies, log, { manifest, pollId });
    await letPeopleIn(dependencies, personIds, made);
    log.info({ placement: showroomPlacementId }, 'the demo brand is ready');
  });
}

async function makeShowroom(
  dependencies: Dependencies,
  made: Date,
  personIds: { editor: string; manager: string },
): Promise<{ manifest: string; pollId: string }> {
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
    area: 'scenes' | 'polling' | 'products' | 'theme' | 'videos',
    data: Record<string, unknown>,
  ) => createDocument(db, writer, { experienceId, area, data });
  await write('scenes', { ...livingRoom, objects: sceneObjects(livingRoomPieces, idOf) });
  await write('scenes', { ...diningRoom, objects: sceneObjects(diningRoomPieces, idOf) });
  const { id: pollId } = await write('polling', { ...poll });
  for (const product of await demoProducts(dependencies, brandId, idOf)) await write('products', product);
  for (const title of showroomCollections)
    await write('products', { ...emptyCollection(), name: title.en, title: { ...title } });
  await write('videos', { ...(await demoFilm(dependencies, brandId)) });
  await write('theme', { ...theme(await addPoster(dependencies, brandId)) });

  const opened = new Date(made.getTime() + (madeDaysAgo - openDays) * dayMs);
  const publisher = { brandId, experienceId, personId: personIds.manager, now: opened };
  const { hash } = await publish(db, files, publisher, { note: 'The showroom opens' });
  await db.insert(placements).values({
    id: showroomPlacementId,
    brandId,
    storeId,
    name: 'Showroom entrance',
    kind: 'qr',
    experienceId,
    createdAt: made,
    updatedAt: opened,
  });
  await db.insert(testAccesses).values({
    id: newTestAccessId(),
    placementId: showroomPlacementId,
    label: 'Draft on Edda’s phone',
    createdAt: made,
  });
  return { manifest: hash, pollId };
}

/** Through the ledger, one visitor after the other at the time of their visit. */
async function answerPoll(
  dependencies: Dependencies,
  log: FastifyBaseLogger,
  { manifest, pollId }: { manifest: string; pollId: string },
): Promise<void> {
  const now = dependencies.now().getTime();
  let visit = new Date(now);
  const then = { ...dependencies, now: () => visit };
  const accept = acceptResponses(then, createLedger(then, log));
  for (const { answers, hoursAgo, language } of showroomAnswers(answerCount, openDays)) {
    visit = new Date(now - hoursAgo * hourMs);
    await accept({
      placementId: showroomPlacementId,
      respondentId: newId(),
      idempotencyKey: newId(),
      body: { manifest, documentId: pollId, answers, language },
      countOf: async () => undefined,
    });
  }
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
