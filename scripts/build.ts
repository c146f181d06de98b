/**
 * `npm run build`: builds the shell and the remotes, only those of which anything changed. `-- remote-viewer` builds
 * one; `--force` builds what did not change, too.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPackages, root } from './start/parts';
import { run } from './start/run';

export type Environment = 'production' | 'development';
const outputs: Record<Environment, string> = { production: 'dist', development: '.cache/development' };

/** Where a package's build lies. */
export const outputOf = (folder: string, environment: Environment = 'production') =>
  join(root, folder, outputs[environment]);

/** Files beside a package's own that its build depends on. */
const sharedInputs = [
  'shared/src',
  'shared/package.json',
  'webpack.shared.js',
  'scripts/webpack',
  'package-lock.json',
];

/**
 * Builds one package unless its sources are those of the last build.
 * @returns whether it was built.
 * @throws with webpack's own words when the build fails.
 */
export async function buildPackage(
  folder: string,
  { environment = 'production' as Environment, force = false } = {},
): Promise<boolean> {
  const stamp = join(outputOf(folder, environment), '.sources');
  const sources = hashSources([
    `${folder}/src`,
    `${folder}/package.json`,
    `${folder}/webpack.config.cjs`,
    ...sharedInputs,
  ]);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  await run(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js')], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: environment, VITRINE_BUILD: sources.slice(0, 8) },
  });
  writeFileSync(stamp, sources);
  return true;
}

/** Builds packages two at a time: webpack keeps a core busy, and more at once only take memory. */
export async function buildAll(
  folders = builtPackages,
  options: { force?: boolean; onBuilt?: (folder: string, built: boolean) => void } = {},
) {
  const waiting = [...folders];
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift())
      options.onBuilt?.(folder, await buildPackage(folder, { force: options.force ?? false }));
  };
  await Promise.all([worker(), worker()]);
}

function hashSources(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Tests are no input of a build. */
function filesIn(path: string): string[] {
  if (/\.(ts|tsx|js|cjs|json)$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

if (import.meta.filename === process.argv[1]) {
  const startedAt = performance.now();
  const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const unknown = chosen.find((folder) => !builtPackages.includes(folder));
  if (unknown) throw new Error(`There is no package ${unknown} to build: ${builtPackages.join(', ')}`);
  await buildAll(chosen.length > 0 ? chosen : builtPackages, {
    force: process.argv.includes('--force'),
    onBuilt: (folder, built) => process.stdout.write(`${folder}: ${built ? 'built' : 'unchanged'}\n`),
  });
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
