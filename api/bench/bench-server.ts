import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { apiNodeFlags } from '../node-flags';
import type { BenchPlace } from './seed-place';

export const cookieSecret = 'a secret for benchmarks, of thirty-two characters or more';

/** The environment of a server under load: one address and one person send everything, so neither has limits. */
const benchEnvironment = {
  NODE_ENV: 'production',
  VITRINE_ENV: 'demo',
  LOG_LEVEL: 'error',
  DEMO_SEED: 'false',
  COOKIE_SECRET: cookieSecret,
  RATE_LIMIT_PER_ADDRESS: '0',
  RATE_LIMIT_PER_PERSON: '0',
  RATE_LIMIT_PER_RESPONDENT: '0',
  RATE_LIMIT_NEW_RESPONDENTS: '0',
};

const tellParent = './tell-parent.mjs';

/** What it knows of its process. */
export type Told = 'keptBytes' | 'processorMs' | 'longestStallMs';

interface Server {
  port: number;
  /** What its process says of itself. */
  ask: (what: Told) => Promise<number>;
  stop(): Promise<void>;
}
export type BenchServer = BenchPlace & Server;
/** One that redirects, with its codes. */
export type RedirectServer = Server & { codes: string[] };

/** Starts `serve.ts` and waits until it listens. */
export const startServer = (variables: Record<string, string>): Promise<BenchServer> =>
  startListening<BenchPlace>('./serve.ts', variables);

/** Starts `redirect-server.ts` and waits until it listens. */
export const startRedirects = (variables: Record<string, string>): Promise<RedirectServer> =>
  startListening<{ codes: string[] }>('./redirect-server.ts', variables);

async function startListening<Said>(file: string, variables: Record<string, string>): Promise<Said & Server> {
  const child = spawnNode(file, { ...benchEnvironment, PORT: '0', ...variables }, [tellParent]);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await firstLine(child);
  return {
    ...(JSON.parse(line) as Said & { port: number }),
    ask: (what) => askOf(child, what),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Asks a process that `spawnNode` started. */
export async function askOf(child: ChildProcess, what: Told): Promise<number> {
  const answer = once(child, 'message');
  child.send(what);
  return (await answer)[0] as number;
}

const patienceMs = 120_000;

/** Starts the product's own process and waits until it is ready. */
export async function startApi(
  { dataDir, port }: { dataDir: string; port: number },
  variables: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawnNode(
    '../src/server.ts',
    {
      ...benchEnvironment,
      DATA_DIR: dataDir,
      PORT: String(port),
      ...variables,
    },
    [tellParent],
  );
  await untilUp(child, `http://127.0.0.1:${port}/readyz`);
  return child;
}

/** Waits until a server's process answers well at an address. */
export async function untilUp(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`A server did not start (exit code ${child.exitCode}).`);
    if (performance.now() > deadline) throw new Error(`Nothing answers at ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts a process that ends with this one, however that ends.
 * @param file relative to this folder. @param first what it loads before anything else, relative to it as well.
 */
export function spawnNode(
  file: string,
  variables: Record<string, string>,
  first: string[] = [],
): ChildProcess {
  const { DATABASE_URL: _url, REDIS_URL: _redis, ...environment } = process.env;
  const followParent = '../../scripts/start/follow-parent.mjs';
  const before = [...first, followParent].map((one) => new URL(one, import.meta.url).href);
  const imports = [...before, 'tsx'].flatMap((one) => ['--import', one]);
  const script = fileURLToPath(new URL(file, import.meta.url));
  return spawn(process.execPath, [...apiNodeFlags, '--expose-gc', ...imports, script], {
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The server ended before it listened.');
}
