import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { askAgain } from './ask-again';

const root = resolve(import.meta.dirname, '../..');

/** Which of the products is meant: every worker of the tests has its own; benchmarks have the first. */
const own = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** Not the usual ports: the tests leave a running `npm start` alone. */
const portOf = (product: number) => 3400 + product * 100;
const originsOf = (product: number) => ({
  shell: `http://localhost:${portOf(product)}`,
  manager: `http://localhost:${portOf(product) + 1}`,
  experienceEditor: `http://localhost:${portOf(product) + 2}`,
  viewer: `http://localhost:${portOf(product) + 3}`,
  api: `http://127.0.0.1:${portOf(product) + 1000}`,
  emulator: `http://localhost:${portOf(product) + 6099}`,
});

/** The first of ten ports that tests may use for servers of their own. */
export const sparePort = portOf(own) + 20;
export const {
  shell: shellOrigin,
  api: apiOrigin,
  emulator: emulatorOrigin,
  ...remoteOrigins
} = originsOf(own);

/** Set by the first start, read by the test workers, which are other processes. */
const folder = () => process.env.VITRINE_E2E_FOLDER ?? '';
/** Builds that tests share. */
export const sharedBuilds = () => (folder() ? join(folder(), 'builds') : null);
const stateFile = (product: number) => join(folder(), `${product}.json`);
interface State {
  pid: number;
  dataDir: string;
}
/** Where the running product keeps the remotes' releases: `--to` of `npm run release`. */
export const releasesFolder = () => join(readState().dataDir, 'releases');
/** Where PGlite keeps the running product's rows; of another process while that runs. */
export const databaseFolder = () => join(readState().dataDir, 'database');
export const productPid = () => readState().pid;
const readState = (product = own): State => JSON.parse(readFileSync(stateFile(product), 'utf8'));

/** Starts the product as `npm start` does, on its own data folder, and waits until it says that it is up. */
export async function startProduct(product = own): Promise<void> {
  process.env.VITRINE_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const dataDir = join(folder(), `data-${product}`);
  // Into a file, not a pipe: the product outlives the test worker that started it again.
  const logFile = join(folder(), `${product}.log`);
  const log = openSync(logFile, 'w');
  const options = ['--port', String(portOf(product)), '--data', dataDir];
  const child = spawn(process.execPath, ['scripts/start.mjs', ...options], {
    cwd: root,
    stdio: ['ignore', log, log],
    detached: true,
  });
  await saysItIsUp(child, logFile);
  child.unref();
  writeFileSync(stateFile(product), JSON.stringify({ pid: child.pid, dataDir } as State));
}

function saysItIsUp(child: ChildProcess, logFile: string): Promise<void> {
  const said = () => readFileSync(logFile, 'utf8');
  return new Promise<void>((done, fail) => {
    const watcher = watch(logFile, () => {
      if (!said().includes('Vitrine is up.')) return;
      watcher.close();
      child.off('exit', ended);
      done();
    });
    const ended = (code: number | null) => {
      watcher.close();
      fail(new Error(`npm start ended with ${code}:\n${said()}`));
    };
    child.once('exit', ended);
  });
}

/** Ends the product as a crash would: SIGKILL, no chance to tidy up. Its parts follow by themselves. */
export async function killProduct(): Promise<void> {
  process.kill(readState().pid, 'SIGKILL');
  await untilGone();
}

/** Ends products as Ctrl-C does, for good: their data go too. */
export async function stopProducts(products = [own]): Promise<void> {
  for (const product of products) process.kill(readState(product).pid, 'SIGINT');
  for (const product of products) await untilGone(product);
  rmSync(folder(), { recursive: true, force: true });
}

/** Until no part answers any more and nobody writes into its folder, so that its ports and data are free again. */
async function untilGone(product = own): Promise<void> {
  const { pid } = readState(product);
  const addresses = Object.values(originsOf(product));
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answers = await Promise.all(
      addresses.map((address) =>
        fetch(address).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (!answers.includes(true) && !isRunning(pid)) return;
    await askAgain();
  }
  throw new Error('A part of the product outlived it');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
