/** `npm run check`: types of every package, lint, import rules and format, in seconds. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts';

const tools: [name: string, command: string, args: string[]][] = [
  ['types', 'tsc', ['--pretty', '--project', '.']],
  ['lint, imports and format', 'biome', ['check', '--error-on-warnings', '.']],
];

/** @returns whether everything is in order; what is not was printed. */
export function check(): boolean {
  return tools
    .map(([name, command, args]) => {
      const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
        cwd: root,
        stdio: 'inherit',
      });
      process.stdout.write(`${status === 0 ? 'in order' : 'NOT in order'}: ${name}\n`);
      return status === 0;
    })
    .every(Boolean);
}

if (import.meta.filename === process.argv[1] && !check()) process.exit(1);
