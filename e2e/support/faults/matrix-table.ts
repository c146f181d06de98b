import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { faults } from './faults';

const readme = resolve(import.meta.dirname, '../../../shell/README.md');
const begin = '<!-- failure matrix: written by npm run soak -- matrix -->';
const end = '<!-- end of the failure matrix -->';

/** What the tests saw: by fault, by target, in words. */
export type Seen = Map<string, Map<string, string>>;

/** What stands in the shell's README: by fault, by target. */
export function readCells(): Record<string, Record<string, string>> {
  const [heads = [], , ...rows] = parts()[1]
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return Object.fromEntries(
    rows.map(([fault = '', ...cells]) => [
      fault,
      Object.fromEntries(cells.map((words, at) => [heads[at + 1], words])),
    ]),
  );
}

/** Puts what was seen into the shell's README. */
export function writeTable(table: string): void {
  const [before, , after] = parts();
  writeFileSync(readme, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}

function parts(): [before: string, table: string, after: string] {
  const [before, rest = ''] = readFileSync(readme, 'utf8').split(begin);
  const [table, after] = rest.split(end);
  if (before === undefined || table === undefined || after === undefined)
    throw new Error('The shell’s README has lost the marks of the failure matrix');
  return [before, table, after];
}

/** Rows are faults, columns are targets. */
export function tableOf(seen: Seen, targets: string[]): string {
  const rows = [
    ['fault', ...targets],
    ...faults.map((fault) => [fault, ...targets.map((target) => seen.get(fault)?.get(target) ?? 'not seen')]),
  ];
  const widths = targets
    .concat('')
    .map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [heads = [], ...body] = rows.map(line);
  return [heads, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
