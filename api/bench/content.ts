/**
 * `npm run bench:content`, the half without a browser: publishing, serving and saving a large experience, and importing
 * products, through the API of the product's own process. Ratios come from rounds in turns within one run, because
 * machines differ and are noisy. `--write` puts the table into docs/figures.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@vitrine/shared/client';
import { type DocumentImport, endpoints, type ManifestRoot } from '@vitrine/shared/contract';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { openDatabase } from '../src/db/open';
import { openDiskFileStore } from '../src/files/disk-file-store';
import { startIdentityStandIn } from '../src/testing/identity-stand-in';
import { uploadMetadata } from '../src/testing/upload';
import { startApi } from './bench-server';
import { createPostgres } from './create-postgres';
import { large, productTable } from './large-experience';
import { requestsPerSecond } from './requests-per-second';
import { type BenchContent, seedContent, seedFile } from './seed-content';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const saves = Number(process.env.BENCH_SAVES ?? 200);
const imported = Number(process.env.BENCH_IMPORTED ?? 10_000);
const importRounds = Math.min(rounds, 3);
const port = Number(process.env.BENCH_PORT ?? 4490);
const roundSeconds = 2;
const connections = 20;
/** As the editor asks after an import. */
const watchMs = 500;

const origin = `http://127.0.0.1:${port}`;
const say = (text: string) => process.stdout.write(`${text}\n`);

interface BenchDatabase {
  name: string;
  dataDir: string;
  url: string | null;
}

/** Everything measured on one database: figures in milliseconds, ratios as such. */
interface Figures {
  firstPublishMs: number;
  publishMs: number[];
  saveMs: number[];
  served: Record<'root' | 'part' | 'root304', { bytes: number; ratios: number[]; perSecond: number[] }>;
  importMs: number[];
  progressSeen: number[];
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const startedAt = performance.now();
  const result = await work();
  return { ms: performance.now() - startedAt, result };
}

const identity = await startIdentityStandIn({ projectId: demoProjectId, tenantId: demoTenantId });
const authorization = () => `Bearer ${identity.token({ uid: 'uid-owner', email: 'owner@vitrine.test' })}`;
const client = createClient({
  baseUrl: origin,
  getToken: async () => authorization().slice('Bearer '.length),
});

const open = ({ dataDir, url }: BenchDatabase) =>
  openDatabase(url ? { url } : { folder: join(dataDir, 'database') });

/** Runs the API on a database while something is measured. */
async function withApi<T>(database: BenchDatabase, work: () => Promise<T>): Promise<T> {
  const child = await startApi(
    { dataDir: database.dataDir, port },
    { FIREBASE_AUTH_EMULATOR_HOST: identity.host, ...(database.url && { DATABASE_URL: database.url }) },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await work();
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

/** Changes one product, as autosave does. */
async function saveProduct(
  api: Client,
  { brandId, productId }: BenchContent,
  revision: number,
  words: string,
) {
  return api.call(endpoints.patchDocument, {
    params: { brandId, documentId: productId },
    body: { data: { title: { en: words } } },
    ifMatch: revision,
  });
}

/** The first version of all, then one after each change of a product. */
async function measurePublishing(content: BenchContent) {
  const { brandId, experienceId } = content;
  const publish = () =>
    timed(() => client.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} }));
  const first = await publish();
  let revision = 1;
  const publishMs: number[] = [];
  let hash = first.result.hash;
  for (let round = 1; round <= rounds; round++) {
    ({ revision } = await saveProduct(client, content, revision, `Lamp, version ${round}`));
    const { ms, result } = await publish();
    publishMs.push(ms);
    hash = result.hash;
  }
  const saveMs: number[] = [];
  for (let save = 1; save <= saves; save++) {
    const { ms, result } = await timed(() => saveProduct(client, content, revision, `Lamp, saved ${save}`));
    ({ revision } = result);
    saveMs.push(ms);
  }
  return { firstPublishMs: first.ms, publishMs, saveMs, hash };
}

