import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-server-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

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
}, 120_000);

it('stops at once, with one line for each wrong variable', async () => {
  const server = start({ PORT: 'many', VITRINE_ENV: 'staging' });
  expect(await server.exit).toBe(1);
  expect(server.output.error.trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^VITRINE_ENV: /),
  ]);
}, 120_000);

it('says in one line that its port is taken', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as { port: number };
  const server = start({ PORT: String(port) });
  expect(await server.exit).toBe(1);
  expect(server.output.error.trim()).toBe(
    `Port ${port} is taken. Stop the process that uses it, or set PORT to another one.`,
  );
  await new Promise((closed) => other.close(closed));
}, 120_000);
