/**
 * Kills the API with SIGKILL while visitors answer a poll and send page after page of a survey, again and again on one PGlite folder, and looks each time whether
 * every response that was acknowledged with 201 is in the ledger and the kept counts equal a recount.
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
import { seedPlace, seedSurveyPlace } from './seed-place';

const rounds = Number(process.env.BENCH_ROUNDS ?? 50);
const port = Number(process.env.BENCH_PORT ?? 4490);
/** To each of both. */
const connections = 50;
/** The kill comes at any moment of this time after the first answer. */
const killWithinMs = 1500;

const say = (text: string) => process.stdout.write(`${text}\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-kill-'));
const folder = join(dataDir, 'database');

/** @returns functions that make requests, of the poll and of the survey. */
async function seed(): Promise<(() => string)[]> {
  const database = await openDatabase({ folder });
  const places = [await seedPlace(database.db), await seedSurveyPlace(database.db)];
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
let wrongCounts = 0;
try {
  const requests = await seed();
  for (let round = 1; round <= rounds; round++) {
    const now = await answerUntilKilled(requests);
    acknowledged.push(...now);
    const found = await inspectLedger(folder, acknowledged);
    lost += found.missing;
    wrongCounts += found.wrongCounts;
    say(
      `round ${round}: ${now.length} acknowledged, ${found.missing} of ${acknowledged.length} lost, ${found.rows} in the ledger, ${found.wrongCounts} wrong counts`,
    );
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const of = acknowledged.length.toLocaleString('en');
reportFigures(
  'kill',
  [
    `| after ${rounds} rounds of kill -9 while people answer a poll and a survey’s pages, on PGlite | measured |`,
    '| --- | --- |',
    `| acknowledged responses lost | ${lost} of ${of} |`,
    `| counts that differ from a recount | ${wrongCounts} |`,
  ].join('\n'),
);
if (lost > 0 || wrongCounts > 0) process.exitCode = 1;
