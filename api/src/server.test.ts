import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from './db/open';
import { jobs } from './db/schema';
import { Door } from './testing/door';
import { createTestFolder } from './testing/test-database';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-server-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** For tests that are not about the first start, which makes a database. */
const withDatabase = () => createTestFolder(join(dataDir, 'database'));

function start(variables: Record<string, string>) {
  const process_ = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'server.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO_SEED: 'false', ...variables },
  });
  const output = { out: '', error: '' };
  process_.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  process_.stderr.on('data', (chunk: Buffer) => {
    output.error += chunk.toString();
  });
  const exit = new Promise<number | null>((ended) => process_.on('exit', ended));
  const listening = new Promise<string>((found, failed) => {
    process_.stdout.on('data', () => {
      const address = /Server listening at (http:\/\/[\d.:]+)/.exec(output.out)?.[1];
      if (address) found(address);
    });
    process_.on('exit', () => failed(new Error(output.error)));
  });
  listening.catch(() => undefined);
  return { exit, kill: (signal: NodeJS.Signals) => process_.kill(signal), listening, output };
}

it('answers, finishes on SIGTERM and leaves with 0; starts again on the same data', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = start({ PORT: '0' });
    const address = await server.listening;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.kill(signal);
    expect(await server.exit).toBe(0);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  }
  const { close, db } = await openDatabase({ folder: join(dataDir, 'database') });
  const planned = await db.select({ kind: jobs.kind }).from(jobs).orderBy(jobs.kind);
  await close();
  expect(planned.map(({ kind }) => kind)).toEqual([
    'deliver-webhooks',
    'forget-idempotency-keys',
    'forget-imports',
    'forget-old-responses',
    'forget-wall-screens',
    'refresh-statistics',
    'roll-up-visits',
  ]);
});

for (const serverUrl of process.env.DATABASE_URL ? [process.env.DATABASE_URL] : [])
  it('two that start at once on an empty PostgreSQL make one demo between them', async () => {
    const name = `vitrine_two_${randomBytes(6).toString('hex')}`;
    const url = Object.assign(new URL(serverUrl), { pathname: name }).href;
    const admin = new Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const variables = { PORT: '0', VITRINE_ENV: 'demo', DEMO_SEED: 'true', DATABASE_URL: url };
    const both = [start(variables), start({ ...variables, DATA_DIR: join(dataDir, 'second') })];
    await Promise.all(both.map(({ listening }) => listening));
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      'select (select count(*)::int from brands) as brands, (select count(*)::int from people) as people',
    );
    expect(rows).toEqual([{ brands: 1, people: 4 }]);
    await client.end();
    for (const server of both) server.kill('SIGTERM');
    expect(await Promise.all(both.map(({ exit }) => exit))).toEqual([0, 0]);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

for (const redisUrl of process.env.REDIS_URL ? [process.env.REDIS_URL] : [])
  describe('with Redis', () => {
    let redis: Door;
    beforeEach(async () => {
      redis = await Door.before(redisUrl);
    });
    afterEach(() => redis.shut());
    const startWithRedis = async () => {
      await withDatabase();
      const server = start({ PORT: '0', REDIS_URL: redis.url });
      const ask = async () => {
        const address = await server.listening;
        const signal = AbortSignal.timeout(30_000);
        return (await fetch(`${address}/v1/placements/nothere123`, { signal })).status;
      };
      return { ...server, ask };
    };

    it('answers while it hangs, and leaves with 0', async () => {
      const server = await startWithRedis();
      expect(await server.ask()).toBe(404);
      redis.hang();
      expect(await server.ask()).toBe(404);
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    }, 120_000);

    it('answers after it was started again, and leaves with 0', async () => {
      const server = await startWithRedis();
      expect(await server.ask()).toBe(404);
      await redis.restart();
      expect(await server.ask()).toBe(404);
      server.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    }, 120_000);
  });

it('stops at once, with one line for each wrong variable', async () => {
  const server = start({ PORT: 'many', VITRINE_ENV: 'staging' });
  expect(await server.exit).toBe(1);
  expect(server.output.error.trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^VITRINE_ENV: /),
  ]);
});

it('says in one line that its port is taken', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as { port: number };
  await withDatabase();
  const server = start({ PORT: String(port) });
  expect(await server.exit).toBe(1);
  expect(server.output.error.trim()).toBe(
    `Port ${port} is taken. Stop the process that uses it, or set PORT to another one.`,
  );
  await new Promise((closed) => other.close(closed));
});
