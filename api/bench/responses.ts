/**
 * Responses per second that the API accepts, divided by those of the same server without a database: the same app,
 * whose ledger accepts at once. Rounds alternate, because machines are noisy; each server is a process of its own.
 * PostgreSQL is measured where DATABASE_URL names one, or one answers on this machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../scripts/median';
import { answerRequests } from './answer-request';
import { type BenchServer, cookieSecret, startServer } from './bench-server';
import { createPostgres } from './create-postgres';
import { startLoad } from './load';

/** A full venue answering at once; what comes together is written together, so fewer make smaller batches. */
const connections = Number(process.env.BENCH_CONNECTIONS ?? 400);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 4000);
const warmUpMs = 3000;

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
const postgres = await createPostgres();
const environments: Record<string, Record<string, string>> = {
  none: { BENCH_LEDGER: 'none' },
  pglite: {},
  ...(postgres && { postgres: { DATABASE_URL: postgres.url } }),
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
  await postgres?.drop();
  await rm(folder, { recursive: true, force: true });
}

const [without] = servers;
const results = servers.map(({ name, perSecond }) => ({
  name,
  perSecond: Math.round(median(perSecond)),
  lowest: Math.round(Math.min(...perSecond)),
  highest: Math.round(Math.max(...perSecond)),
  // Each round against its own neighbour: what slows the machine down slows both.
  ratio: Number(median(perSecond.map((one, round) => one / (without?.perSecond[round] ?? one))).toFixed(2)),
}));
for (const { highest, lowest, name, perSecond, ratio } of results)
  say(`${name.padEnd(9)} ${perSecond} responses/s (${lowest} to ${highest}), ratio ${ratio}`);
say(JSON.stringify({ name: 'responses', connections, rounds, results }));
