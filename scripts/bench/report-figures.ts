import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/parts';
import { figuresFile } from './benches';
import { measuredAt } from './measured-at';

/**
 * Says what a benchmark measured, and with `--write` also puts it into docs/figures.md, with when, of what and on what.
 * @param name the benchmark's, as in benches.ts.
 * @param table lines of Markdown.
 */
export function reportFigures(name: string, table: string): void {
  process.stdout.write(`\n${table}\n`);
  if (!process.argv.includes('--write')) return;
  const file = join(root, figuresFile);
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), name, table, measuredAt()));
  // Tables have their columns in line, as the check wants them.
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file]);
}

/**
 * A page with a benchmark's figures between its marks, `<!-- name -->` and `<!-- /name -->`.
 * @param measured when, of what and on what.
 * @throws where the page has lost the marks.
 */
export function withFigures(page: string, name: string, table: string, measured: string): string {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest] = page.split(open);
  const after = rest?.split(close)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${figuresFile} has lost its marks of “${name}”`);
  return `${before}${open}\n${table}\n\nMeasured: ${measured}.\n\n${close}${after}`;
}
