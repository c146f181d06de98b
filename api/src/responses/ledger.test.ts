import type { Answers, RunAction } from '@vitrine/shared/contract';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { runs } from '../db/schema';
import type { Write } from '../idempotency';
import { newId } from '../ids';
import { ProblemError } from '../problem';
import { countedAs, seedRun } from '../testing/seed-run';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';
import { createLedger, type Ledger } from './ledger';
import { recountRun } from './recount/recount';
import { actOnRun } from './runs';
import type { Outcome, Submission } from './submission';

let test: TestApp;
/** Two processes' ledgers on one database. */
let ledgers: Ledger[];
beforeAll(async () => {
  test = await createTestApp();
  const log = pino({ level: 'silent' });
  ledgers = [createLedger(test.dependencies, log), createLedger(test.dependencies, log)];
});
afterAll(() => test.close());

async function openRun() {
  const { brandId, experienceId, placementId } = await seedBrand(test.db, 'Brand');
  const documentId = newId();
  await seedRun(test.db, { placementId, experienceId, documentId });
  return { brandId, placementId, experienceId, documentId };
}
type Place = Awaited<ReturnType<typeof openRun>>;

const submission = (place: Place, given: Partial<Submission>): Submission => ({
  ...place,
  id: newId(),
  manifestVersion: 1,
  respondentId: newId(),
  visitorId: newId(),
  answers: { wood: ['oak'] },
  partial: false,
  whole: false,
  countedAs,
  quotas: {},
  conclude: null,
  language: 'en',
  changeAllowed: true,
  round: null,
  mostRespondents: null,
  idempotencyKey: newId(),
  submissionHash: 'hash',
  receivedAt: new Date(),
  ...given,
});

/** What is kept, and the same counted again from the current answers, of every run of some placements. */
async function keptAndRecounted(places: Place[]) {
  const ids = sql.join(
    places.map(({ placementId }) => sql`${placementId}`),
    sql`, `,
  );
  const mine = sql`select id from runs where placement_id in (${ids})`;
  const kept = await test.db.execute(sql`
    select run_id, question_id, option_id, count::int from tallies
    where run_id in (${mine}) and count > 0 order by 1, 2, 3`);
  const recounted = await test.db.execute(sql`
    select run_id, question_id, option_id, count(*)::int as count
    from current_answers, jsonb_array_elements_text(options) as option_id
    where run_id in (${mine}) group by 1, 2, 3 order by 1, 2, 3`);
  const keptRespondents = await test.db.execute(
    sql`select id, respondents from runs where id in (${mine}) and respondents > 0 order by 1`,
  );
  const respondents = await test.db.execute(sql`
    select run_id as id, count(distinct respondent_id)::int as respondents
    from current_answers where run_id in (${mine}) group by 1 order by 1`);
  return {
    kept: { tallies: kept.rows, respondents: keptRespondents.rows },
    recounted: { tallies: recounted.rows, respondents: respondents.rows },
  };
}

const runsOf = (places: Place[]) =>
  test.db
    .select()
    .from(runs)
    .where(
      inArray(
        runs.placementId,
        places.map(({ placementId }) => placementId),
      ),
    );

const answers = fc
  .record(
    {
      wood: fc.subarray(['oak', 'ash', 'elm'], { minLength: 1, maxLength: 1 }),
      rooms: fc.subarray(['hall', 'study', 'attic'], { minLength: 1 }),
      constructor: fc.subarray(['valueof', 'constructor'], { minLength: 1 }),
    },
    { requiredKeys: [] },
  )
  .filter((record) => Object.keys(record).length > 0);

/** Somebody answers. */
const submitted = fc.record({
  place: fc.nat(1),
  ledger: fc.nat(1),
  respondent: fc.nat(3),
  answers,
  changeAllowed: fc.boolean(),
  /** From a small stock, so that keys come again with the same and with other content. */
  key: fc.option(fc.nat(3), { nil: null }),
  /** Waits for all before it. */
  settleFirst: fc.boolean(),
});
/** A moderator presses something, whether or not it is possible just then. */
const moderated = fc.record({
  place: fc.nat(1),
  action: fc.constantFrom<RunAction>('open', 'open', 'pause', 'close', 'reset'),
});
const step = fc.oneof({ weight: 4, arbitrary: submitted }, { weight: 1, arbitrary: moderated });

