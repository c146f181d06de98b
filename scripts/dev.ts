/**
 * `npm run dev PACKAGE`: the product with hot reloading of one package (shell, a remote, or api) against the others
 * as built. Uses the same data folder and ports as `npm start`.
 */
import { join } from 'node:path';
import { builtPackages, root } from './parts';
import { runProduct } from './run-product';

const packages = [...builtPackages, 'api'];

export async function dev([hot = '']: string[]): Promise<void> {
  if (!packages.includes(hot)) {
    process.stderr.write(`Say which package: npm run dev ${packages.join(' | ')}\n`);
    process.exit(1);
  }
  await runProduct({
    port: 3000,
    dataDir: join(root, '.data'),
    publicHost: 'localhost',
    listenHost: '127.0.0.1',
    hot,
  });
}
