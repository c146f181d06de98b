import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { openDatabase } from '../../db/open';
import { responses, runs, tallies } from '../../db/schema';
import { newId } from '../../ids';
import { seedLedger } from '../../testing/seed-ledger';
import { seedPoll } from '../../testing/seed-poll';
import { seedRun } from '../../testing/seed-run';
import { createTestFolder } from '../../testing/test-database';
import { seedBrand } from '../../testing/test-seed';

const apiFolder = fileURLToPath(new URL('../../..', import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-recount-'));
  await createTestFolder(join(dataDir, 'database'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { close, db } = await openDatabase({ folder: join(dataDir, 'database') });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

function recount(...runIds: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/responses/recount/recount-command.ts', ...runIds],
    { cwd: apiFolder, env: { ...env, DATA_DIR: dataDir, INIT_CWD: dataDir }, encoding: 'utf8' },
  );
  return { status, stderr, stdout };
}

/** 3 people who said oak, of whom one changed to ash. */
const seeded = () =>
  withDatabase(async (db) => {
    const { experienceId, placementId } = await seedBrand(db, 'Brand');
    const { documentId } = await seedPoll(db, { experienceId });
    const place = { documentId, experienceId, placementId };
    await seedRun(db, place);
    await seedLedger(db, place, 3);
    const [first] = await db.select().from(responses).where(eq(responses.placementId, placementId));
    if (!first) throw new Error('Nothing was seeded');
    const { position: _, ...row } = first;
    const changed = { id: newId(), idempotencyKey: newId(), answer: { wood: ['ash'] } };
    await db.insert(responses).values({ ...row, ...changed });
    await db.update(tallies).set({ count: 2 }).where(eq(tallies.countedAs, 'oak'));
    await db.insert(tallies).values({ runId: row.runId, questionId: 'wood', countedAs: 'ash', count: 1 });
    return row.runId;
  });

test('counts a run from the ledger alone, tells what it found, and that what is kept says the same', async () => {
  const runId = await seeded();
  const agreeing = recount(runId);
  expect(agreeing.stderr).toBe('');
  expect(agreeing.status).toBe(0);
  expect(agreeing.stdout).toMatch(/round 1: 4 responses of 3 respondents\.$/m);
  expect(agreeing.stdout).toMatch(/^ {2}wood \/ ash: 1$/m);
  expect(agreeing.stdout).toMatch(/^ {2}wood \/ oak: 2$/m);
  expect(agreeing.stdout).toMatch(/^The kept counts agree with the ledger\.$/m);

  await withDatabase(async (db) => {
    await db.update(tallies).set({ count: 5 }).where(eq(tallies.countedAs, 'oak'));
    await db.update(runs).set({ respondents: 6 }).where(eq(runs.id, runId));
  });
  const wrong = recount(runId);
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toMatch(/^The kept counts do not agree with the ledger:$/m);
  expect(wrong.stdout).toMatch(/^ {2}respondents: 6 kept, 3 counted$/m);
  expect(wrong.stdout).toMatch(/^ {2}wood \/ oak: 5 kept, 2 counted$/m);
});

test('counts a table of ballots instead, and says whether what is kept agrees with it', async () => {
  const runId = await withDatabase(async (db) => {
    const place = { ...(await seedBrand(db, 'Brand')), documentId: newId() };
    await seedRun(db, place);
    const [run] = await db
      .update(runs)
      .set({ area: 'voting', respondents: 2 })
      .where(eq(runs.documentId, place.documentId))
      .returning();
    if (!run) throw new Error('Nothing was seeded');
    const counted = { runId: run.id, questionId: 'vote', count: 1 };
    await db.insert(tallies).values(['linen', 'wool'].map((countedAs) => ({ ...counted, countedAs })));
    return run.id;
  });
  const head = '\ufeffballot,voter,version,choices\r\nBallot,Voter,Version,Choices\r\n';
  const ballots = '1,a,1,linen\r\n2,b,1,linen\r\n3,a,1,wool\r\n';
  await writeFile(join(dataDir, 'ballots.csv'), head + ballots);
  const agreeing = recount(runId, '--from', 'ballots.csv');
  expect(agreeing.stderr).toBe('');
  expect(agreeing.stdout).toMatch(/round 1: 3 responses of 2 respondents\.$/m);
  expect(agreeing.stdout).toMatch(/^The kept counts agree with the file\.$/m);
  expect(agreeing.status).toBe(0);
  await writeFile(join(dataDir, 'ballots.csv'), `${head}${ballots}4,c,1,wool\r\n`);
  const wrong = recount(runId, '--from', 'ballots.csv');
  expect(wrong.stdout).toMatch(/^The kept counts do not agree with the file:$/m);
  expect(wrong.stdout).toMatch(/^ {2}vote \/ wool: 1 kept, 2 counted$/m);
  expect(wrong.status).toBe(1);
  const poll = await seeded();
  expect(recount(poll, '--from', 'ballots.csv').stderr).toMatch(/^No file is made of a round of the area/);
  expect(recount(runId, '--from', 'none.csv').stderr).toMatch(/^There is no file .*none\.csv\.$/m);
});

test.each([
  { name: 'no run', runIds: [], says: 'Name the run: npm run recount -w api -- RUN.' },
  { name: 'a run that never was', runIds: ['nosuchrun'], says: 'There is no run nosuchrun.' },
])(
  'given $name, it says what to do',
  ({ runIds, says }) => {
    const { status, stderr } = recount(...runIds);
    expect(stderr.trim()).toBe(says);
    expect(status).toBe(1);
  },
  30_000,
);
