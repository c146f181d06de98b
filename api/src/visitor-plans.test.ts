import { endpoints } from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { experienceImportJob } from './content/experience-files/experience-import-job';
import { forgetOldImports } from './content/imports/import-files';
import { importJob } from './content/imports/import-job';
import { publishPlanned } from './content/publish-plan';
import { startJobs } from './db/jobs';
import { documents, manifests, placements, testAccesses } from './db/schema';
import { forgetOldKeys } from './idempotency';
import { newId, newPlacementId, newTestAccessId } from './ids';
import { deliverJob } from './integrations/deliver';
import { OpenVisits } from './live/open-visits';
import { moderatedWords } from './moderation/read-moderations';
import { readTexts, textsAtOnce } from './moderation/read-texts';
import { isRecorded } from './responses/accept-response';
import { answeredBefore } from './responses/answered-before';
import { type OutboxRow, readOutbox } from './responses/outbox';
import { readAnswered } from './responses/read-answered';
import { readTenant } from './tenants/tenant-settings';
import { addResponse } from './testing/add-response';
import { callEndpoint } from './testing/call-endpoint';
import { experienceImportDriver } from './testing/experience-files';
import { recordedStatements, type Statement } from './testing/recorded-statements';
import { validGlb } from './testing/sample-glb';
import { sentPicture } from './testing/sample-media';
import { completeScene } from './testing/seed-content';
import { seedLedger, seedRuns } from './testing/seed-ledger';
import { seedNeighbours } from './testing/seed-neighbours';
import { seedPoll } from './testing/seed-poll';
import { readingOf } from './testing/statement-plans';
import { createTestApp, type TestApp } from './testing/test-app';
import { upload } from './testing/upload';
import { startWebhookReceiver } from './testing/webhook-receiver';
import { castBallot, codesFor, openVote, redeem } from './tokens/testing/token-vote';
import { forgetOldResponses } from './visitors/forget-old-responses';
import { respondentSetCookie } from './visitors/respondent-cookie';
import { eraseVisitor, visitorDataOf } from './visitors/visitor-rights';

/*
 * What a visitor's call or a job reads does not grow with the ledger, whatever the database knows of its tables. The
 * two statements of the ledger itself, which are planned once, have a test of their own.
 */
let test: TestApp;
/** Of codes for a vote. */
let lotId: string;
let placeOf: { experienceId: string; placementId: string; documentId: string };

const recorded: { name: string; statements: Statement[] }[] = [];

/** Reads nothing, and cannot be done twice. */
const insertsValues = /^insert into "\w+" \([^)]*\) values (?!.* on conflict)/;

/** Keeps the statements of some work that succeeds. */
async function record(name: string, work: () => Promise<unknown>): Promise<void> {
  const { statements } = await recordedStatements(work);
  const own = statements.filter(
    ({ text }) =>
      /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
      !text.includes(' json_to_recordset') &&
      !insertsValues.test(text),
  );
  expect(own).not.toEqual([]);
  recorded.push({ name, statements: own });
}

