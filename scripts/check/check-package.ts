/**
 * `npm run check -w PACKAGE`: what a team runs before it releases one package: types, lint and import rules, the
 * package's own tests, and its build where it has one.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPackage } from '../build';
import { check } from '../check';
import { builtPackages, root } from '../start/parts';

const [folder = ''] = process.argv.slice(2);

function runTests(): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--passWithNoTests', '--testPathPatterns', `^${join(root, folder)}/`],
    { cwd: root, stdio: 'inherit' },
  );
  return status === 0;
}

if (!check()) process.exit(1);
if (builtPackages.includes(folder)) await buildPackage(folder);
if (!runTests()) process.exit(1);
process.stdout.write(`in order: ${folder}\n`);
