import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/database';
import { migrationsFolder } from '../db/migrate';
import { openDatabase } from '../db/open';

export interface TestDatabase extends OpenDatabase {
  /** Only on PostgreSQL. */
  url?: string;
}

const cacheFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/vitrine-test-database', import.meta.url),
);

/**
 * A fresh, migrated database for one test file: PGlite, or PostgreSQL when DATABASE_URL is set. Both are copies
 * of a template that is migrated once for each state of the migrations. `close` removes it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL;
  return url ? createOnPostgres(url) : createOnPglite();
}

/** Names a state of the migrations, so that a changed one gets a template of its own. */
async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const statements = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  // The journal says when each was written, by which a database knows what it has.
  for (const file of ['meta/_journal.json', ...statements]) {
    hash.update(file).update(await readFile(join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Makes the template, so that no test waits for it. */
export async function prepareTestDatabases(): Promise<void> {
  const url = process.env.DATABASE_URL;
  await (url ? makeTemplateOnPostgres(url) : makeTemplateFolder());
}

/**
 * A fresh folder of PGlite with a migrated database in it. The caller removes it.
 * @param folder where it will be; a temporary one if nobody says.
 */
export async function createTestFolder(folder?: string): Promise<string> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'vitrine-test-')));
  await cp(await makeTemplateFolder(), place, { recursive: true });
  return place;
}

async function createOnPglite(): Promise<TestDatabase> {
  const folder = await createTestFolder();
  const database = await openDatabase({ folder });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Processes may build it at the same time: each builds its own, the first to finish puts it in place. */
async function makeTemplateFolder(): Promise<string> {
  const template = join(cacheFolder, await migrationsHash());
  if (await exists(template)) return template;
  await mkdir(dirname(template), { recursive: true });
  const building = await mkdtemp(`${template}-building-`);
  const database = await openDatabase({ folder: building });
  await database.close();
  try {
    await rename(building, template);
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    if (!(await exists(template))) throw error;
  }
  return template;
}

const exists = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    () => true,
    () => false,
  );

/** Any number, the same in every test worker: whoever holds it makes the template. */
const templateLock = 7_233_482;

async function createOnPostgres(serverUrl: string): Promise<TestDatabase> {
  const template = await makeTemplateOnPostgres(serverUrl);
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  const url = onDatabase(serverUrl, name);
  const database = await openDatabase({ url });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function makeTemplateOnPostgres(serverUrl: string): Promise<string> {
  const template = `vitrine_test_${await migrationsHash()}`;
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${template}_building with (force)`);
    await client.query(`create database ${template}_building`);
    const building = await openDatabase({ url: onDatabase(serverUrl, `${template}_building`) });
    await building.close();
    await client.query(`alter database ${template}_building rename to ${template}`);
  });
  return template;
}

/** Works on a server's database, on a connection of its own. */
export async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function onDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