interface Served {
  address: string;
  json: string;
  /** The address of a file with the same bytes. */
  file: string;
}

/** Answers of a manifest and of a file of its size, in turns. */
async function measureServing(root: Served, part: Served): Promise<Figures['served']> {
  const ask = (path: string) =>
    requestsPerSecond(`${origin}${path}`, 200, { connections, seconds: roundSeconds });
  const askAgain = async (path: string) => {
    const etag = (await fetch(`${origin}${path}`)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    return requestsPerSecond(`${origin}${path}`, 304, { connections, seconds: roundSeconds, headers });
  };
  const measure = async ({ address, file, json }: Served, asked: typeof ask) => {
    const perSecond: number[] = [];
    const ratios: number[] = [];
    await asked(address);
    await asked(file);
    for (let round = 0; round < rounds; round++) {
      const manifest = await asked(address);
      perSecond.push(manifest);
      ratios.push(manifest / (await asked(file)));
    }
    return { bytes: Buffer.byteLength(json), perSecond, ratios };
  };
  return {
    root: await measure(root, ask),
    part: await measure(part, ask),
    root304: await measure(root, askAgain),
  };
}

/** A table from its upload to its last product, watched as the editor watches it. */
async function importProducts() {
  const { id: brandId } = await client.call(endpoints.createBrand, { body: { name: 'Imports' } });
  const { id: experienceId } = await client.call(endpoints.createExperience, {
    params: { brandId },
    body: { name: 'Imports', languages: ['en', 'de'] },
  });
  const table = Buffer.from(productTable(imported));
  const seen = new Set<string>();
  const startedAt = performance.now();
  const uploadId = await upload(brandId, table);
  const created = await client.call(endpoints.createImport, {
    params: { brandId },
    body: { uploadId, area: 'products', fileName: 'products.csv', experienceId },
  });
  const params = { brandId, importId: created.id };
  const until = async (wanted: DocumentImport['state']) => {
    for (;;) {
      const now = await client.call(endpoints.getImport, { params });
      seen.add(`${now.state} ${now.handled}`);
      if (now.state === wanted) return now;
      if (now.state === 'failed') throw new Error(now.problem ?? 'The import failed');
      await new Promise((resolve) => setTimeout(resolve, watchMs));
    }
  };
  await until('ready');
  const checkedAt = performance.now();
  await client.call(endpoints.applyImport, { params });
  const { applied } = await until('done');
  if (applied.create !== imported) throw new Error(`Imported: ${JSON.stringify(applied)}`);
  const ms = performance.now() - startedAt;
  return { ms, checkMs: checkedAt - startedAt, progress: seen.size };
}

async function upload(brandId: string, bytes: Buffer): Promise<string> {
  const headers = { authorization: authorization(), 'tus-resumable': '1.0.0' };
  const started = await fetch(`${origin}/v1/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': uploadMetadata({ brandId, kind: 'import', filename: 'products.csv' }),
    },
  });
  const location = started.headers.get('location') ?? '';
  const sent = await fetch(`${origin}${location}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(await sent.text());
  return location.split('/').at(-1) ?? '';
}

async function measure(database: BenchDatabase): Promise<Figures> {
  const seeding = await open(database);
  const content = await seedContent(seeding.db);
  await seeding.close();
  const publishing = await withApi(database, async () => {
    const figures = await measurePublishing(content);
    const read = async (path: string) => ({ address: path, json: await (await fetch(origin + path)).text() });
    const root = await read(`/v1/manifests/${figures.hash}`);
    const { parts }: ManifestRoot = JSON.parse(root.json);
    const [largest] = parts.toSorted((a, b) => b.bytes - a.bytes);
    return { figures, root, part: await read(`/v1/manifests/parts/${largest?.hash}`) };
  });
  // Only now are their sizes known; PGlite belongs to one process at a time.
  const adding = await open(database);
  const store = openDiskFileStore(join(database.dataDir, 'files'), origin);
  const { figures, ...pages } = publishing;
  const root = { ...pages.root, file: await seedFile(adding.db, store, pages.root.json) };
  const part = { ...pages.part, file: await seedFile(adding.db, store, pages.part.json) };
  await adding.close();
  return withApi(database, async () => {
    const served = await measureServing(root, part);
    const imports: Awaited<ReturnType<typeof importProducts>>[] = [];
    for (let round = 0; round < importRounds; round++) imports.push(await importProducts());
    say(`imports: ${imports.map(({ checkMs, ms }) => `${seconds(ms)}, checked after ${seconds(checkMs)}`)}`);
    const { firstPublishMs, publishMs, saveMs } = figures;
    const importMs = imports.map(({ ms }) => ms);
    const progressSeen = imports.map(({ progress }) => progress);
    return { firstPublishMs, publishMs, saveMs, served, importMs, progressSeen };
  });
}

function spread(values: number[], words: (value: number) => string): string {
  return `${words(median(values))} (${words(Math.min(...values))} to ${words(Math.max(...values))})`;
}
const ms = (value: number) => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const atMost = (budgetMs: number) => `≤ ${budgetMs / 1000} s`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const p95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-content-'));
const postgres = await createPostgres();
const databases: BenchDatabase[] = [
  { name: 'PGlite', dataDir: join(folder, 'pglite'), url: null },
  ...(postgres ? [{ name: 'PostgreSQL', dataDir: join(folder, 'postgres'), url: postgres.url }] : []),
];
const columns: { name: string; figures: Figures }[] = [];
try {
  for (const database of databases) {
    columns.push({ name: database.name, figures: await measure(database) });
    say(`${database.name} measured`);
  }
} finally {
  await postgres?.drop();
  await identity.close();
  await rm(folder, { recursive: true, force: true });
}

const { autosaveMs, importMs: mostImportMs, publishMs: mostPublishMs, servedRatio } = budgets.content;
const row = (what: string, budget: string, of: (figures: Figures) => string) =>
  `| ${what} | ${budget} | ${columns.map(({ figures }) => of(figures)).join(' | ')} |`;
const ratioOf =
  (which: keyof Figures['served']) =>
  ({ served }: Figures) =>
    `${spread(served[which].ratios, (value) => value.toFixed(2))}; ${median(served[which].perSecond).toFixed(0)}/s`;
const sizeOf = (which: keyof Figures['served']) => kB(columns[0]?.figures.served[which].bytes ?? Number.NaN);
const sizes = `${large.products.toLocaleString('en')} products, ${large.questions} questions, ${large.scenes} scenes`;
const table = [
  `| figure | budget | ${columns.map(({ name }) => name).join(' | ')} |`,
  `| --- | --- | ${columns.map(() => '---').join(' | ')} |`,
  row(`publish ${sizes}, for the first time`, atMost(mostPublishMs), ({ firstPublishMs }) =>
    ms(firstPublishMs),
  ),
  row('the same, after a change', atMost(mostPublishMs), ({ publishMs }) => spread(publishMs, ms)),
  row(`its root (${sizeOf('root')}) ÷ a file of that size`, `≥ ${servedRatio}`, ratioOf('root')),
  row(`its largest part (${sizeOf('part')}) ÷ a file of that size`, `≥ ${servedRatio}`, ratioOf('part')),
  row('its root ÷ that file, both “not modified”', `≥ ${servedRatio}`, ratioOf('root304')),
  row(
    'an autosave, round trip',
    `≤ ${autosaveMs} ms`,
    ({ saveMs }) => `${spread(saveMs, ms)}; p95 ${ms(p95(saveMs))}`,
  ),
  row(
    `import of ${imported.toLocaleString('en')} products, with its check`,
    atMost(mostImportMs),
    ({ importMs, progressSeen }) =>
      `${spread(importMs, seconds)}; progress seen ${median(progressSeen)} times`,
  ),
].join('\n');
reportFigures('content', table);
