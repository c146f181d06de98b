import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts';

/**
 * Puts what was measured between the README's marks of that name: `<!-- name -->` and `<!-- /name -->`.
 * @throws where the README has lost its marks.
 */
export function writeIntoReadme(name: string, lines: string): void {
  const file = join(root, 'README.md');
  const [before, rest] = readFileSync(file, 'utf8').split(`<!-- ${name} -->\n`);
  const after = rest?.split(`<!-- /${name} -->`)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md has lost its marks of “${name}”`);
  writeFileSync(file, `${before}<!-- ${name} -->\n\n${lines}\n\n<!-- /${name} -->${after}`);
  // Tables have their columns in line, as the check wants them.
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file]);
}
