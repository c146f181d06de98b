/**
 * `npm run dev PACKAGE`: the product with hot reloading of one package (shell, a remote, or api) against the others
 * as built. Takes the options of `npm start`, and uses the same data folder and ports.
 */

import { start } from './start';
import { builtPackages } from './start/parts';

const packages = [...builtPackages, 'api'];

export async function dev([hot = '', ...options]: string[]): Promise<void> {
  if (!packages.includes(hot)) {
    process.stderr.write(`Say which package: npm run dev -- ${packages.join(' | ')}\n`);
    process.exit(1);
  }
  await start(options, hot);
}
