// Plain JavaScript, so that an old Node or a missing `npm ci` is told about in words instead of a stack trace.
import { existsSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const say = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
if (major < 20 || (major === 20 && minor < 19))
  say(`Node ${process.versions.node} is too old: Vitrine needs 20.19 or later.`);
if (!existsSync(new URL('../node_modules/tsx', import.meta.url)))
  say('Packages are missing: run `npm ci` first.');

const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start.ts');
await start(process.argv.slice(2));
