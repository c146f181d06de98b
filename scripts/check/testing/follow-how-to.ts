import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A code block of a how-to: a file that it makes, or lines that it changes in one. */
interface Step {
  path: string;
  lines: string[];
  changes: boolean;
}

/** Blocks whose first line names a file: `ts path/to/file.ts`, or `diff path/to/file.ts` for one that is there. */
const stepsOf = (howTo: string): Step[] =>
  [...howTo.matchAll(/^```(\w+) (\S+\/\S+)\n([\s\S]*?)^```$/gm)].map(([, kind, path = '', text = '']) => ({
    path,
    lines: text.trimEnd().split('\n'),
    changes: kind === 'diff',
  }));

/**
 * Does in a folder what a how-to says.
 * @returns the files that it made and those that it changed.
 */
export function followHowTo(howTo: string, folder: string): { made: string[]; changed: string[] } {
  const done = { made: [] as string[], changed: [] as string[] };
  for (const step of stepsOf(howTo)) {
    const file = join(folder, step.path);
    if (!step.changes && existsSync(file)) throw new Error(`${step.path} is there already`);
    const text = step.changes ? changed(readFileSync(file, 'utf8'), step) : `${step.lines.join('\n')}\n`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    (step.changes ? done.changed : done.made).push(step.path);
  }
  return done;
}

/** As `patch` does, with the lines around a change as its place: they stand once in the file. */
function changed(text: string, { lines, path }: Step): string {
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const [start, ...more] = text.split(`${before.join('\n')}\n`);
  if (start === undefined || more.length !== 1)
    throw new Error(`${path} has ${more.length} places for\n${before.join('\n')}`);
  return `${start}${after.join('\n')}\n${more[0]}`;
}
