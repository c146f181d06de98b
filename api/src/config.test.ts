import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { ConfigError, readConfig } from './config';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-config-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const production = {
  VITRINE_ENV: 'production',
  COOKIE_SECRET: 'x'.repeat(32),
  FIREBASE_PROJECT_ID: 'vitrine',
  FIREBASE_TENANT_ID: 'tenant-1',
  PUBLIC_ORIGIN: 'https://vitrine.example',
};

const refusal = (variables: Record<string, string>) => {
  try {
    readConfig({ DATA_DIR: dataDir, ...variables });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
};

it('needs nothing to run on one machine', () => {
  const config = readConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({ environment: 'development', port: 4000, databaseUrl: null, redisUrl: null });
});

it('keeps one secret for its cookies in the data directory', () => {
  const { cookieSecret } = readConfig({ DATA_DIR: dataDir });
  expect(cookieSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({ DATA_DIR: dataDir }).cookieSecret).toBe(cookieSecret);
});

it.each(['', 'cut off'])('does not sign with a secret that is none (%j)', async (content) => {
  const other = await mkdtemp(join(tmpdir(), 'vitrine-config-'));
  await writeFile(join(other, 'cookie-secret'), content);
  expect(refusal({ DATA_DIR: other })).toEqual([
    expect.stringMatching(/^DATA_DIR: cannot be used: .*cookie-secret/),
  ]);
  await rm(other, { recursive: true });
});

it('leaves nothing beside the secret', async () => {
  readConfig({ DATA_DIR: dataDir });
  expect((await readdir(dataDir)).filter((name) => name.startsWith('cookie-secret'))).toEqual([
    'cookie-secret',
  ]);
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ DATA_DIR: dataDir, DATABASE_URL: '', PORT: '' })).toMatchObject({
    databaseUrl: null,
    port: 4000,
  });
});

it('asks whether sign-ins were revoked where there are credentials for that', () => {
  const asks = (variables: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, ...variables }).firebase.checkRevoked;
  expect(asks({})).toBe(false);
  expect(asks({ GOOGLE_APPLICATION_CREDENTIALS: '' })).toBe(false);
  expect(asks({ GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/firebase.json' })).toBe(true);
});

it('runs in production with what production needs', () => {
  expect(refusal(production)).toEqual([]);
});

it('names every variable that is wrong, one line each', () => {
  expect(refusal({ PORT: 'many', DATABASE_URL: 'mysql://x', PUBLIC_ORIGIN: 'vitrine' }).sort()).toEqual([
    'DATABASE_URL: postgres://user:password@host:port/database',
    expect.stringMatching(/^PORT: /),
    'PUBLIC_ORIGIN: an address like https://vitrine.example',
  ]);
});

it.each([
  [
    'the emulator’s address',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
  ['the demo brand', { DEMO_SEED: 'true' }, 'DEMO_SEED'],
  ['no address', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
  ['this machine’s own address', { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, 'PUBLIC_ORIGIN'],
  ['an address without TLS', { PUBLIC_ORIGIN: 'http://vitrine.example' }, 'PUBLIC_ORIGIN'],
  ['no cookie secret', { COOKIE_SECRET: '' }, 'COOKIE_SECRET'],
  ['the demo’s project', { FIREBASE_PROJECT_ID: demoProjectId }, 'FIREBASE_PROJECT_ID'],
  ['no tenant', { FIREBASE_TENANT_ID: '' }, 'FIREBASE_TENANT_ID'],
  ['the demo’s tenant', { FIREBASE_TENANT_ID: demoTenantId }, 'FIREBASE_TENANT_ID'],
])('does not start in production with %s', (_, change, name) => {
  const lines = refusal({ ...production, ...change });
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
});

it('does not take a deployment for a playground because nobody said what it is', () => {
  const database = { DATABASE_URL: 'postgres://db/vitrine' };
  expect(refusal(database)).toEqual([expect.stringMatching(/^VITRINE_ENV: is needed/)]);
  expect(refusal({ ...database, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toEqual([]);
  expect(refusal({ ...database, VITRINE_ENV: 'demo' })).toEqual([]);
});

it('takes a user for migrations only beside the application’s own', () => {
  const migration = { DATABASE_MIGRATION_URL: 'postgres://owner@db/vitrine', VITRINE_ENV: 'demo' };
  expect(refusal(migration)).toEqual([
    expect.stringMatching(/^DATABASE_MIGRATION_URL: goes with DATABASE_URL/),
  ]);
  expect(refusal({ ...migration, DATABASE_URL: 'postgres://api@db/vitrine' })).toEqual([]);
});

it('says so when the data directory cannot be used', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o600);
  expect(refusal({ DATA_DIR: file })).toEqual([expect.stringMatching(/^DATA_DIR: cannot be used: /)]);
});

it('lets webhooks and fetched pictures lead to the machine itself while it is developed, and never in production', () => {
  const read = (variables: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, ...variables }).outgoingToThisMachine;
  expect(read({})).toBe(true);
  expect(read({ VITRINE_ENV: 'demo' })).toBe(false);
  expect(read({ VITRINE_ENV: 'demo', OUTGOING_TO_THIS_MACHINE: 'true' })).toBe(true);
  expect(read(production)).toBe(false);
  expect(refusal({ ...production, OUTGOING_TO_THIS_MACHINE: 'true' })).toEqual([
    expect.stringMatching(/^OUTGOING_TO_THIS_MACHINE: must not be set in production/),
  ]);
});
