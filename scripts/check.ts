/**
 * `npm run check`: types of every package, lint, format, import rules and circles, that areas are named in their own rooms only, that no regular expression takes more
 * than linear time, that staff texts are complete, used and translated, that remotes which were released keep what they
 * import from the shell, and that there are no more browser tests than can be afforded; in seconds.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { areaNameProblems } from './check/area-names';
import { repositoryBudgetProblems } from './check/browser-test-budget';
import { repositoryTextProblems } from './check/dictionaries';
import { circleProblems } from './check/import-circles';
import { importProblems } from './check/import-rules';
import { slowExpressions } from './check/linear-expressions';
import { readAllImports } from './check/read-imports';
import { repositoryExportProblems } from './check/released-exports';
import { repositorySources } from './check/repository-sources';
import { root } from './start/parts';

const tools: [name: string, command: string, args: string[]][] = [
  ['types', 'tsc', ['--pretty', '--project', '.']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
];

function runTool(command: string, args: string[]): boolean {
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

/** @returns whether there were none. */
function printProblems(problems: string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** @returns whether everything is in order; what is not was printed. */
export function check(): boolean {
  const say = (name: string, isInOrder: boolean) => {
    process.stdout.write(`${isInOrder ? 'in order' : 'NOT in order'}: ${name}\n`);
    return isInOrder;
  };
  const checked = tools.map(([name, command, args]) => say(name, runTool(command, args)));
  const imports = readAllImports(repositorySources(root));
  return [
    ...checked,
    say('imports', printProblems([...importProblems(imports), ...circleProblems(imports)])),
    say('names of areas', printProblems(areaNameProblems(repositorySources(root)))),
    say(
      'regular expressions',
      printProblems(slowExpressions(repositorySources(root, ['*.ts', '*.tsx', '*.mjs', '*.mts', '*.js']))),
    ),
    say('texts', printProblems(repositoryTextProblems(root))),
    say('exports for remotes', printProblems(repositoryExportProblems(root))),
    say('browser tests', printProblems(repositoryBudgetProblems(root))),
  ].every(Boolean);
}

if (import.meta.filename === process.argv[1] && !check()) process.exit(1);
