/**
 * `npm run bench -- dashboard`: what the dashboard asks of a year of visits to one experience at 500 placements, through
 * the API of the product's own process, on both databases. One call after the other, as a person makes them. `--write`
 * puts the table into docs/figures.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { openDatabase } from '../src/db/open';
import { newId } from '../src/ids';
import { startIdentityStandIn } from '../src/testing/identity-stand-in';
import { seedVisits } from '../src/testing/seed-visits';
import { seed } from '../src/testing/test-seed';
import { rollUpVisits } from '../src/visitors/roll-up-visits';
import { startApi } from './bench-server';
import { createPostgres } from './create-postgres';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const rows = Number(process.env.BENCH_ROWS ?? 10_000_000);
/** PGlite takes three times as long to fill. */
const pgliteRows = Number(process.env.BENCH_PGLITE_ROWS ?? rows);
const port = Number(process.env.BENCH_PORT ?? 4494);
const places = 500;
const origin = `http://127.0.0.1:${port}`;
const say = (text: string) => process.stdout.write(`${text}\n`);
const identity = await startIdentityStandIn({ projectId: demoProjectId, tenantId: demoTenantId });
const headers = {
  authorization: `Bearer ${identity.token({ uid: 'uid-owner', email: 'owner@vitrine.test' })}`,
};

const dayMs = 24 * 3600_000;
const dateBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

interface Case {
  name: string;
  days: number;
  timeZone: string;
  /** At one placement alone. */
  placementId?: string;
}

/** What a person looks at: most often four weeks, at worst a year in a zone that is half an hour off. */
const casesOf = (placementId: string): Case[] => [
  { name: 'today', days: 1, timeZone: 'Europe/Berlin' },
  { name: '28 days', days: 28, timeZone: 'Europe/Berlin' },
  { name: 'a year', days: 365, timeZone: 'Europe/Berlin' },
  { name: 'a year, in India', days: 365, timeZone: 'Asia/Kolkata' },
  { name: 'a year, at one placement', days: 365, timeZone: 'Europe/Berlin', placementId },
];

async function measureCase(path: string, { days, placementId, timeZone }: Case): Promise<number[]> {
  const query = { from: dateBefore(days - 1), until: dateBefore(0), timeZone };
  const address = `${origin}${path}?${new URLSearchParams({ ...query, ...(placementId && { placementId }) })}`;
  const times: number[] = [];
  // The first asks warm what stays warm in use: the connection, the cache of pages.
  for (let round = -3; round < rounds; round++) {
    const startedAt = performance.now();
    const answer = await fetch(address, { headers });
    const { visits } = (await answer.json()) as { visits: number };
    if (!answer.ok || !(visits > 0))
      throw new Error(`${address} answered ${answer.status} with ${visits} visits`);
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  return times;
}

/** A year of visits, as many as that makes of one experience; added up as the job does it. */
async function seedYear(dataDir: string, url: string | null, rowCount: number) {
  const { close, db, pool } = await openDatabase(url ? { url } : { folder: join(dataDir, 'database') });
  const { brandId, experienceId, placementId, storeId } = await seed(db, demoTenantId);
  await pool.query(
    `insert into placements (id, brand_id, store_id, name, experience_id)
      select substr(translate(md5(n::text), '01', 'xy'), 1, 10), $1, $2, 'Window ' || n, $3
      from generate_series(1, $4::int) n`,
    [brandId, storeId, experienceId, places - 1],
  );
  const { rows: placed } = await pool.query<{ id: string }>(
    'select id from placements where experience_id = $1',
    [experienceId],
  );
  const documentIds = Array.from({ length: 30 }, newId);
  const placementIds = placed.map(({ id }) => id);
  const now = () => new Date();
  const seeded = { experienceId, placementIds, documentIds, days: 365, until: now() };
  await seedVisits(db, { ...seeded, rows: rowCount });
  say(`${rowCount.toLocaleString('en')} rows of ${placementIds.length} placements`);
  const began = performance.now();
  await rollUpVisits({ db, now });
  const addedUpMs = performance.now() - began;
  say(`added up in ${(addedUpMs / 1000).toFixed(0)} s`);
  await pool.query('analyze');
  await close();
  return { path: `/v1/brands/${brandId}/experiences/${experienceId}/visits`, placementId };
}

async function measure(
  dataDir: string,
  url: string | null,
  rowCount: number,
): Promise<Map<string, number[]>> {
  const { path, placementId } = await seedYear(dataDir, url, rowCount);
  const child = await startApi(
    { dataDir, port },
    { FIREBASE_AUTH_EMULATOR_HOST: identity.host, ...(url && { DATABASE_URL: url }) },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  try {
    const figures = new Map<string, number[]>();
    for (const one of casesOf(placementId)) {
      figures.set(one.name, await measureCase(path, one));
      say(`${one.name}: ${words(figures.get(one.name) ?? [])}`);
    }
    return figures;
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

const p95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
const words = (times: number[]) => `${median(times).toFixed(0)} ms; p95 ${p95(times).toFixed(0)} ms`;

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-dashboard-'));
const postgres = await createPostgres('dashboard');
const columns: { name: string; budgetMs: number; figures: Map<string, number[]> }[] = [];
try {
  if (postgres)
    columns.push({
      name: `PostgreSQL, ${rows.toLocaleString('en')} rows`,
      budgetMs: budgets.dashboard.postgresMs,
      figures: await measure(join(folder, 'postgres'), postgres.url, rows),
    });
  columns.push({
    name: `PGlite, ${pgliteRows.toLocaleString('en')} rows`,
    budgetMs: budgets.dashboard.pgliteMs,
    figures: await measure(join(folder, 'pglite'), null, pgliteRows),
  });
} finally {
  await postgres?.drop();
  await identity.close();
  await rm(folder, { recursive: true, force: true });
}

const cell = (times: number[] = [], budgetMs: number) =>
  `${median(times) < budgetMs ? '' : '**over** '}${words(times)}`;
const table = [
  `| what is asked for | ${columns.map(({ budgetMs, name }) => `${name}, < ${budgetMs} ms`).join(' | ')} |`,
  `| --- | ${columns.map(() => '---').join(' | ')} |`,
  ...[...(columns[0]?.figures.keys() ?? [])].map(
    (name) =>
      `| ${name} | ${columns.map(({ budgetMs, figures }) => cell(figures.get(name), budgetMs)).join(' | ')} |`,
  ),
].join('\n');
reportFigures('dashboard', table);
