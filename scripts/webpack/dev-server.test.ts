import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { shellOrigins } from '../start/shell-origins';

const { frontEnd } = require('../../webpack.shared.js');

const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-'));
let server: WebpackDevServer;
afterEach(() => server.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** What every package is served with under `npm run dev`, around a page that takes no time to build. */
async function serve(variables: Record<string, string> = {}): Promise<AddressInfo> {
  writeFileSync(join(folder, 'index.js'), '');
  const before = { ...process.env };
  Object.assign(process.env, variables);
  const { devServer } = frontEnd({ directory: folder, name: 'viewer', exposes: {} });
  process.env = before;
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './index.js',
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  });
  if (!compiler) throw new Error('webpack has made no compiler');
  const { host, allowedHosts, headers } = devServer;
  server = new WebpackDevServer(
    { host, allowedHosts, headers, port: 0, hot: false, client: false },
    compiler,
  );
  await server.start();
  return server.server?.address() as AddressInfo;
}

const ask = (port: number, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/main.js', headers }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .on('error', reject)
      .end();
  });
const statusFor = async (port: number, host: string) => (await ask(port, { host })).statusCode;

/** Whose pages a package's server lets read, as `npm run dev` starts it. */
async function readersOf(publicHost: string, deployed?: string) {
  const { port } = await serve({ SHELL_ORIGINS: shellOrigins({ port: 3100, publicHost }, deployed) });
  return async (origin: string) =>
    (await ask(port, { host: `localhost:${port}`, origin })).headers['access-control-allow-origin'];
}

it('serves this machine only, and by its own names', async () => {
  const { address, port } = await serve();
  expect(address).toBe('127.0.0.1');
  expect(await statusFor(port, `localhost:${port}`)).toBe(200);
  expect(await statusFor(port, `127.0.0.1:${port}`)).toBe(200);
  expect(await statusFor(port, 'attacker.example')).toBe(403);
});

it('serves the network where somebody asked for it, under one name', async () => {
  const { address, port } = await serve({ HOST: '0.0.0.0', LAN_HOST: 'studio.lan' });
  expect(address).toBe('0.0.0.0');
  expect(await statusFor(port, 'studio.lan')).toBe(200);
  expect(await statusFor(port, 'attacker.example')).toBe(403);
});

it('lets pages of the shell read what it serves, and nobody else’s', async () => {
  const readers = await readersOf('localhost');
  expect(await readers('http://localhost:3100')).toBe('http://localhost:3100');
  for (const other of ['https://attacker.example', 'http://localhost:8000', 'null'])
    expect(await readers(other)).toBeUndefined();
});

it('lets those of the shell in the network read it too, and of the one that somebody names', async () => {
  const readers = await readersOf('192.168.0.7', 'https://vitrine.example');
  for (const shell of ['http://192.168.0.7:3100', 'http://localhost:3100', 'https://vitrine.example'])
    expect(await readers(shell)).toBe(shell);
  expect(await readers('http://192.168.0.8:3100')).toBeUndefined();
});
