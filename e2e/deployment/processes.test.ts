import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database';
import { freePort } from '../../scripts/start/free-port';
import { projectFolder, readEnvFile, readServices, type Service } from './compose-file';

/**
 * Runs the command of each of our own services with the environment that the compose file gives it, and asks what its
 * health check asks, on this machine. Only this differs from the containers: host names are the loopback address with a free port
 * each, /data is a temporary folder, and nginx, PostgreSQL and Redis are not ours: shell/server/serve-remote.ts stands
 * for nginx, DATABASE_URL and REDIS_URL of the test's own environment for the two others (without them the API runs on
 * what it has built in).
 */
const services = readServices(readEnvFile('docker/demo.env'));
const own = ['remote-manager', 'remote-experience-editor', 'remote-viewer', 'auth-emulator', 'api', 'web'];

const startWithinMs = 120_000;
const askEveryMs = 100;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-deployment-'));
const children: ChildProcess[] = [];
/** A service's host and port in the compose file → its port here. */
const portHere = new Map<string, number>();

const portOf = ({ environment }: Service) => environment.PORT ?? environment.AUTH_EMULATOR_PORT ?? '';

/** Rewrites `host:port` and folders of a container to those of this machine. */
function here(name: string, text: string): string {
  return text
    .replace(/\b(127\.0\.0\.1|[a-z][a-z-]*):(\d{4})\b/g, (all, host: string, port: string) => {
      const found = portHere.get(
        host === '127.0.0.1' || host === 'localhost' ? `${name}:${port}` : `${host}:${port}`,
      );
      return found ? `127.0.0.1:${found}` : all;
    })
    .replace(/^\/data$/, join(folder, 'data'))
    .replace(/(?<![\w/])\/releases\b/g, join(folder, 'releases'));
}

function environmentOf(name: string, service: Service): Record<string, string> {
  const entries = Object.entries(service.environment).map(
    ([key, value]) => [key, here(name, value)] as const,
  );
  const port = String(portHere.get(`${name}:${portOf(service)}`));
  const environment: Record<string, string> = {
    ...Object.fromEntries(entries),
    PATH: process.env.PATH ?? '',
  };
  for (const key of ['PORT', 'AUTH_EMULATOR_PORT']) if (key in environment) environment[key] = port;
  for (const key of ['HOST', 'AUTH_EMULATOR_HOST']) if (key in environment) environment[key] = '127.0.0.1';
  if ('DATABASE_URL' in environment) environment.DATABASE_URL = database?.url ?? '';
  // The test's own database has one user.
  if ('DATABASE_MIGRATION_URL' in environment) environment.DATABASE_MIGRATION_URL = '';
  if ('REDIS_URL' in environment) environment.REDIS_URL = process.env.REDIS_URL ?? '';
  if ('AUTH_EMULATOR_ORIGIN' in environment)
    environment.AUTH_EMULATOR_ORIGIN = `http://127.0.0.1:${portHere.get('auth-emulator:9099')}`;
  return environment;
}

function commandOf(name: string, service: Service): string[] {
  const command = [...(service.entrypoint ?? []), ...(service.command ?? [])];
  if (command.length > 0) return command.map((part) => here(name, part));
  const port = String(portHere.get(`${name}:8080`));
  const releases = here(name, service.environment.RELEASES ?? '');
  return ['node', '--import', 'tsx', 'shell/server/serve-remote.ts', releases, port];
}

/** The demo's own releases, for the ports of this machine instead of those that the compose file publishes. */
async function release(): Promise<void> {
  const service = services['demo-releases'];
  if (!service) throw new Error('The compose file has no demo-releases');
  const [program = '', ...args] = commandOf('demo-releases', service).map((part) =>
    part.replace(/release (\S+) http:\/\/localhost:\d+/g, (_all, remote: string) =>
      [`release ${remote}`, at(remote, '8080', '')].join(' '),
    ),
  );
  const { child, output } = run([program, ...args], environmentOf('demo-releases', service));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(output());
}

