/**
 * What a ballot and a delivered snapshot cost in processor time where two API processes share PostgreSQL and Redis, by
 * what they cost where one does all of it: rounds in turns, in one run. Both processes serve the same placement, or each
 * one of its own. Runs where PostgreSQL and Redis answer.
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
import type { BenchPlace } from './seed-place';
import { startWatchers } from './start-watchers';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 4000);
/** At each process, as much as the other has. Cores that are never idle share what a core has, and all costs more. */
const ballotsPerSecond = 500;
const voters = 50;
const watchers = 2000;
/** Enough for a snapshot each time that one may go out, and too few to cost anything themselves. */
const ballotsWhileWatching = 20;
const redis = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';

/** A process, and where it is asked for. */
interface At {
  server: BenchServer;
  place: BenchPlace;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function processorMs(processes: At[]): Promise<number> {
  const each = await Promise.all(processes.map(({ server }) => server.ask('processorMs')));
  return each.reduce((sum, ms) => sum + ms, 0);
}

/** So many ballots a second at each process. @returns how many were accepted. */
async function vote(processes: At[], perSecond: number, connections: number): Promise<number> {
  let accepted = 0;
  const loads = processes.map(({ place, server }) =>
    startLoad({
      connections,
      everyMs: (connections / perSecond) * 1000,
      port: server.port,
      request: answerRequests(place, cookieSecret),
      onResponse: (status, body) => {
        if (status !== 201) throw new Error(`Not accepted: ${status} ${body}`);
        accepted += 1;
      },
    }),
  );
  await pause(roundMs);
  await Promise.all(loads.map((load) => load.stop()));
  return accepted;
}

/** @returns processor time of a ballot, in microseconds. */
async function costOfBallot(processes: At[]): Promise<number> {
  const before = await processorMs(processes);
  const accepted = await vote(processes, ballotsPerSecond, voters);
  return ((await processorMs(processes)) - before) / accepted / 1e-3;
}

/** @returns processor time of a snapshot to one watcher, in microseconds. */
async function costOfDelivery(processes: At[]): Promise<number> {
  const tells = await Promise.all(
    processes.map(({ place: { placementId }, server: { port } }, index) =>
      startWatchers({ port, placementId, watchers, network: `10.${index}` }),
    ),
  );
  const before = await processorMs(processes);
  await vote(processes, ballotsWhileWatching / processes.length, 1);
  const spent = (await processorMs(processes)) - before;
  const noted = await Promise.all(tells.map((tell) => tell()));
  return spent / noted.flat().reduce((sum, [, count]) => sum + count, 0) / 1e-3;
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-processes-'));
const postgres = await createPostgres('processes');
if (!postgres) throw new Error('Two processes need a PostgreSQL that both reach.');
const servers: BenchServer[] = [];
try {
  for (const name of ['one', 'two'])
    servers.push(
      await startServer({ DATA_DIR: join(folder, name), DATABASE_URL: postgres.url, REDIS_URL: redis }),
    );
  const [one, two] = servers as [BenchServer, BenchServer];
  const arrangements: Record<string, At[]> = {
    one: [{ server: one, place: one }],
    shared: [
      { server: one, place: one },
      { server: two, place: one },
    ],
    own: [
      { server: one, place: one },
      { server: two, place: two },
    ],
  };
  for (const processes of Object.values(arrangements)) await costOfBallot(processes);
  const costs: Record<string, { ballot: number[]; delivery: number[] }> = {};
  for (let round = 1; round <= rounds; round++)
    for (const [name, processes] of Object.entries(arrangements)) {
      const of = costs[name] ?? { ballot: [], delivery: [] };
      costs[name] = of;
      of.ballot.push(await costOfBallot(processes));
      of.delivery.push(await costOfDelivery(processes));
      process.stdout.write(
        `round ${round}, ${name}: ${of.ballot.at(-1)?.toFixed(0)} µs a ballot, ${of.delivery.at(-1)?.toFixed(1)} µs a delivery\n`,
      );
    }
  const cell = (name: string, of: 'ballot' | 'delivery') => {
    // Each round against its own neighbour: what slows the machine down slows both.
    const ratios = (costs[name]?.[of] ?? []).map(
      (cost, round) => cost / (costs.one?.[of][round] ?? Number.NaN),
    );
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
    return `${median(ratios).toFixed(2)} (${least} to ${most})`;
  };
  const alone = (of: 'ballot' | 'delivery') => `${median(costs.one?.[of] ?? []).toFixed(0)} µs`;
  reportFigures(
    'processes',
    [
      `| processor time of two processes ÷ of one | budget | a ballot (one: ${alone('ballot')}) | a snapshot to one watcher (one: ${alone('delivery')}) |`,
      '| --- | --- | --- | --- |',
      `| at two placements | ≤ ${budgets.processes.processorRatio} | ${cell('own', 'ballot')} | ${cell('own', 'delivery')} |`,
      `| both at one placement | ≤ ${budgets.processes.processorRatio} | ${cell('shared', 'ballot')} | ${cell('shared', 'delivery')} |`,
    ].join('\n'),
  );
} finally {
  for (const server of servers) await server.stop();
  await postgres.drop();
  await rm(folder, { recursive: true, force: true });
}
