/**
 * Kills the API with SIGKILL while visitors vote, answer a poll, and send surveys page after page and whole, again and
 * again on one PGlite folder, and looks each time whether every response that was acknowledged with 201 is in the
 * ledger, once, and the kept counts equal a recount.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFigures } from '../../scripts/bench/report-figures';
import { openDatabase } from '../src/db/open';
import { answerRequests } from './answer-request';
import { cookieSecret, startApi } from './bench-server';
import { inspectLedger } from './inspect-ledger';
import { startLoad } from './load';
import { seedPlace, seedSurveyPlace, seedVotePlace, seedWholeSurveyPlace } from './seed-place';

const rounds = Number(process.env.BENCH_ROUNDS ?? 50);
const port = Number(process.env.BENCH_PORT ?? 4490);
/** To each of what is asked. */
const connections = 25;
/** The kill comes at any moment of this time after the first answer. */
const killWithinMs = 1500;

const say = (text: string) => process.stdout.write(`${text}\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-kill-'));
const folder = join(dataDir, 'database');

/** @returns functions that make requests, of each of what is asked. */
async function seed(): Promise<(() => string)[]> {
  const database = await openDatabase({ folder });
  const places = [];
  for (const seedOne of [seedVotePlace, seedPlace, seedSurveyPlace, seedWholeSurveyPlace])
    places.push(await seedOne(database.db));
  await database.close();
  return places.map((place) => answerRequests(place, cookieSecret));
}

/** @returns ids that were acknowledged before the kill. */
async function answerUntilKilled(requests: (() => string)[]): Promise<string[]> {
  const child = await startApi({ dataDir, port });
  const exited = once(child, 'exit');
  const acknowledged: string[] = [];
  let refused = 0;
  const onResponse = (status: number, body: string) => {
    if (status === 201) acknowledged.push((JSON.parse(body) as { id: string }).id);
    else refused += 1;
    if (acknowledged.length === 1) setTimeout(() => child.kill('SIGKILL'), Math.random() * killWithinMs);
  };
  const loads = requests.map((request) => startLoad({ port, connections, request, onResponse }));
  await exited;
  await Promise.all(loads.map((load) => load.stop()));
  if (refused > 0) throw new Error(`${refused} responses were refused.`);
  return acknowledged;
}

const acknowledged: string[] = [];
let lost = 0;
let wrongRuns = 0;
try {
  const requests = await seed();
  for (let round = 1; round <= rounds; round++) {
    const now = await answerUntilKilled(requests);
    acknowledged.push(...now);
    const found = await inspectLedger(folder, acknowledged);
    lost += found.missing;
    wrongRuns += found.wrongRuns;
    say(
      `round ${round}: ${now.length} acknowledged, ${found.missing} of ${acknowledged.length} lost, ${found.rows} in the ledger, ${found.wrongRuns} runs with wrong counts`,
    );
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const of = acknowledged.length.toLocaleString('en');
reportFigures(
  'kill',
  [
    `| after ${rounds} rounds of kill -9 while people vote, answer a poll, and send surveys by the page and whole, on PGlite | measured |`,
    '| --- | --- |',
    `| acknowledged responses lost | ${lost} of ${of} |`,
    `| runs whose counts differ from a recount | ${wrongRuns} |`,
  ].join('\n'),
);
if (lost > 0 || wrongRuns > 0) process.exitCode = 1;