beforeAll(async () => {
  test = await createTestApp();
  const { app, db, dependencies, experienceId, placementId } = test;
  const documentId = newId();
  const film = newId();
  const seen = await seedPoll(db, { experienceId, documentId });
  const own = { brandId: test.brandId, experienceId, order: 'a0', baseLanguage: 'en' };
  await db.insert(documents).values([
    { ...own, id: film, area: 'videos', data: { title: { en: 'Film' } } },
    { ...own, id: documentId, area: 'polling', data: { title: { en: 'Poll' } } },
  ]);
  const respondentId = newId();
  const [setCookie = ''] = respondentSetCookie(respondentId, {
    secret: dependencies.config.cookieSecret,
    secure: false,
  });
  const cookie = setCookie.split(';')[0] as string;
  const call = async (url: string, payload?: object) => {
    const method = payload ? ('POST' as const) : ('GET' as const);
    const headers = { cookie, 'idempotency-key': newId() };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect([answer.body, answer.statusCode < 300]).toEqual([answer.body, true]);
  };
  const place = `/v1/placements/${placementId}`;
  const body = { manifest: seen.manifest, documentId, answers: { wood: ['oak'] }, language: 'en' };
  await record('resolve', () => call(place));
  await record('manifest', () => call(`/v1/manifests/${seen.manifest}`));
  await record('runs', () => call(`${place}/runs`));
  await seedPoll(db, { experienceId, documentId, version: 2 });
  await record('answer to the version before', () => call(`${place}/responses`, body));
  await record('answer that was sent before', () => isRecorded(db, { placementId, idempotencyKey: newId() }));
  await record('whether they answered before', () => answeredBefore(db, { placementId, respondentId }));
  await record('visit', () =>
    call(`${place}/visits`, {
      ...{ manifest: seen.manifest, deviceClass: 'phone', language: 'en' },
      events: [{ kind: 'play', documentId: film, tenth: 0 }],
    }),
  );
  await callEndpoint(test, 'owner', endpoints.updateTenant, { body: { askConsent: true } });
  const { consentVersion } = await readTenant(db, dependencies.config.firebase.tenantId);
  await record('visit of somebody who is recognised', () =>
    call(`${place}/visits`, {
      ...{ manifest: seen.manifest, deviceClass: 'phone', language: 'en' },
      events: [{ kind: 'consent', given: true, version: consentVersion }],
    }),
  );
  const { runs } = (
    await app.inject({
      url: `/v1/brands/${test.brandId}/experiences/${experienceId}/summary`,
      headers: test.as('owner'),
    })
  ).json();
  await record('own answers of a stream', () => readAnswered(db, [runs[0].id], [respondentId]));
  const oak = [{ word: 'oak', written: 'Oak', count: 1 }];
  await record('moderated words', () => moderatedWords(db, { id: runs[0].id, documentId }, oak));
  const open = new OpenVisits({ db, now: dependencies.now, count: () => new Map([[placementId, 3]]) });
  await record('open visits', () => open.say());

  const outbox = { brandId: test.brandId, until: 1_000_000, limit: 100 };
  await record('outbox from its beginning', () => readOutbox(db, { ...outbox, after: 0 }));
  await record('outbox from its end', () => readOutbox(db, { ...outbox, after: 999_000 }));
  await record('retention', () => forgetOldResponses(dependencies));
  await record('keys', () => forgetOldKeys(db, dependencies.now()));
  await record('forgotten imports', () => forgetOldImports(dependencies));
  await record('a plan to publish', () => publishPlanned(dependencies, { experienceId, version: 2 }));
  const kinds = { nothing: { everyMs: 3_600_000, run: async () => undefined } };
  const jobs = await startJobs({ db, kinds, now: dependencies.now, onError: () => undefined });
  await record('jobs', () => jobs.runDue());
  await jobs.stop();

  const testAccess = { id: newTestAccessId(), placementId, label: 'Pinned', pinnedVersion: 1, experienceId };
  await db.insert(testAccesses).values(testAccess);
  await record('answer in test access', () => call(`${place}/test/${testAccess.id}/responses`, body));
  await record('what is kept of a visitor', () => visitorDataOf(db, respondentId, dependencies.now()));
  await record('a visitor erased', () => db.transaction((tx) => eraseVisitor(tx, respondentId)));
  const catalogue = await publishedCatalogue();
  await record('draft in test access', () => call(catalogue.draft));
  await record('version in test access', () => call(catalogue.version));
  await record('part', () => call(`/v1/manifests/parts/${catalogue.part}`));
  await record('IIIF', () => call(`/v1/manifests/${catalogue.manifest}/iiif`));
  const { url } = await sentPicture(test);
  await record('file', () => call(new URL(url).pathname));
  const load = { remote: 'viewer', version: '1.0.0', source: 'current', outcome: 'loaded', durationMs: 120 };
  await record('loads of remotes', () =>
    call('/v1/remote-loads', {
      loads: [{ ...load, phases: { manifestMs: null, entryMs: 40, screenMs: 80 } }],
    }),
  );
  const vote = await openVote(test);
  const { codes, lot } = await codesFor(test, vote);
  await record('a code redeemed', () => redeem(test, vote, cookie, codes[0]));
  await record('a ballot with a code', () => castBallot(test, vote, cookie));
  await record('own answers with a code', () => call(`/v1/placements/${vote.placementId}/runs`));
  await record('what is kept of who held a code', () => visitorDataOf(db, respondentId, dependencies.now()));
  await record('who held a code erased', () => db.transaction((tx) => eraseVisitor(tx, respondentId)));
  lotId = lot.id;
  await recordImports(catalogue.experienceId);
  await recordDeliveries();
  placeOf = { experienceId, placementId, documentId };
  // A poll that is served no more and was started again every hour of a season.
  await db.execute(sql`insert into runs (id, placement_id, experience_id, document_id, area, round, state)
    select 'former-' || n, ${placementId}, ${experienceId}, 'former', 'polling', n, 'closed'
    from generate_series(1, 1000) n`);
});
afterAll(() => test?.close());

const running = new AbortController().signal;

