import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Not the usual ports: the tests leave a running `npm start` alone. */
const port = Number(process.env.VITRINE_E2E_PORT ?? 3400);
/** The first of ten ports that tests may use for servers of their own. */
export const sparePort = port + 20;
export const shellOrigin = `http://localhost:${port}`;
export const apiOrigin = `http://127.0.0.1:${port + 1000}`;
export const emulatorOrigin = `http://localhost:${port + 6099}`;
export const remoteOrigins = {
  manager: `http://localhost:${port + 1}`,
  experienceEditor: `http://localhost:${port + 2}`,
  viewer: `http://localhost:${port + 3}`,
};

/** Set by the first start, read by the test workers, which are other processes. */
const stateFile = () => process.env.VITRINE_E2E_STATE ?? '';
interface State {
  pid: number;
  dataDir: string;
}
/** Where the running product keeps the remotes' releases: `--to` of `npm run release`. */
export const releasesFolder = () => join(readState().dataDir, 'releases');
/** Where PGlite keeps the running product's rows; of another process while that runs. */
export const databaseFolder = () => join(readState().dataDir, 'database');
export const productPid = () => readState().pid;
const readState = (): State => JSON.parse(readFileSync(stateFile(), 'utf8'));

/** Starts the product as `npm start` does, on its own data folder, and waits until it says that it is up. */
export async function startProduct(): Promise<void> {
  if (!process.env.VITRINE_E2E_STATE) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
    process.env.VITRINE_E2E_STATE = join(folder, 'state.json');
    await launch(join(folder, 'data'));
  } else await launch(readState().dataDir);
}

async function launch(dataDir: string): Promise<void> {
  // Into a file, not a pipe: the product outlives the test worker that started it again.
  const logFile = join(dirname(stateFile()), 'product.log');
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port), '--data', dataDir], {
    cwd: root,
    stdio: ['ignore', log, log],
    detached: true,
  });
  await saysItIsUp(child, logFile);
  child.unref();
  writeFileSync(stateFile(), JSON.stringify({ pid: child.pid, dataDir } as State));
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

/** Ends the product as Ctrl-C does, for good: its data go too. */
export async function stopProduct(): Promise<void> {
  process.kill(readState().pid, 'SIGINT');
  await untilGone();
  rmSync(dirname(stateFile()), { recursive: true, force: true });
}

/** Until no part answers any more, so that its ports are free again. */
async function untilGone(): Promise<void> {
  const addresses = [
    shellOrigin,
    emulatorOrigin,
    `http://localhost:${port + 1000}`,
    ...Object.values(remoteOrigins),
  ];
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
    if (!answers.includes(true)) return;
  }
  throw new Error('A part of the product outlived it');
}
