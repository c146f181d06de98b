/**
 * `npm run bench -- redirects`: redirects of printed QR codes per second, divided by those of the same server to one
 * fixed address: 10,000 codes of 20 rules, the last of which applies, asked for in turns by phones. Rounds alternate,
 * because machines are noisy. PostgreSQL is measured where DATABASE_URL names one, or one answers on this machine.
 * `--write` puts the table into docs/figures.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { type RedirectServer, startRedirects } from './bench-server';
import { createPostgres } from './create-postgres';
import { startLoad } from './load';

const connections = Number(process.env.BENCH_CONNECTIONS ?? 100);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 4000);
const warmUpMs = 6000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const headers = [
  'host: 127.0.0.1',
  'user-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  'accept-language: de-DE,de;q=0.9,en;q=0.8',
  'accept: text/html',
].join('\r\n');
const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`;

/** @returns redirects per second. */
async function measure(port: number, request: () => string, ms: number): Promise<number> {
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  const load = startLoad({
    ...{ port, connections, request },
    onResponse: (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
  });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await load.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  const redirected = statuses.get(302) ?? 0;
  statuses.delete(302);
  if (statuses.size > 0) throw new Error(`Not redirected: ${JSON.stringify([...statuses])}`);
  return redirected / seconds;
}

interface Measured {
  name: string;
  server: RedirectServer;
  codes: number[];
  fixed: number[];
  keptMegabytes: number;
}

async function measureServer(name: string, variables: Record<string, string>): Promise<Measured> {
  const server = await startRedirects(variables);
  const { port } = server;
  const before = await server.ask('keptBytes');
  const requests = server.codes.map((code) => requestOf(`/q/${code}`));
  let turn = 0;
  const toCode = () => requests[turn++ % requests.length] ?? '';
  const toFixed = () => requestOf('/fixed');
  await measure(port, toFixed, warmUpMs / 3);
  await measure(port, toCode, warmUpMs);
  const keptMegabytes = ((await server.ask('keptBytes')) - before) / 1e6;
  const codes: number[] = [];
  const fixed: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    fixed.push(await measure(port, toFixed, roundMs));
    codes.push(await measure(port, toCode, roundMs));
    say(
      `${name}, round ${round}: ${Math.round(codes.at(-1) ?? 0)}/s, fixed ${Math.round(fixed.at(-1) ?? 0)}/s`,
    );
  }
  await server.stop();
  return { name, server, codes, fixed, keptMegabytes };
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-redirects-'));
const postgres = await createPostgres('redirects');
const measured: Measured[] = [];
try {
  measured.push(await measureServer('PGlite', { DATA_DIR: join(folder, 'pglite') }));
  if (postgres)
    measured.push(
      await measureServer('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url }),
    );
} finally {
  await postgres?.drop();
  await rm(folder, { recursive: true, force: true });
}

const spread = (perSecond: number[]) => {
  const [middle, lowest, highest] = [median(perSecond), Math.min(...perSecond), Math.max(...perSecond)].map(
    (value) => Math.round(value).toLocaleString('en'),
  );
  return `${middle}/s; ${lowest} to ${highest}`;
};
const rows = measured.map(({ codes, fixed, keptMegabytes, name }) => {
  // Each round against its own neighbour: what slows the machine down slows both.
  const ratio = median(codes.map((one, round) => one / (fixed[round] ?? Number.NaN)));
  return `| ${name} | ≥ ${budgets.redirects.ratio} | ${ratio.toFixed(2)} (${spread(codes)}) | ${spread(fixed)} | ${keptMegabytes.toFixed(0)} MB |`;
});
reportFigures(
  'redirects',
  [
    '| 10,000 codes of 20 rules | budget | redirects a second ÷ to a fixed address | to a fixed address | memory that they take |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n'),
);