/** An experience with a scene. */
async function publishedCatalogue() {
  const { brandId, db } = test;
  const uploadId = await upload(test, test.as('editor'), 'glb', await validGlb());
  const model = await callEndpoint(test, 'editor', endpoints.createLibraryObject, {
    params: { brandId },
    body: { uploadId, name: 'Table' },
  });
  const made = await callEndpoint(test, 'manager', endpoints.createExperience, {
    params: { brandId },
    body: { name: 'Catalogue', languages: ['en', 'de'] },
  });
  const experienceId = made.body.id;
  const params = { brandId, experienceId };
  const body = { experienceId, area: 'scenes' as const, data: { ...completeScene(model.body._id) } };
  await callEndpoint(test, 'editor', endpoints.createDocument, { params, body });
  await callEndpoint(test, 'manager', endpoints.publishExperience, { params, body: {} });
  const [row] = await db.select().from(manifests).where(eq(manifests.experienceId, experienceId));
  const [placementId, draft, version] = [newPlacementId(), newTestAccessId(), newTestAccessId()];
  await db
    .insert(placements)
    .values({ id: placementId, brandId, storeId: test.storeId, name: 'Door', experienceId });
  await db.insert(testAccesses).values([
    { id: draft, placementId, label: 'Draft' },
    { id: version, placementId, label: 'Version', pinnedVersion: 1, experienceId },
  ]);
  const tested = `/v1/placements/${placementId}/test`;
  return {
    experienceId,
    draft: `${tested}/${draft}`,
    version: `${tested}/${version}`,
    manifest: row?.hash ?? '',
    part: row?.root.parts[0]?.hash ?? '',
  };
}

/** Of a table of products with pictures, and of the file of an experience; each is checked, and then done. */
async function recordImports(exported: string): Promise<void> {
  const { brandId, dependencies } = test;
  const params = { brandId };
  const table = 'Handle,Title,Images\nlamp,Lamp,http://127.0.0.1:9/lamp.png\nsofa,Sofa,\n';
  const tableId = await upload(test, test.as('editor'), 'import', Buffer.from(table));
  const ofTable = await callEndpoint(test, 'editor', endpoints.createImport, {
    params,
    body: { uploadId: tableId, area: 'products', fileName: 'lamps.csv', experienceId: test.experienceId },
  });
  const importId = ofTable.body.id;
  const runImport = () => importJob(dependencies).run({ importId }, running);
  await record('a table checked', runImport);
  await callEndpoint(test, 'editor', endpoints.applyImport, {
    params: { brandId, importId },
    body: { fetchesPictures: true },
  });
  await record('a table taken over', runImport);
  const driver = await experienceImportDriver(test);
  const archive = await driver.exported(exported);
  await driver.jobs.stop();
  const archiveId = await upload(test, test.as('manager'), 'experience', archive);
  const ofArchive = await callEndpoint(test, 'manager', endpoints.createExperienceImport, {
    params,
    body: { uploadId: archiveId, fileName: 'showroom.zip' },
  });
  const experienceImportId = ofArchive.body.id;
  const runCreation = () => experienceImportJob(dependencies).run({ importId: experienceImportId }, running);
  await record('an experience checked', runCreation);
  await driver.call('applyExperienceImport', experienceImportId);
  await record('an experience created', runCreation);
}

async function recordDeliveries(): Promise<void> {
  const receiver = await startWebhookReceiver();
  await callEndpoint(test, 'manager', endpoints.createWebhook, {
    params: { brandId: test.brandId },
    body: { name: 'Warehouse', address: receiver.address },
  });
  await addResponse(test.db, test);
  await record('webhooks', () => deliverJob(test.dependencies).run({}, running));
  expect(receiver.told()).toHaveLength(1);
  await receiver.close();
}

/** Others' visits, what staff answered in a test access, their calls and imports: of today, so that none is old enough to go. */
async function seedAround(): Promise<void> {
  const { experienceId, placementId } = placeOf;
  const numbers = sql`generate_series(1, 10000) n`;
  await test.db.execute(sql`insert into visit_events (placement_id, experience_id, respondent_id, kind, source, device_class, language)
    select ${placementId}, ${experienceId}, md5('visitor' || n), 'visit', 'qr', 'phone', 'en' from ${numbers}`);
  await test.db.execute(sql`insert into test_responses (id, test_access_id, placement_id, experience_id, manifest_version, area,
      document_id, respondent_id, answer, language, idempotency_key, submission_hash)
    select gen_random_uuid(), id, ${placementId}, ${experienceId}, 1, 'polling', 'poll', md5('tester' || n),
      '{}', 'en', gen_random_uuid(), 'hash'
    from test_accesses, ${numbers} where label = 'Pinned'`);
  await test.db.execute(sql`insert into moderations (document_id, kind, key, shown)
    select ${placeOf.documentId}, kind, md5('said' || n), false from ${numbers}, unnest(array['text', 'word']) kind
    on conflict do nothing`);
  await test.db.execute(sql`insert into tokens (id, lot_id, number, code, holder, redeemed_at, held_at)
    select gen_random_uuid(), ${lotId}, last + n, gen_random_uuid(), gen_random_uuid(), now(), now()
    from ${numbers}, (select max(number) as last from tokens where lot_id = ${lotId}) given`);
  await test.db.execute(sql`insert into idempotency_keys (owner, key, request_hash)
    select 'somebody', gen_random_uuid(), 'hash' from ${numbers}`);
  await test.db.execute(sql`insert into imports (id, area, file_name, state, found, applied, created_by)
    select gen_random_uuid(), 'products', 'lamps.csv', 'done', '{}', '{}', 'somebody' from ${numbers}`);
  await test.db.execute(sql`insert into experience_imports (id, brand_id, file_name, created_by)
    select gen_random_uuid(), ${test.brandId}, 'showroom.zip', 'somebody' from ${numbers}`);
  await test.db.execute(sql`insert into jobs (kind, data, due_at)
    select 'later', '{}', now() + interval '1 day' from ${numbers}`);
}

