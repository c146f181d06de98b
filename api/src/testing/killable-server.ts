import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@vitrine/shared/client';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { sql } from 'drizzle-orm';
import { dataIn } from '../db/data-folder';
import { openDatabase } from '../db/open';
import { startIdentityStandIn } from './identity-stand-in';
import { createTestDatabase, createTestFolder, type TestDatabase } from './test-database';
import { seed, type TestRole } from './test-seed';

const serverFile = join(__dirname, '../server.ts');

/**
 * The API as the process that it is in production, on a seeded database of its own (PGlite, or PostgreSQL where
 * DATABASE_URL is set), to be killed and started again.
 */
export async function killableServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-killed-'));
  const identity = await startIdentityStandIn({ projectId: demoProjectId, tenantId: demoTenantId });
  const database: TestDatabase = process.env.DATABASE_URL
    ? await createTestDatabase()
    : await onPglite(dataDir);
  const seeded = await seed(database.db, demoTenantId);
  const { url } = database;
  // PGlite belongs to one process at a time.
  if (!url) await database.close();
  const token = (role: TestRole) => identity.token({ uid: `uid-${role}`, email: `${role}@vitrine.test` });
  let running: { child: ChildProcess; origin: string } | null = null;

  const origin = () => {
    if (!running) throw new Error('The server does not run');
    return running.origin;
  };

  /** Ends it as a crash would: no chance to tidy up. */
  async function kill(): Promise<void> {
    const { child } = running ?? {};
    running = null;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** What the database has on its disk: it grows while a transaction writes, long before that is over. */
  async function databaseBytes(): Promise<number> {
    if (url) return sizeOnPostgres(database);
    const base = join(dataIn(join(dataDir, 'database')), 'base');
    const files = await readdir(base, { recursive: true, withFileTypes: true });
    const sizes = files.map(({ name, parentPath }) => stat(join(parentPath, name)).then(({ size }) => size));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  return {
    ...seeded,
    dataDir,
    databaseBytes,
    origin,
    kill,
    headers: (role: TestRole) => ({ authorization: `Bearer ${token(role)}` }),
    async start(): Promise<void> {
      const child = spawn(process.execPath, ['--import', 'tsx', serverFile], {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          DEMO_SEED: 'false',
          PORT: '0',
          FIREBASE_AUTH_EMULATOR_HOST: identity.host,
          // Tests ask again and again until the moment to kill has come.
          RATE_LIMIT_PER_ADDRESS: '0',
          RATE_LIMIT_PER_PERSON: '0',
          ...(url && { DATABASE_URL: url }),
        },
      });
      running = { child, origin: await listening(child) };
    },
    /** @returns what calls the server that runs at the time of the call. */
    as(role: TestRole): Client {
      return {
        call: (endpoint, request) =>
          createClient({ baseUrl: origin(), getToken: async () => token(role) }).call(endpoint, request),
      };
    },
    async close(): Promise<void> {
      await kill();
      if (url) await database.close();
      await identity.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type KillableServer = Awaited<ReturnType<typeof killableServer>>;

async function sizeOnPostgres({ db }: TestDatabase): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

async function onPglite(dataDir: string) {
  return openDatabase({ folder: await createTestFolder(join(dataDir, 'database')) });
}

function listening(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((found, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (address) found(address);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('exit', () => failed(new Error(output)));
  });
}
