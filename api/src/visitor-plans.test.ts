import { sql } from 'drizzle-orm';
import { forgetOldImports } from './content/imports/import-files';
import { publishPlanned } from './content/publish-plan';
import { startJobs } from './db/jobs';
import { documents, testAccesses } from './db/schema';
import { forgetOldKeys } from './idempotency';
import { newId, newTestAccessId } from './ids';
import { OpenVisits } from './live/open-visits';
import { answeredBefore } from './responses/answered-before';
import { findRecorded } from './responses/find-recorded';
import { type OutboxRow, readOutbox } from './responses/outbox';
import { readAnswered } from './responses/read-answered';
import { recordedStatements, type Statement } from './testing/recorded-statements';
import { seedLedger, seedRuns } from './testing/seed-ledger';
import { seedPoll } from './testing/seed-poll';
import { readingOf } from './testing/statement-plans';
import { createTestApp, type TestApp } from './testing/test-app';
import { forgetOldResponses } from './visitors/forget-old-responses';
import { respondentSetCookie } from './visitors/respondent-cookie';
import { eraseVisitor, visitorDataOf } from './visitors/visitor-rights';

/*
 * What a visitor's call or a job reads does not grow with the ledger, whatever the database knows of its tables. The
 * two statements of the ledger itself, which are planned once, have a test of their own.
 */

let test: TestApp;
let placeOf: { experienceId: string; placementId: string; documentId: string };
const recorded: { name: string; statements: Statement[] }[] = [];

/** Keeps the statements of some work that succeeds. */
async function record(name: string, work: () => Promise<unknown>): Promise<void> {
  const { statements } = await recordedStatements(work);
  const own = statements.filter(
    ({ text }) =>
      /^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes('json_to_recordset'),
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
  await db.insert(documents).values({
    ...{ brandId: test.brandId, experienceId, id: film, area: 'videos', order: 'a0', baseLanguage: 'en' },
    data: { title: { en: 'Film' } },
  });
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
  await record('answer that was sent before', () =>
    findRecorded(db, { placementId, idempotencyKey: newId() }),
  );
  await record('whether they answered before', () => answeredBefore(db, { placementId, respondentId }));
  await record('visit', () =>
    call(`${place}/visits`, {
      ...{ manifest: seen.manifest, deviceClass: 'phone', language: 'en' },
      events: [{ kind: 'play', documentId: film, tenth: 0 }],
    }),
  );
  const { runs } = (
    await app.inject({
      url: `/v1/brands/${test.brandId}/experiences/${experienceId}/summary`,
      headers: test.as('owner'),
    })
  ).json();
  await record('own answers of a stream', () => readAnswered(db, [runs[0].id], [respondentId]));
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
  placeOf = { experienceId, placementId, documentId };
  // A poll that is served no more and was begun anew every hour of a season.
  await db.execute(sql`insert into runs (id, placement_id, experience_id, document_id, area, round, state)
    select 'former-' || n, ${placementId}, ${experienceId}, 'former', 'polling', n, 'closed'
    from generate_series(1, 1000) n`);
}, 120_000);
afterAll(() => test?.close());

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
  await test.db.execute(sql`insert into idempotency_keys (owner, key, request_hash)
    select 'somebody', gen_random_uuid(), 'hash' from ${numbers}`);
  await test.db.execute(sql`insert into imports (id, area, file_name, state, found, applied, created_by)
    select gen_random_uuid(), 'products', 'lamps.csv', 'done', '{}', '{}', 'somebody' from ${numbers}`);
  await test.db.execute(sql`insert into jobs (kind, data, due_at)
    select 'later', '{}', now() + interval '1 day' from ${numbers}`);
}

/** More than any of them needs, with what is read whole because it is small. */
const few = 450;

async function expectFew(): Promise<void> {
  const many: string[] = [];
  for (const { name, statements } of recorded)
    for (const statement of statements) {
      const { rows } = await readingOf(test.pool, statement);
      for (const [table, read] of Object.entries(rows))
        if (read > few) many.push(`${name}: ${read} of ${table}: ${statement.text}`);
    }
  expect(many).toEqual([]);
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
  }
  await expectFew();
});

it('reads few rows of large tables that were analysed', async () => {
  await test.pool.query('analyze');
  await expectFew();
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
