import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createTestFolder } from '../testing/test-database';
import { dataIn } from './data-folder';
import { drizzleOn } from './drizzle-on';
import { type Pglite, startPglite } from './pglite';
import { createPool } from './pool';
import { isUnavailable } from './unavailable';

describe('while the database is away', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test?.close());

  it('every call is refused as unavailable, with when to come back', async () => {
    const connecting = jest.spyOn(test.db.$client, 'connect').mockImplementation(() => gone());
    const query = jest.spyOn(test.db.$client, 'query').mockImplementation(() => gone());
    for (const call of [
      { url: '/v1/session', headers: test.as('owner') },
      { url: `/v1/placements/${test.placementId}` },
      { url: `/v1/placements/${test.placementId}/runs` },
      { method: 'PATCH' as const, url: '/v1/tenant', headers: test.as('owner'), payload: { name: 'Any' } },
    ]) {
      const answer = await test.app.inject(call);
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    connecting.mockRestore();
    query.mockRestore();
    expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  /** What node-postgres says when nothing listens any more. */
  const gone = async (): Promise<never> => {
    const pool = createPool({ host: '127.0.0.1', port: 1 });
    await pool.connect();
    throw new Error('Somebody listens on port 1');
  };
});

describe('a connection that breaks or is swallowed', () => {
  let folder: string;
  let pglite: Pglite;
  let proxy: Server;
  let pool: Pool;
  let network: 'passes' | 'breaks' | 'swallows' = 'passes';
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    folder = await createTestFolder();
    pglite = await startPglite(dataIn(folder));
    proxy = createServer((client) => {
      const server = connect(`${pglite.host}/.s.PGSQL.${pglite.port}`);
      for (const socket of [client, server]) sockets.add(socket.on('error', () => undefined));
      server.pipe(client);
      client.on('close', () => server.destroy());
      client.on('data', (data) => {
        if (network === 'passes') server.write(data);
        else if (network === 'breaks') client.destroy();
      });
    });
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
    const { port } = proxy.address() as AddressInfo;
    const database = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' };
    pool = createPool({ ...database, max: 1, connectionTimeoutMillis: 5_000, query_timeout: 200 });
  });
  afterAll(async () => {
    await pool.end();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await pglite.close();
    await rm(folder, { recursive: true, force: true });
  });

  const write = () => drizzleOn(pool).transaction((tx) => tx.execute(sql`select 1 as one`));

  it.each(['breaks', 'swallows'] as const)('%s: the next transaction gets a whole one', async (trouble) => {
    await write();
    network = trouble;
    const error = await write().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    network = 'passes';
    expect((await write()).rows).toEqual([{ one: 1 }]);
  });

  it.each([
    ['53100', true],
    ['57P03', true],
    ['23505', false],
  ])('SQLSTATE %s: is trouble of the database is %s', async (state, isTrouble) => {
    const error = await drizzleOn(pool)
      .execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`))
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ cause: { code: state } });
    expect(isUnavailable(error)).toBe(isTrouble);
  });

  it('a file that is missing is none either, unless it is the database’s socket', async () => {
    const file = await readFile(`${folder}/nothing`).catch((reason: unknown) => reason);
    const nobody = createPool({ host: `${folder}/nowhere` });
    const socket = await nobody.connect().catch((reason: unknown) => reason);
    await nobody.end();
    expect([file, socket]).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }]);
    expect([isUnavailable(file), isUnavailable(socket)]).toEqual([false, true]);
  });

  it('a query that is wrong is no trouble of the database', async () => {
    const error = await drizzleOn(pool)
      .execute(sql`select nothing`)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isUnavailable(error)).toBe(false);
  });
});