/** What cannot be done in the state of that moment is refused. */
async function moderate({ placementId, brandId }: Place, action: RunAction): Promise<void> {
  const [run] = await test.db
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.placementId, placementId))
    .orderBy(desc(runs.round))
    .limit(1);
  const write: Write = (work) => test.db.transaction(work);
  const pressed = { brandId, runId: run?.id ?? '', action, rules: null, now: new Date() };
  await actOnRun(test.db, write, pressed).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}

it('keeps counts that equal a recount of the current answers and one of the ledger, whatever comes, is pressed and overlaps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const places = [await openRun(), await openRun()];
      const outcomes: { id: string; outcome: Promise<Outcome> }[] = [];
      const pressed: Promise<void>[] = [];
      for (const [index, one] of steps.entries()) {
        if ('action' in one) {
          pressed.push(moderate(places[one.place] as Place, one.action));
          continue;
        }
        if (one.settleFirst) await Promise.all(outcomes.map(({ outcome }) => outcome));
        const place = places[one.place] as Place;
        const given = submission(place, {
          respondentId: `respondent-${one.respondent}`,
          answers: one.answers as Answers,
          changeAllowed: one.changeAllowed,
          idempotencyKey: one.key === null ? `once-${index}` : `again-${one.key}`,
          submissionHash: JSON.stringify([one.respondent, one.answers]),
        });
        outcomes.push({ id: given.id, outcome: (ledgers[one.ledger] as Ledger).record(given) });
      }
      const settled = await Promise.all(
        outcomes.map(async ({ id, outcome }) => ({ id, outcome: await outcome })),
      );
      await Promise.all(pressed);
      const { kept, recounted } = await keptAndRecounted(places);
      expect(kept).toEqual(recounted);
      for (const { id } of await runsOf(places)) {
        const found = await recountRun(test.db, id, (_, questionId, answer) => countedAs(questionId, answer));
        expect(found?.counted).toEqual(found?.kept);
      }
      const recorded = settled.filter(({ id, outcome }) => outcome.kind === 'accepted' && outcome.id === id);
      const ids = sql.join(
        places.map(({ placementId }) => sql`${placementId}`),
        sql`, `,
      );
      const ledger = await test.db.execute<{ id: string }>(
        sql`select id from responses where placement_id in (${ids})`,
      );
      expect(ledger.rows.map(({ id }) => id).sort()).toEqual(recorded.map(({ id }) => id).sort());
    }),
    { numRuns: 40 },
  );
});

it('lets in as many people as a run may have, however many come at once in two processes, and closes with the last', async () => {
  const place = await openRun();
  const limited = (respondentId: string) => submission(place, { respondentId, mostRespondents: 7 });
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      (ledgers[index % 2] as Ledger).record(limited(`guest-${index % 30}`)),
    ),
  );
  expect(outcomes.filter(({ kind }) => kind === 'refused')).toContainEqual({
    kind: 'refused',
    why: 'closed',
    round: 1,
  });
  const { kept, recounted } = await keptAndRecounted([place]);
  expect(kept).toEqual(recounted);
  const [run] = await test.db.select().from(runs).where(eq(runs.placementId, place.placementId));
  expect(run).toMatchObject({ respondents: 7, state: 'closed', closedAt: expect.any(Date) });
  // Who watches while counts are hidden is told of the state.
  expect(run?.stateSequence).toBe(run?.sequence);
});

