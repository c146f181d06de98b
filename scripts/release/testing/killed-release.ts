/**
 * `killed-release.ts STORE BUILD VERSION N`: a release that is ended by SIGKILL right before its Nth change of the
 * file system; with fewer changes than that, it ends by itself.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [place = '', output = '', version = '', count = ''] = process.argv.slice(2);
let left = Number(count);

type Method = (...args: unknown[]) => unknown;
function watch(target: object, names: string[]): void {
  const methods = target as Record<string, Method>;
  for (const name of names) {
    const original = methods[name] as Method;
    methods[name] = function (this: unknown, ...args: unknown[]) {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return original.apply(this, args);
    };
  }
}

const handle = await fs.open(import.meta.filename);
watch(Object.getPrototypeOf(handle), ['writeFile', 'sync']);
await handle.close();
watch(fs, ['mkdir', 'open', 'writeFile', 'link', 'rename', 'rm']);
syncBuiltinESMExports();

const { readBuiltRemote } = await import('../built-remote');
const { FolderStore } = await import('../folder-store');
const { releaseRemote } = await import('../release-remote');
await releaseRemote(new FolderStore(place), {
  remote: { name: 'viewer', folder: 'remote-viewer' },
  built: readBuiltRemote(output),
  version,
  shellContract: '1.0.0',
  force: false,
  // Whether it is served has a test of its own.
  checkServed: async () => undefined,
});