interface Running {
  child: ChildProcess;
  output: () => string;
}

function run([program = '', ...args]: string[], environment: Record<string, string>): Running {
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  return { child, output: () => output };
}

/** Asks the address that the health check asks, until it answers 200. */
async function untilHealthy(name: string, service: Service, { child, output }: Running): Promise<void> {
  const address = /http:[^'"]+/.exec(here(name, service.healthcheck?.test.join(' ') ?? ''))?.[0];
  if (!address) throw new Error(`The health check of ${name} asks no address`);
  const deadline = Date.now() + startWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${output()}`);
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 200) return;
    await setTimeout(askEveryMs);
  }
  throw new Error(`${name} is not healthy after ${startWithinMs} ms: ${output()}`);
}

const end = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

let database: TestDatabase | null = null;
const running = new Map<string, Running>();
const at = (name: string, port: string, path: string) =>
  `http://127.0.0.1:${portHere.get(`${name}:${port}`)}${path}`;

function start(name: string): [Service, Running] {
  const service = services[name];
  if (!service) throw new Error(`The compose file has no ${name}`);
  const started = run(commandOf(name, service), environmentOf(name, service));
  running.set(name, started);
  return [service, started];
}

beforeAll(async () => {
  if (process.env.DATABASE_URL) database = await createTestDatabase();
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: projectFolder });
  if (build.status !== 0) throw new Error(String(build.stderr));
  for (const name of own) {
    const service = services[name];
    if (service) portHere.set(`${name}:${portOf(service)}`, await freePort());
  }
  // As Compose does: what the releases wait for is healthy before them.
  const awaited = Object.keys(services['demo-releases']?.depends_on ?? {});
  await Promise.all(awaited.map((name) => untilHealthy(name, ...start(name))));
  await release();
  for (const name of own.filter((name) => !awaited.includes(name))) start(name);
}, 600_000);
afterAll(async () => {
  await Promise.all(children.map(end));
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('The services’ own commands, outside containers', () => {
  test.each(own)(
    '%s becomes healthy by its own health check',
    async (name) => {
      const service = services[name];
      const process = running.get(name);
      if (!service || !process) throw new Error(`${name} was not started`);
      await untilHealthy(name, service, process);
    },
    startWithinMs + 5_000,
  );

  test('reach each other: every part of the product is up', async () => {
    const answer = await fetch(at('web', '3000', '/statusz'));
    const { parts } = (await answer.json()) as { parts: { name: string; up: boolean; reason?: string }[] };
    expect(parts.filter(({ up }) => !up)).toEqual([]);
    expect(parts.map(({ name }) => name)).toContain('remote viewer');
    expect(answer.status).toBe(200);
  });

  test('answer the API under the web server’s address', async () => {
    const answer = await fetch(at('web', '3000', '/v1/openapi.json'));
    expect(answer.status).toBe(200);
  });

  test('stop on SIGTERM, with exit code 0', async () => {
    const codes = await Promise.all([...running].map(async ([name, { child }]) => [name, await end(child)]));
    expect(codes).toEqual(own.map((name) => [name, 0]));
  });
});

describe('In production', () => {
  const production = {
    VITRINE_ENV: 'production',
    FIREBASE_PROJECT_ID: 'vitrine',
    FIREBASE_TENANT_ID: 'staff-1',
  };
  test.each([
    ['api', 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['web', 'AUTH_EMULATOR_ORIGIN'],
  ])('%s refuses to start with %s', async (name, variable) => {
    const service = services[name];
    if (!service) throw new Error(`The compose file has no ${name}`);
    const { child, output } = run(commandOf(name, service), {
      ...environmentOf(name, service),
      ...production,
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(output()).toContain(`${variable}: must not be set in production`);
    expect(code).toBe(1);
  });
});
