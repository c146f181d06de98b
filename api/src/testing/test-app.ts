import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Database, OpenDatabase } from '../db/database';
import type { Dependencies } from '../dependencies';
import { openDiskFileStore } from '../files/disk-file-store';
import { createFirebaseVerifier } from '../identity/firebase-verifier';
import { createProcessBus } from '../live/process-bus';
import type { Mail } from '../mail/mailer';
import { startIdentityStandIn, type TestAccount } from './identity-stand-in';
import { createTestDatabase } from './test-database';
import { seed, type TestRole } from './test-seed';

type Seeded = Awaited<ReturnType<typeof seed>>;

/** The API on a database of its own, with a tenant, two brands and a person for each role. */
export interface TestApp extends Seeded, StartedApp {}

/** The API on a database that holds whatever it holds. */
export interface StartedApp {
  app: FastifyInstance;
  db: Database;
  pool: Pool;
  dependencies: Dependencies;
  /** Mails that were sent. */
  mails: Mail[];
  /** Headers of a person of `seed`; of nobody for `anonymous`. */
  as(role: TestRole | 'anonymous'): Record<string, string>;
  /** Headers of any account, known or not. */
  asAccount(account: TestAccount): Record<string, string>;
  /** Sets the clock; null lets it run again. */
  setNow(moment: Date | null): void;
  close(): Promise<void>;
}

/**
 * @param variables environment variables beside or instead of the test's own.
 * @param createDatabase another one than tests usually get.
 */
export async function createTestApp(
  variables: Record<string, string> = {},
  createDatabase: () => Promise<OpenDatabase> = createTestDatabase,
): Promise<TestApp> {
  const database = await createDatabase();
  const seeded = await seed(database.db, demoTenantId);
  return { ...seeded, ...(await startTestApp(database, variables)) };
}

/** @param database is closed with the app. */
export async function startTestApp(
  database: OpenDatabase,
  variables: Record<string, string> = {},
): Promise<StartedApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-app-'));
  const project = { projectId: demoProjectId, tenantId: demoTenantId };
  const accounts = await startIdentityStandIn(project);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = accounts.host;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_PER_PERSON: '0',
    RATE_LIMIT_PER_RESPONDENT: '0',
    ...variables,
  });
  const identity = createFirebaseVerifier(config);
  const bus = createProcessBus();
  const mails: Mail[] = [];
  let clock: Date | null = null;
  const dependencies: Dependencies = {
    config,
    db: database.db,
    identity,
    bus,
    files: openDiskFileStore(join(dataDir, 'files'), config.filesOrigin),
    mailer: {
      async send(mail) {
        mails.push(mail);
        return true;
      },
    },
    now: () => clock ?? new Date(),
  };
  const app = await buildApp(dependencies);
  await app.ready();
  const asAccount = (account: TestAccount) => ({ authorization: `Bearer ${accounts.token(account)}` });
  return {
    app,
    db: database.db,
    pool: database.pool,
    dependencies,
    mails,
    asAccount,
    as: (role) =>
      role === 'anonymous' ? {} : asAccount({ uid: `uid-${role}`, email: `${role}@vitrine.test` }),
    setNow(moment) {
      clock = moment;
    },
    async close() {
      await app.close();
      await bus.close();
      await identity.close();
      await accounts.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
