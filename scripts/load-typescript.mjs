// Plain JavaScript, so that an old Node or a missing `npm ci` is told about in words instead of a stack trace.
import { existsSync } from 'node:fs';

/** @returns what a TypeScript file of this folder exports; ends the process with one line where that cannot work. */
export async function loadTypeScript(file) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node ${process.versions.node} is too old: Vitrine needs 20.19 or later.`);
  if (!existsSync(new URL('../node_modules/tsx', import.meta.url)))
    stop('Packages are missing: run `npm ci` first.');
  const { register } = await import('tsx/esm/api');
  register();
  return import(file);
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
