/** `npm run soak -- NAME`: the long version of a test, one for each run. `npm run soak -- --help` for the names. */
import { spawnSync } from 'node:child_process';
import { buildAll } from './build';
import { findBrowser } from './start/find-browser';
import { root } from './start/parts';
import { soaks } from './test/soaks';

const [name = '--help'] = process.argv.slice(2);
const soak = Object.hasOwn(soaks, name) ? soaks[name] : undefined;
if (!soak) {
  const lines = Object.entries(soaks).map(([name, { says }]) => `${name.padEnd(8)} ${says}\n`);
  process.stderr.write(`${name === '--help' ? '' : `There is no soak called ${name}.\n`}${lines.join('')}`);
  process.exit(2);
}
await buildAll();
const { status } = spawnSync(process.execPath, soak.tool, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, VITRINE_SOAK: '1', CHROMIUM_PATH: findBrowser() },
});
process.exit(status ?? 1);
