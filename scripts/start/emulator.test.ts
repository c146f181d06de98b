import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoApiKey, demoTenantId } from '@vitrine/shared/contract/demo';
import { type EmulatorProcess, spawnEmulator, startEmulatorProcess } from './emulator-process';
import { freePort } from './free-port';

let port: number;
let origin: string;
let dataDir: string;
let running: EmulatorProcess | undefined;

beforeAll(async () => {
  port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-emulator-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
afterEach(() => running?.end('SIGKILL'));

test('a person who signed up can sign in after the emulator was killed, and stays signed in; it ends with 0 when asked to', async () => {
  running = await startEmulatorProcess({ port, dataDir });
  const signedUp = await call('identitytoolkit.googleapis.com/v1/accounts:signUp', {
    email: 'new@vitrine.example',
    password: 'a long secret',
  });
  expect(signedUp.status).toBe(200);
  await untilSaved('new@vitrine.example');

  await running.end('SIGKILL');
  running = await startEmulatorProcess({ port, dataDir });

  const signedIn = await signIn('new@vitrine.example', 'a long secret');
  expect(signedIn).toMatchObject({ status: 200, body: { localId: signedUp.body.localId } });
  expect(await signIn('new@vitrine.example', 'another secret')).toMatchObject({ status: 400 });

  const lookedUp = await call('identitytoolkit.googleapis.com/v1/accounts:lookup', {
    idToken: signedUp.body.idToken,
  });
  expect(lookedUp).toMatchObject({ status: 200, body: { users: [{ email: 'new@vitrine.example' }] } });

  const { email, password, uid } = demoAccounts[0] as (typeof demoAccounts)[number];
  expect(await signIn(email, password)).toMatchObject({ status: 200, body: { localId: uid } });

  expect(await running.end('SIGTERM')).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
});

test('an address that it does not have is refused, however it is written, and it goes on', async () => {
  running = await startEmulatorProcess({ port, dataDir });
  for (const path of ['/nowhere', '//', 'http://[', '/identitytoolkit.googleapis.com/v1/accounts:nothing'])
    expect(await statusOf(path)).toBe(404);
  expect(await statusOf('/%zz')).toBe(400);
  expect((await fetch(origin)).status).toBe(200);
});

test('a taken port stops it with one line that says what to do', async () => {
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  running = spawnEmulator({ port, dataDir });
  let complaint = '';
  running.process.stderr?.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(running.process, 'exit');
  taken.close();
  expect(code).toBe(1);
  expect(complaint).toBe(`Port ${port} is taken: stop what uses it, or set AUTH_EMULATOR_PORT.\n`);
});

/** Asks for a path as it stands: fetch() would put it in order first. */
async function statusOf(path: string): Promise<number | undefined> {
  const [response] = await once(get({ host: '127.0.0.1', port, path }), 'response');
  response.resume();
  return response.statusCode;
}

/** Looks at the file at every change of its folder until it holds the text. */
async function untilSaved(text: string): Promise<void> {
  const path = join(dataDir, 'accounts.json');
  await new Promise<void>((resolve, reject) => {
    const watcher = watch(dataDir);
    const look = () =>
      readFile(path, 'utf8').then((people) => {
        if (!people.includes(text)) return;
        watcher.close();
        resolve();
      }, reject);
    watcher.on('change', look);
    look();
  });
}

const signIn = (email: string, password: string) =>
  call('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', { email, password });

async function call(path: string, body: object) {
  const response = await fetch(`${origin}/${path}?key=${demoApiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, tenantId: demoTenantId, returnSecureToken: true }),
  });
  return { status: response.status, body: await response.json() };
}
