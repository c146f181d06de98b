/**
 * `npm run check:candidate -- PACKAGE`: whether a candidate works with what is released: a remote inside the released
 * shell beside the other released remotes, or a shell with the released remotes. Starts the product that way, on free
 * ports and with a temporary data folder, and opens every screen. Exit code 1 when it does not work.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage, outputOf } from '../../scripts/build';
import { readCandidateOptions } from '../../scripts/candidate/candidate-options';
import { type Combination, combine, refusedBy, stage } from '../../scripts/candidate/combination';
import { report, type VisitedScreen } from '../../scripts/candidate/report';
import { openStore } from '../../scripts/release/open-store';
import { ReleaseError } from '../../scripts/release/release-error';
import { releasesIn } from '../../scripts/start/data-folder';
import { findBrowser } from '../../scripts/start/find-browser';
import { freePortOfProduct } from '../../scripts/start/free-port';
import { ProcessGroup } from '../../scripts/start/process-group';
import { StartError } from '../../scripts/start/start-error';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-candidate-'));
let processes: ProcessGroup | null = null;

async function end(code: number): Promise<never> {
  await processes?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(1));

async function visit(combination: Combination): Promise<VisitedScreen[]> {
  process.env.CHROMIUM_PATH = findBrowser();
  // Reads the variable when it is loaded.
  const { visitScreens } = await import('./visit-screens');
  const { shell } = combination;
  const log: string[] = [];
  processes = new ProcessGroup(
    {
      port: await freePortOfProduct(),
      dataDir,
      publicHost: 'localhost',
      listenHost: '127.0.0.1',
      shellBuild: join(releasesIn(dataDir), shell.folder, shell.version),
    },
    (line) => log.push(line),
  );
  const { addresses } = processes;
  try {
    await processes.start((store) => stage(store, combination, addresses.remotes));
  } catch (error) {
    throw error instanceof StartError ? new StartError([...log, error.message].join('\n')) : error;
  }
  return visitScreens(combination, addresses);
}

async function check(): Promise<boolean> {
  const { folder, store, build = outputOf(folder) } = readCandidateOptions(process.argv.slice(2));
  if (build === outputOf(folder)) await buildPackage(folder);
  const combination = await combine(openStore(store), { folder, build });
  // What the shell refuses need not be tried.
  const visited = refusedBy(combination).length > 0 ? [] : await visit(combination);
  const { lines, ok } = report(combination, visited);
  process.stdout.write(`${lines.join('\n')}\n`);
  return ok;
}

try {
  await end((await check()) ? 0 : 1);
} catch (error) {
  const isExpected = error instanceof ReleaseError || error instanceof StartError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  await end(1);
}