it('closes at the moment of the last who got in, whoever comes after in the same batch', async () => {
  const place = await openRun();
  const [ledger] = ledgers as [Ledger];
  const moments = ['2026-11-27T10:00:00.000Z', '2026-11-27T10:00:01.000Z'].map((time) => new Date(time));
  await Promise.all(
    moments.map((receivedAt) => ledger.record(submission(place, { receivedAt, mostRespondents: 1 }))),
  );
  const [run] = await test.db.select().from(runs).where(eq(runs.placementId, place.placementId));
  expect(run?.closedAt).toEqual(moments[0]);
});

it('closes what has more people than it may have as soon as somebody new comes', async () => {
  const place = await openRun();
  const [ledger] = ledgers as [Ledger];
  for (const respondentId of ['first', 'second']) await ledger.record(submission(place, { respondentId }));
  const late = await ledger.record(submission(place, { mostRespondents: 1 }));
  expect(late).toEqual({ kind: 'refused', why: 'closed', round: 1 });
  const [run] = await test.db.select().from(runs).where(eq(runs.placementId, place.placementId));
  expect(run).toMatchObject({ respondents: 2, state: 'closed', closedAt: expect.any(Date) });
});

it('counts what was received before the end, though its batch is settled after it, and leaves the end where it was', async () => {
  const place = await openRun();
  const [ledger] = ledgers as [Ledger];
  const closedAt = new Date('2026-11-27T10:00:00.000Z');
  const ofPlace = eq(runs.placementId, place.placementId);
  await test.db.update(runs).set({ state: 'closed', closedAt }).where(ofPlace);
  const received = (ms: number) => submission(place, { receivedAt: new Date(closedAt.getTime() + ms) });
  expect(await ledger.record(received(-1))).toMatchObject({ kind: 'accepted' });
  expect(await ledger.record(received(0))).toEqual({ kind: 'refused', why: 'closed', round: 1 });
  const [run] = await test.db.select().from(runs).where(ofPlace);
  expect(run).toMatchObject({ state: 'closed', closedAt, respondents: 1 });
  await test.db.update(runs).set({ state: 'open', closedAt: null, closesAt: closedAt }).where(ofPlace);
  expect(await ledger.record(received(-1))).toMatchObject({ kind: 'accepted' });
  expect(await ledger.record(received(1))).toEqual({ kind: 'refused', why: 'closed', round: 1 });
});

it('writes the neighbours of a submission that the database cannot store', async () => {
  const place = await openRun();
  const [ledger] = ledgers as [Ledger];
  const all = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      ledger.record(submission(place, index === 20 ? { language: 'a\u0000b' } : {})),
    ),
  );
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(all[20]?.status).toBe('rejected');
  const { kept, recounted } = await keptAndRecounted([place]);
  expect(kept).toEqual(recounted);
  expect(kept.respondents).toMatchObject([{ respondents: 49 }]);
});

it('takes a key once although two processes are given it for two polls at the same time', async () => {
  const first = await openRun();
  const second = { ...first, documentId: newId() };
  await seedRun(test.db, second);
  for (let n = 0; n < 20; n++) {
    const idempotencyKey = newId();
    const outcomes = await Promise.all(
      [first, second].map((place, index) =>
        (ledgers[index] as Ledger).record(
          submission(place, { idempotencyKey, submissionHash: place.documentId }),
        ),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['accepted', 'refused']);
  }
  const { kept, recounted } = await keptAndRecounted([first]);
  expect(kept).toEqual(recounted);
});

it('counts a batch as one change of each run', async () => {
  const place = await openRun();
  const [ledger] = ledgers as [Ledger];
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => ledger.record(submission(place, {}))));
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ kind: 'accepted', run: { respondents: 20, sequence: 2 } });
  const [run] = await test.db.select().from(runs).where(sql`placement_id = ${place.placementId}`);
  expect(run).toMatchObject({ respondents: 20, sequence: 2, stateSequence: 1 });
});

it('writes on after another query has failed, which ends its connection', async () => {
  const place = await openRun();
  const [ledger] = ledgers as [Ledger];
  await ledger.record(submission(place, {}));
  await expect(test.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  expect(await ledger.record(submission(place, {}))).toMatchObject({
    kind: 'accepted',
    run: { respondents: 2 },
  });
});