/** A great many products where a table is imported; and the brand's own model behind all others. */
async function seedOwn(): Promise<void> {
  const { brandId, db, experienceId } = test;
  await db.execute(sql`insert into documents (id, brand_id, experience_id, area, "order", base_language, data)
    select 'product-' || n, ${brandId}, ${experienceId}, 'products', 'a0', 'en', jsonb_build_object('handle', 'product-' || n)
    from generate_series(1, 3000) n on conflict do nothing`);
  await db.execute(sql`update library_objects set name = name where brand_id = ${brandId}`);
}

/** What is read whole by its nature: retention asks each experience, and whether there is room is counted. */
const isWhole = (name: string, table: string, { text }: Statement) =>
  (name === 'retention' && table === 'experiences') ||
  /^select count\(\*\) as count from "documents"/.test(text);

/** More than any of them needs, with what is read whole because it is small. */
const few = 450;

async function expectFew(): Promise<void> {
  const many: string[] = [];
  for (const { name, statements } of recorded)
    for (const statement of statements) {
      const { indexes, rows } = await readingOf(test.pool, statement);
      for (const [table, read] of Object.entries(rows))
        if (read > few && !isWhole(name, table, statement))
          many.push(`${name}: ${read} of ${table} (${indexes}): ${statement.text}`);
    }
  expect(many).toEqual([]);
}

/** Of a poll's answers, for its words: of each page of people theirs, to all of its questions. */
async function expectPages(): Promise<void> {
  const { db, pool } = test;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from runs where placement_id = ${placeOf.placementId} and document_id = ${placeOf.documentId}`,
  );
  const { statements } = await recordedStatements(async () => {
    for await (const _ of readTexts(db, rows[0]?.id ?? '', 'wood'));
  });
  const questions = 2;
  for (const statement of statements) {
    const { current_answers: read = 0 } = (await readingOf(pool, statement)).rows;
    expect(read).toBeLessThanOrEqual(textsAtOnce * questions + few);
  }
}

it.each([
  ['empty', 0],
  ['small', 200],
  ['middle-sized', 3000],
  ['large', 30_000],
])('reads few rows of tables that are %s and were never analysed', async (_, responses) => {
  if (responses > 0) {
    await seedRuns(test.db, {
      beside: test.placementId,
      placements: responses / 200,
      rounds: 5,
      responses: 120,
    });
    await seedLedger(test.db, placeOf, responses);
    await seedAround();
    await seedNeighbours(test.db, 3000);
    await seedOwn();
  }
  await expectFew();
  await expectPages();
});

it('reads few rows of large tables that were analysed', async () => {
  await test.pool.query('analyze');
  await expectFew();
  await expectPages();
});

it('reads hardly more of a brand’s placements for its outbox than it returns', async () => {
  const { brandId, db, pool } = test;
  const limit = 100;
  for (const after of [0, 300, 20_000]) {
    const asked = { brandId, after, until: 1_000_000, limit };
    let found: OutboxRow[] = [];
    const { statements } = await recordedStatements(async () => {
      found = await readOutbox(db, asked);
    });
    const { rows } = await pool.query(
      `select id from responses where position > $1 and placement_id in (select id from placements where brand_id = $2)
      order by position limit $3`,
      [after, brandId, limit],
    );
    expect(found.map(({ response }) => response.id)).toEqual(rows.map(({ id }) => id));
    let read = 0;
    for (const statement of statements) read += (await readingOf(pool, statement)).rows.responses ?? 0;
    // One of each of the 151 placements, and a few times as many as are returned.
    expect(read).toBeLessThan(151 + 5 * limit);
  }
});
