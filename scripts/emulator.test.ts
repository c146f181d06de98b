import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoAccounts, demoApiKey, demoTenantId } from '@vitrine/shared/contract/demo';

const port = 4610;
const origin = `http://127.0.0.1:${port}`;

let dataFolder: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-emulator-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
afterEach(async () => {
  if (running) await end(running, 'SIGKILL');
});

test('a person who signed up can sign in after the emulator was killed, and stays signed in', async () => {
  await start();
  const signedUp = await call('identitytoolkit.googleapis.com/v1/accounts:signUp', {
    email: 'new@vitrine.example',
    password: 'a long secret',
  });
  expect(signedUp.status).toBe(200);
  await untilSaved('new@vitrine.example');

  await end(running, 'SIGKILL');
  await start();

  const signedIn = await signIn('new@vitrine.example', 'a long secret');
  expect(signedIn).toMatchObject({ status: 200, body: { localId: signedUp.body.localId } });
  expect(await signIn('new@vitrine.example', 'another secret')).toMatchObject({ status: 400 });

  const lookedUp = await call('identitytoolkit.googleapis.com/v1/accounts:lookup', {
    idToken: signedUp.body.idToken,
  });
  expect(lookedUp).toMatchObject({ status: 200, body: { users: [{ email: 'new@vitrine.example' }] } });

  const { email, password, uid } = demoAccounts[0] as (typeof demoAccounts)[number];
  expect(await signIn(email, password)).toMatchObject({ status: 200, body: { localId: uid } });
});

test('it ends with 0 when asked to, and leaves its port free', async () => {
  await start();
  expect(await end(running, 'SIGTERM')).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow();
});

test('a taken port stops it with one line that says what to do', async () => {
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  const emulator = spawnEmulator();
  let complaint = '';
  emulator.stderr?.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(emulator, 'exit');
  taken.close();
  expect(code).toBe(1);
  expect(complaint).toBe(`Port ${port} is taken: stop what uses it, or set AUTH_EMULATOR_PORT.\n`);
});

jest.setTimeout(60_000);

function spawnEmulator(): ChildProcess {
  running = spawn(process.execPath, ['--import', 'tsx', 'scripts/emulator.ts'], {
    env: { ...process.env, AUTH_EMULATOR_PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return running;
}

async function start(): Promise<void> {
  const { stdout } = spawnEmulator();
  if (!stdout) throw new Error('The emulator has no output');
  for await (const line of createInterface(stdout)) if (line.startsWith('READY')) return;
  throw new Error('The emulator ended before it was ready');
}

async function end(emulator: ChildProcess | undefined, signal: NodeJS.Signals) {
  running = undefined;
  if (!emulator || emulator.exitCode !== null || emulator.signalCode) return;
  const exit = once(emulator, 'exit');
  emulator.kill(signal);
  return exit;
}

/** Looks at the file at every change of its folder until it holds the text. */
async function untilSaved(text: string): Promise<void> {
  const path = join(dataFolder, 'accounts.json');
  await new Promise<void>((resolve, reject) => {
    const watcher = watch(dataFolder);
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
