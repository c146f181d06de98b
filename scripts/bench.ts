/**
 * `npm run bench`: the figures of the README, measured here and now. `npm run bench -- bytes` and so on for one,
 * `npm run bench -- --help` for their names.
 * Medians with their spread; ratios come from one run, because machines differ and are noisy.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser';
import { root } from './parts';

const benches: Record<string, string> = {
  responses: 'api/bench/responses.ts',
  kill: 'api/bench/kill.ts',
  bytes: 'e2e/bench/visitor-bytes.ts',
  start: 'scripts/bench-start.ts',
  federation: 'e2e/bench/federation.ts',
  content: 'api/bench/content.ts',
  lists: 'api/bench/lists.ts',
  scrolling: 'e2e/bench/scrolling.ts',
  typing: 'e2e/bench/typing.ts',
};

const chosen = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const names = Object.keys(benches).join(', ');
if (options.includes('--help')) {
  process.stdout.write(`npm run bench -- NAME…, all of them without a name: ${names}\n`);
  process.exit(0);
}
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
      ...(['bytes', 'federation', 'typing', 'scrolling'].includes(name)
        ? { CHROMIUM_PATH: findBrowser() }
        : {}),
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}
