import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Agent, request } from 'undici';
import { type ClientLimits, clientLimits } from './client-limits';
import { readServerConfig } from './config';
import { buildServer } from './server';

/** Clients that ask for much, take little and go: none of it may be to others' cost. Over real connections. */
let folder: string;
let api: FastifyInstance;
let apiOrigin: string;
let app: FastifyInstance;
let port: number;
/** Answers that the API has begun and not ended. */
let openAtApi = 0;
/** All that it has begun. */
let begunAtApi = 0;
const large = Buffer.alloc(32 * 1024 * 1024, 'x');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-clients-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/large.12345678.bin'), large);
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ remotes: {} }));
  api = Fastify({ forceCloseConnections: true });
  api.addHook('onRequest', async (_request, reply) => {
    openAtApi += 1;
    begunAtApi += 1;
    reply.raw.once('close', () => {
      openAtApi -= 1;
    });
  });
  api.get('/v1/small', async () => ({ small: true }));
  api.get('/v1/large', (_request, reply) => reply.send(large));
  api.get('/v1/never', (_request, reply) => reply.hijack());
  api.post('/v1/body', async () => ({}));
  api.get('/v1/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    reply.raw.write('retry: 2000\n\n');
  });
  apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function serve(limits: Partial<ClientLimits> = {}): Promise<void> {
  const config = readServerConfig({
    API_ORIGIN: apiOrigin,
    DIST_DIR: folder,
    REGISTRY_FILE: join(folder, 'registry.json'),
    LOG_LEVEL: 'silent',
  });
  app = await buildServer(config, { ...clientLimits, ...limits });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}
afterEach(async () => {
  await app.close();
  await until(() => openAtApi === 0);
});

const ask = (path: string, more: { dispatcher?: Agent; signal?: AbortSignal } = {}) =>
  request(`http://127.0.0.1:${port}${path}`, more);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: vitrine.example\r\n\r\n`;
/** A connection that writes and does not read. `cut`: when the server has closed it. */
async function open(): Promise<{ socket: Socket; cut: Promise<unknown> }> {
  const [[served], socket] = await Promise.all([
    once(app.server, 'connection'),
    new Promise<Socket>((resolve) => {
      const one = connect(port, '127.0.0.1', () => resolve(one)).pause();
    }),
  ]);
  socket.on('error', () => {});
  return { socket, cut: new Promise((resolve) => (served as Socket).once('close', resolve)) };
}
/** Waits for a state of another part of this process. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;

it('any number of open streams leaves calls answered, and does not count as open calls', async () => {
  await serve({ openCallsPerNetwork: 300 });
  const dispatcher = new Agent({ connections: null });
  const streams = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const { body } = await ask('/v1/stream', { dispatcher });
      body.on('error', () => {});
      return body;
    }),
  );
  await until(() => openAtApi === 300);
  expect(await (await ask('/v1/small')).body.json()).toEqual({ small: true });
  for (const stream of streams) stream.destroy();
  await until(() => openAtApi === 0);
  await dispatcher.destroy();
});

it('a client that goes before its answer has begun frees its call of the API', async () => {
  await serve();
  const gone = new AbortController();
  const asked = ask('/v1/never', { signal: gone.signal }).catch((error: Error) => error.name);
  await until(() => openAtApi === 1);
  gone.abort();
  expect(await asked).toBe('AbortError');
  await until(() => openAtApi === 0);
});

it('a connection that is reset frees what waits behind the answer that it does not read', async () => {
  await serve({ unansweredRequests: 16 });
  const { socket } = await open();
  socket.write(get('/assets/large.12345678.bin').repeat(4) + get('/v1/large').repeat(12));
  await until(() => openAtApi === 12 && openFiles() > 0);
  socket.resetAndDestroy();
  await until(() => openAtApi === 0 && openFiles() === 0);
  expect((await ask('/v1/small')).statusCode).toBe(200);
});

it('a connection that asks far ahead of its answers is cut', async () => {
  await serve({ unansweredRequests: 4 });
  let read = 0;
  app.server.on('request', () => {
    read += 1;
  });
  const { socket, cut } = await open();
  const before = begunAtApi;
  socket.write(get('/v1/never').repeat(300));
  await cut;
  expect(read).toBe(5);
  socket.destroy();
  await until(() => openAtApi === 0);
  expect((await ask('/v1/small')).statusCode).toBe(200);
  // Those that waited for their turn were not asked for any more.
  expect(begunAtApi - before).toBeLessThanOrEqual(2);
});

it.each([
  ['never ends its headers', { headersMs: 50 }, 'GET /v1/small HTTP/1.1\r\nhost: '],
  [
    'never ends its body',
    { requestMs: 50, headersMs: 50 },
    `${get('/v1/body').replace('GET', 'POST').replace('\r\n\r\n', '\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n')}{`,
  ],
  ['says nothing', { silentMs: 50 }, ''],
  ['does not read its answer', { silentMs: 50 }, get('/v1/large')],
])('a client that %s is cut', async (_, limits, sent) => {
  await serve(limits);
  const { socket, cut } = await open();
  socket.write(sent);
  await cut;
  socket.destroy();
});

it('one network’s open calls are limited, and another network’s calls go through', async () => {
  await serve({ openCallsPerNetwork: 2 });
  const gone = new AbortController();
  const waiting = [1, 2].map(() => ask('/v1/never', { signal: gone.signal }).catch(() => null));
  await until(() => openAtApi === 2);
  const refused = await ask('/v1/small');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('2');
  expect(await refused.body.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  const other = await app.inject({ url: '/v1/small', remoteAddress: '198.51.100.7' });
  expect(other.statusCode).toBe(200);
  gone.abort();
  await Promise.all(waiting);
  await until(() => openAtApi === 0);
  expect((await ask('/v1/small')).statusCode).toBe(200);
});

it('answers that one client lets lie keep nobody else of its network out', async () => {
  await serve({ openCallsPerNetwork: 4, lyingMs: 0 });
  const clients = [await open(), await open()];
  for (const { socket } of clients) socket.write(get('/v1/large').repeat(2));
  await until(() => openAtApi === 4);
  for (let call = 0; call < 3; call += 1) expect((await ask('/v1/small')).statusCode).toBe(200);
  await clients[0]?.cut;
  for (const { socket } of clients) socket.destroy();
});

it('a connection has as many unanswered calls as a browser’s, and no more', async () => {
  await serve();
  const { socket, cut } = await open();
  socket.write(get('/v1/never').repeat(3));
  await cut;
  socket.destroy();
});

it('closes a client’s connection where the client says so, whatever the API says of its own', async () => {
  await serve();
  const { socket } = await open();
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.resume();
  socket.write(get('/v1/small').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  await once(socket, 'end');
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).not.toMatch(/keep-alive/i);
});
