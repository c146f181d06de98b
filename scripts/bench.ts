/**
 * `npm run bench`: the figures of docs/figures.md, measured here and now, and written into it. `npm run bench -- bytes`
 * and so on for one, which writes with `--write`; `npm run bench -- --help` for their names.
 * Medians with their spread; ratios come from one run, because machines differ and are noisy.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benches, figuresFile } from './bench/benches';
import { findBrowser } from './start/find-browser';
import { root } from './start/parts';

const chosen = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const names = Object.keys(benches).join(', ');
if (options.includes('--help')) {
  process.stdout.write(
    `npm run bench -- NAME…: ${names}\n--write puts what was measured into ${figuresFile}, as does all of them, without a name.\n`,
  );
  process.exit(0);
}
if (chosen.length === 0) options.push('--write');
const unknown = chosen.find((name) => !Object.hasOwn(benches, name));
if (unknown) {
  process.stderr.write(`There is no benchmark called ${unknown}. There are ${names}.\n`);
  process.exit(2);
}
for (const [name, file] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, file), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...([
        'bytes',
        'way-in',
        'lighthouse',
        'federation',
        'typing',
        'colleague',
        'scrolling',
        'wall',
      ].includes(name)
        ? { CHROMIUM_PATH: findBrowser() }
        : {}),
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}
