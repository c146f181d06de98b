/**
 * `npm test`: types and lint, unit, component and API tests, the builds, then the browser tests. Ends with one line
 * that counts all tests. `npm test -- unit`, `-- api` or `-- browser` runs one kind; `-- database` those of the API's
 * tests that may end otherwise on another database: with and without a DATABASE_URL and a REDIS_URL.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildAll } from './build';
import { findBrowser } from './start/find-browser';
import { root } from './start/parts';
import { type Counts, failureLines, jestCounts, playwrightCounts, slowestFiles } from './test/test-counts';

const kinds = ['check', 'unit', 'api', 'browser'] as const;
type Kind = (typeof kinds)[number] | 'database';

/**
 * What several connections at once, plans, processes and Redis make otherwise than the embedded database: the same
 * engine answers everything else alike.
 */
const onBothDatabases = [
  'api/src/brands/brands.test.ts',
  'api/src/changed-meanwhile.test.ts',
  'api/src/content/publish.test.ts',
  'api/src/content/two-editors.test.ts',
  'api/src/db/application-role.test.ts',
  'api/src/db/jobs.test.ts',
  'api/src/db/statistics.test.ts',
  'api/src/db/transactions.test.ts',
  'api/src/idempotency.test.ts',
  'api/src/killed.test.ts',
  'api/src/list-plans.test.ts',
  'api/src/live/',
  'api/src/rate-limits.test.ts',
  'api/src/responses/',
  'api/src/testing/test-database.test.ts',
  'api/src/visitor-plans.test.ts',
  'demo/src/seed-demo.test.ts',
].map((path) => join(root, path));
/** Among those, what makes itself an embedded database whatever there is. */
const alwaysEmbedded = join(root, 'api/src/responses/recount/');

/** @returns whether all passed. */
export async function test(args: string[]): Promise<boolean> {
  const known: readonly Kind[] = [...kinds, 'database'];
  const chosen = args.length === 0 ? kinds : known.filter((kind) => args.includes(kind));
  const unknown = args.find((arg) => !known.some((kind) => kind === arg));
  if (unknown) throw new Error(`There are no tests called ${unknown}: ${known.join(', ')}`);
  const missing = onBothDatabases.find((path) => !existsSync(path));
  if (missing) throw new Error(`There is no ${missing}, which is to be tested on both databases.`);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
  const counts: Counts[] = [];
  // Beside the builds: each of the two leaves a core idle for a third of its time.
  const checked = chosen.includes('check') ? check() : null;
  try {
    // Some unit tests run the deployment's own commands, which serve the builds.
    if (chosen.includes('unit') || chosen.includes('browser')) await build();
    for (const kind of chosen) {
      process.stdout.write(`\n== ${kind}\n`);
      counts.push(kind === 'check' ? counted(await checked) : runKind(kind, folder));
    }
  } finally {
    // Also where a build failed: nothing goes on running.
    await checked;
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`\n== slowest files\n${slowestFiles(counts.flatMap(({ files }) => files))}`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  for (const failure of counts.flatMap(({ failures }) => failures))
    process.stdout.write(`\n${failureLines(failure)}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0;
}

/** @returns what `npm run check` said, and whether everything was in order. */
function check(): Promise<Checked> {
  const command = ['--import', 'tsx', join(root, 'scripts/check.ts')];
  const said = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;
  return promisify(execFile)(process.execPath, command, { cwd: root, maxBuffer: 16 * 1024 * 1024 }).then(
    (output) => ({ said: said(output), passed: true }),
    (failure) => ({ said: said(failure), passed: false }),
  );
}
interface Checked {
  said: string;
  passed: boolean;
}

function counted(checked: Checked | null): Counts {
  process.stdout.write(checked?.said ?? '');
  return checked?.passed
    ? { passed: 1, failed: 0, failures: [], files: [] }
    : { passed: 0, failed: 1, failures: [{ test: 'npm run check', why: '' }], files: [] };
}

function runKind(kind: Kind, folder: string): Counts {
  if (kind === 'unit') return jest(['node', 'web', 'components'], join(folder, 'unit.json'));
  if (kind === 'api') return jest(['api'], join(folder, 'api.json'));
  if (kind === 'database')
    return jest(['api'], join(folder, 'database.json'), [
      '--testPathPatterns',
      ...onBothDatabases,
      '--testPathIgnorePatterns',
      alwaysEmbedded,
    ]);
  return playwright(join(folder, 'browser.json'));
}

async function build(): Promise<void> {
  process.stdout.write('\n== build\n');
  await buildAll(undefined, {
    onBuilt: (name, built) => process.stdout.write(`${built ? 'built' : 'unchanged'} ${name}\n`),
  });
}

function jest(projects: string[], report: string, which: string[] = []): Counts {
  const { status } = run(
    'node_modules/jest/bin/jest.js',
    ['--selectProjects', ...projects, '--json', '--outputFile', report, ...which],
    {},
  );
  return jestCounts(JSON.parse(readFileSync(report, 'utf8')), status === 0);
}

function playwright(report: string): Counts {
  const { status } = run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  return playwrightCounts(JSON.parse(readFileSync(report, 'utf8')), status === 0);
}

/** Runs one of our tools with its output in sight; jest's JSON goes to its file. */
const run = (file: string, args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
