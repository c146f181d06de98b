/**
 * A full venue watches one placement directly at one API process, with one snapshot a second, while ballots come in:
 * how long from the commit of the newest ballot that a snapshot holds until the last watcher has it, and what a watcher
 * costs in memory. Then half as many watch through the shell's server. Watchers and voters are processes of their own,
 * and come from many addresses.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { answerRequests } from './answer-request';
import { type BenchServer, cookieSecret, startServer } from './bench-server';
import { startLoad } from './load';
import { startShell } from './start-shell';
import { startWatchers } from './start-watchers';
import type { Delivery } from './watchers-process';

const watchers = Number(process.env.BENCH_WATCHERS ?? 10_000);
const watcherProcesses = 2;
const ballotsPerSecond = Number(process.env.BENCH_BALLOTS ?? 500);
/** With fewer snapshots the slowest one of all would be the 99th of 100. */
const seconds = Number(process.env.BENCH_SECONDS ?? 150);
const voters = 50;

/** Of each snapshot, how many had it and when the last one did. */
type Deliveries = Map<number, { watchers: number; lastAt: bigint }>;

/** @returns a function that tells when snapshots came. */
async function watch(placementId: string, port: number, watchers: number) {
  const share = watchers / watcherProcesses;
  const tells: (() => Promise<Delivery[]>)[] = [];
  for (let index = 0; index < watcherProcesses; index++)
    tells.push(await startWatchers({ port, placementId, watchers: share, network: `10.${index}` }));
  /** @returns what was noted, by snapshot. */
  return async () => {
    const noted = await Promise.all(tells.map((tell) => tell()));
    const deliveries: Deliveries = new Map();
    for (const [sequence, count, lastAt] of noted.flat()) {
      const known = deliveries.get(sequence) ?? { watchers: 0, lastAt: 0n };
      const last = BigInt(lastAt);
      deliveries.set(sequence, {
        watchers: known.watchers + count,
        lastAt: last > known.lastAt ? last : known.lastAt,
      });
    }
    return deliveries;
  };
}

/** Ballots for so long. @returns when the first answer that told of each state of the run had come: it was committed before. */
async function vote(server: BenchServer): Promise<Map<number, bigint>> {
  const committedAt = new Map<number, bigint>();
  let accepted = 0;
  const load = startLoad({
    port: server.port,
    connections: voters,
    everyMs: (voters / ballotsPerSecond) * 1000,
    request: answerRequests(server, cookieSecret),
    onResponse: (status, body) => {
      if (status !== 201) throw new Error(`Not accepted: ${status} ${body}`);
      accepted += 1;
      const sequence = Number(/"sequence":(\d+)/.exec(body)?.[1]);
      if (!committedAt.has(sequence)) committedAt.set(sequence, process.hrtime.bigint());
    },
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await load.stop();
  process.stdout.write(`${Math.round(accepted / seconds)} ballots a second\n`);
  return committedAt;
}

/** @returns how long the last of so many watchers waited for each snapshot, in milliseconds in order, and how many did not reach all of them. */
async function lastWatcherWaits(server: BenchServer, watchers: number, tell: () => Promise<Deliveries>) {
  const committedAt = await vote(server);
  // The last snapshot is on its way.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const deliveries = [...(await tell())].flatMap(([sequence, delivery]) => {
    const committed = committedAt.get(sequence);
    return committed ? [{ ...delivery, ms: Number(delivery.lastAt - committed) / 1e6 }] : [];
  });
  const whole = deliveries.filter((delivery) => delivery.watchers === watchers);
  const times = whole.map(({ ms }) => ms).sort((a, b) => a - b);
  return { times, missed: deliveries.length - whole.length };
}
type Waits = Awaited<ReturnType<typeof lastWatcherWaits>>;

const inMs = ({ times }: Waits) => {
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  return `${p99.toFixed(0)} ms (median ${median(times).toFixed(0)} ms)`;
};

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-live-'));
const server = await startServer({ DATA_DIR: folder, BENCH_SNAPSHOT_MS: '1000' });
try {
  const before = await server.ask('keptBytes');
  const tell = await watch(server.placementId, server.port, watchers);
  const bytesEach = ((await server.ask('keptBytes')) - before) / watchers;
  const direct = await lastWatcherWaits(server, watchers, tell);

  const shell = await startShell(server.port);
  const throughShell = await watch(server.placementId, shell.port, watchers / 2)
    .then((tell) => lastWatcherWaits(server, watchers / 2, tell))
    .finally(shell.stop);

  const { bytesPerWatcher, lastWatcherMs } = budgets.live;
  const number = (count: number) => count.toLocaleString('en');
  reportFigures(
    'live',
    [
      `| ${ballotsPerSecond} ballots and one snapshot a second | budget | ${number(watchers)} watchers | ${number(watchers / 2)} through the shell’s server |`,
      '| --- | --- | --- | --- |',
      `| from the commit until the last watcher has it, p99 of ${direct.times.length} snapshots | ≤ ${lastWatcherMs} ms directly | ${inMs(direct)} | ${inMs(throughShell)} |`,
      `| snapshots that did not reach everybody | 0 | ${direct.missed} | ${throughShell.missed} |`,
      `| memory of the API for each | ≤ ${bytesPerWatcher / 1000} kB | ${(bytesEach / 1000).toFixed(1)} kB | |`,
    ].join('\n'),
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
