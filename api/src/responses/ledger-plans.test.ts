import { newId } from '../ids';
import { recordedStatements } from '../testing/recorded-statements';
import { seedLedger, seedRuns } from '../testing/seed-ledger';
import { countedAs, seedRun } from '../testing/seed-run';
import { keptReadingOf } from '../testing/statement-plans';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { seedBrand } from '../testing/test-seed';
import { settleBatch } from './settle-batch';
import type { Submission } from './submission';

/*
 * What the ledger reads for an answer does not depend on how much there is, nor on when its statements were planned:
 * tables grow by themselves, PGlite never looks at their size again, PostgreSQL only minutes later, and a connection
 * keeps the plans that it has made.
 */

interface Place {
  placementId: string;
  experienceId: string;
  documentId: string;
}
let database: TestDatabase;
let place: Place;

/** An empty ledger whose statements were planned, each for good. */
async function openLedger(): Promise<void> {
  database = await createTestDatabase();
  const { experienceId, placementId } = await seedBrand(database.db, 'Brand');
  place = { experienceId, placementId, documentId: newId() };
  await seedRun(database.db, place);
  // As it is after the first few times by itself.
  await database.pool.query('set plan_cache_mode = force_generic_plan');
}
afterEach(() => database?.close());

const submission = (given: Partial<Submission> = {}): Submission => ({
  ...place,
  id: newId(),
  manifestVersion: 1,
  respondentId: newId(),
  visitorId: newId(),
  answers: { wood: ['oak'], rooms: ['hall', 'attic'] },
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

const settle = (given: Partial<Submission> = {}) => settleBatch(database.pool, [submission(given)]);
const settleMany = async (times: number) => {
  for (let time = 0; time < times; time += 1) await settle();
};

/** What the kept plans read for one more answer: of somebody new, or to change the one before. */
async function readFor(given: Partial<Submission> = {}) {
  const { statements } = await recordedStatements(() => settle(given));
  const [read, write] = statements;
  if (!read || !write) throw new Error('A batch is two statements.');
  return {
    read: await keptReadingOf(database.pool, 'ledger-read', read),
    write: await keptReadingOf(database.pool, 'ledger-write', write, { run: false }),
  };
}

async function expectToBeFew(): Promise<void> {
  const respondentId = newId();
  for (const given of [{ respondentId }, { respondentId, answers: { wood: ['ash'] } }]) {
    const { read, write } = await readFor(given);
    // The run, its four counts, the response under this key and what this respondent has answered.
    expect(read.rows.runs).toBe(1);
    expect(read.rows.tallies).toBeLessThanOrEqual(4);
    expect(read.rows.responses).toBe(1);
    expect(read.rows.current_answers).toBeLessThanOrEqual(2);
    expect(read.indexes).toEqual([
      'current_answers_run_id_respondent_id_question_id_pk',
      'responses_idempotency',
      'runs_round',
      'tallies_run_id_question_id_option_id_pk',
    ]);
    // Found by their keys as they are written.
    expect(write).toEqual({ rows: {}, indexes: [] });
  }
}

/** Other placements' runs are in the way as well. */
const grow = async (responses: number) => {
  await seedRuns(database.db, { beside: place.placementId, placements: responses / 50, rounds: 5 });
  await seedLedger(database.db, place, responses);
};
const planAnew = () => database.pool.query('discard plans');

it('reads no more for an answer when a table has grown since, was never analysed, or is', async () => {
  await openLedger();
  await settle();
  await expectToBeFew();
  await grow(300);
  await expectToBeFew();
  await planAnew();
  await expectToBeFew();
  await grow(50_000);
  await expectToBeFew();
  await planAnew();
  await expectToBeFew();
  await database.pool.query('analyze');
  await expectToBeFew();
});

it('plans again after a while, for tables that were known to be small and have grown', async () => {
  await openLedger();
  await database.pool.query('analyze');
  await settle();
  await grow(10_000);
  await settleMany(50);
  await expectToBeFew();
});
