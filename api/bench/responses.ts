/**
 * Responses per second that the API accepts, divided by those of the same server without a database: the same app,
 * whose ledger accepts at once. On each database at a placement that nobody has answered before, and at one that has
 * been answered a million times and never analysed; then pages of a survey of ten questions, one submission each. Rounds alternate, because machines are noisy; each server is a
 * process of its own. PostgreSQL is measured where DATABASE_URL names one, or one answers on this machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { answerRequests } from './answer-request';
import { type BenchServer, cookieSecret, startServer } from './bench-server';
import { createPostgres } from './create-postgres';
import { startLoad } from './load';

/** A full venue answering at once; what comes together is written together, so fewer make smaller batches. */
const connections = Number(process.env.BENCH_CONNECTIONS ?? 400);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 4000);
const warmUpMs = 3000;
/** What the placement of the second state holds before. */
const held = Number(process.env.BENCH_HELD ?? 1_000_000);

const say = (text: string) => process.stdout.write(`${text}\n`);

/** @returns accepted responses per second. */
async function measure(server: BenchServer, request: () => string, ms: number): Promise<number> {
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  const load = startLoad({
    port: server.port,
    connections,
    request,
    onResponse: (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
  });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await load.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  const accepted = statuses.get(201) ?? 0;
  statuses.delete(201);
  if (statuses.size > 0) throw new Error(`Not accepted: ${JSON.stringify([...statuses])}`);
  return accepted / seconds;
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-responses-'));
const databases = [await createPostgres('new'), await createPostgres('full'), await createPostgres('pages')];
const [fresh, full, pages] = databases;
const filled = { BENCH_RESPONSES: String(held) };
const survey = { BENCH_ASKS: 'survey' };
const environments: Record<string, Record<string, string>> = {
  none: { BENCH_LEDGER: 'none' },
  'none, survey': { BENCH_LEDGER: 'none', ...survey },
  PGlite: {},
  'PGlite, full': filled,
  'PGlite, survey': survey,
  ...(fresh &&
    full &&
    pages && {
      PostgreSQL: { DATABASE_URL: fresh.url },
      'PostgreSQL, full': { ...filled, DATABASE_URL: full.url },
      'PostgreSQL, survey': { ...survey, DATABASE_URL: pages.url },
    }),
};
const servers: { name: string; server: BenchServer; request: () => string; perSecond: number[] }[] = [];
try {
  for (const [name, variables] of Object.entries(environments)) {
    const server = await startServer({ DATA_DIR: join(folder, name), ...variables });
    servers.push({ name, server, request: answerRequests(server, cookieSecret), perSecond: [] });
  }
  for (const { request, server } of servers) await measure(server, request, warmUpMs);
  for (let round = 1; round <= rounds; round++) {
    for (const { perSecond, request, server } of servers)
      perSecond.push(await measure(server, request, roundMs));
    say(
      `round ${round}: ${servers.map(({ name, perSecond }) => `${name} ${Math.round(perSecond.at(-1) ?? 0)}/s`).join(', ')}`,
    );
  }
} finally {
  for (const { server } of servers) await server.stop();
  for (const database of databases) await database?.drop();
  await rm(folder, { recursive: true, force: true });
}

const perSecondOf = (name: string) => servers.find((one) => one.name === name)?.perSecond ?? [];
const spread = (perSecond: number[]) => {
  const [middle, lowest, highest] = [median(perSecond), Math.min(...perSecond), Math.max(...perSecond)].map(
    (value) => Math.round(value).toLocaleString('en'),
  );
  return `${middle}/s; ${lowest} to ${highest}`;
};
const cell = (name: string, without = 'none') => {
  const perSecond = perSecondOf(name);
  // Each round against its own neighbour: what slows the machine down slows both.
  const ratio = median(perSecond.map((one, round) => one / (perSecondOf(without)[round] ?? Number.NaN)));
  return `${ratio.toFixed(2)} (${spread(perSecond)})`;
};
const { pgliteRatio, postgresRatio } = budgets.responses;
const rows = ['PGlite', ...(fresh ? ['PostgreSQL'] : [])].map(
  (name) =>
    `| ${name} | ≥ ${name === 'PGlite' ? pgliteRatio : postgresRatio} | ${cell(name)} | ${cell(`${name}, full`)} | ${cell(`${name}, survey`, 'none, survey')} |`,
);
reportFigures(
  'responses',
  [
    `| responses a second ÷ without a database (${spread(perSecondOf('none'))}) | budget | a new placement | with ${held.toLocaleString('en')} responses in it | pages of a survey (${spread(perSecondOf('none, survey'))}) |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n'),
);
