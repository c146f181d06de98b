/**
 * `npm run bench:api`, the half in the API: lists of staff with 10,000 brands, 50,000 stores and 200,000 placements, through the API of the
 * product's own process, on both databases. One call after the other, as a person makes them. `--write` puts the table
 * into docs/figures.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { openDatabase } from '../src/db/open';
import { startIdentityStandIn } from '../src/testing/identity-stand-in';
import { seedLists } from '../src/testing/seed-lists';
import { seed } from '../src/testing/test-seed';
import { startApi } from './bench-server';
import { createPostgres } from './create-postgres';

const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const port = Number(process.env.BENCH_PORT ?? 4492);
const sizes = {
  brands: 10_000,
  stores: 50_000,
  placements: 200_000,
  large: { stores: 10_000, placements: 40_000 },
};
const { callMs } = budgets.lists;

const origin = `http://127.0.0.1:${port}`;
const say = (text: string) => process.stdout.write(`${text}\n`);
const identity = await startIdentityStandIn({ projectId: demoProjectId, tenantId: demoTenantId });
const headers = {
  authorization: `Bearer ${identity.token({ uid: 'uid-owner', email: 'owner@vitrine.test' })}`,
};

interface Listing {
  total: number;
  nextCursor: string | null;
}
async function ask(path: string, query: Record<string, string>): Promise<Listing> {
  const answer = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Listing;
}

/** What a person asks of a list, again and again; `pages` turns a page each time. */
interface Case {
  name: string;
  path: string;
  query: Record<string, string>;
  pages?: true;
}

function casesOf({ brandId, storeId }: { brandId: string; storeId: string }): Case[] {
  const [brands, stores, placements] = [
    '/v1/brands',
    `/v1/brands/${brandId}/stores`,
    `/v1/brands/${brandId}/placements`,
  ];
  return [
    { name: 'brands, page after page', path: brands, query: {}, pages: true },
    { name: 'brands, last changed first', path: brands, query: { sort: '-updatedAt' }, pages: true },
    { name: 'brands, most stores first', path: brands, query: { sort: '-stores' }, pages: true },
    { name: 'brands, a search that finds many', path: brands, query: { q: 'licht' } },
    { name: 'brands, a search that finds one', path: brands, query: { q: 'maison 7283' } },
    { name: 'stores of one brand, page after page', path: stores, query: {}, pages: true },
    { name: 'stores, last changed first', path: stores, query: { sort: '-updatedAt' }, pages: true },
    { name: 'stores, most placements first', path: stores, query: { sort: '-placements' }, pages: true },
    { name: 'stores in one time zone', path: stores, query: { timeZone: 'Europe/Vienna' }, pages: true },
    { name: 'stores, a search that finds many', path: stores, query: { q: 'køb' } },
    { name: 'stores, a search that finds one', path: stores, query: { q: 'porto 8885' } },
    { name: 'placements of one store', path: placements, query: { storeId } },
    { name: 'placements of the brand, page after page', path: placements, query: {}, pages: true },
    { name: 'placements, a search that finds many', path: placements, query: { q: 'sofa' } },
    { name: 'placements with nothing to show', path: placements, query: { state: 'unassigned' } },
    { name: 'placements that end in a week', path: placements, query: { endsBefore: inAWeek() } },
    { name: 'placements that are silent', path: placements, query: { silent: 'true' } },
  ];
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

async function measureCase({ pages, path, query }: Case): Promise<number[]> {
  const times: number[] = [];
  let cursor: string | null = null;
  // The first asks warm what stays warm in use: the connection, the plan, the cache of pages.
  for (let round = -5; round < rounds; round++) {
    const startedAt = performance.now();
    const page = await ask(path, { ...query, ...(pages && cursor ? { cursor } : {}) });
    if (round >= 0) times.push(performance.now() - startedAt);
    cursor = page.nextCursor;
  }
  return times;
}

async function measure(dataDir: string, url: string | null): Promise<Map<string, number[]>> {
  const seeding = await openDatabase(url ? { url } : { folder: join(dataDir, 'database') });
  await seed(seeding.db, demoTenantId);
  const place = await seedLists(seeding.db, sizes);
  await seeding.pool.query('vacuum analyze');
  await seeding.close();
  const child = await startApi(
    { dataDir, port },
    { FIREBASE_AUTH_EMULATOR_HOST: identity.host, ...(url && { DATABASE_URL: url }) },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  try {
    const figures = new Map<string, number[]>();
    for (const one of casesOf(place)) {
      figures.set(one.name, await measureCase(one));
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
const words = (times: number[]) => `${median(times).toFixed(1)} ms; p95 ${p95(times).toFixed(1)} ms`;

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-lists-'));
const postgres = await createPostgres();
const columns: { name: string; figures: Map<string, number[]> }[] = [];
try {
  columns.push({ name: 'PGlite', figures: await measure(join(folder, 'pglite'), null) });
  if (postgres)
    columns.push({ name: 'PostgreSQL', figures: await measure(join(folder, 'postgres'), postgres.url) });
} finally {
  await postgres?.drop();
  await identity.close();
  await rm(folder, { recursive: true, force: true });
}

const names = [...(columns[0]?.figures.keys() ?? [])];
const cell = (times: number[] = []) => `${median(times) < callMs ? '' : '**over** '}${words(times)}`;
const table = [
  `| call | budget | ${columns.map(({ name }) => name).join(' | ')} |`,
  `| --- | --- | ${columns.map(() => '---').join(' | ')} |`,
  ...names.map(
    (name) =>
      `| ${name} | < ${callMs} ms | ${columns.map(({ figures }) => cell(figures.get(name))).join(' | ')} |`,
  ),
].join('\n');
reportFigures('lists', table);
