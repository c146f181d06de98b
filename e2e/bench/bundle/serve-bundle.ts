import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Registry, remoteNames } from '@vitrine/shared/contract/federation/registry';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { run } from '../../../scripts/start/run';
import { emulatorOrigin, shellOrigin } from '../../support/product-process';

const root = resolve(import.meta.dirname, '../../..');
const origin = new URL(shellOrigin);
const port = Number(origin.port) + 20;
export const bundleOrigin = `http://localhost:${port}`;

/** Builds the bundle and serves it with the shell's server, beside a running product whose API it uses. */
export async function serveBundle(): Promise<{ stop(): void }> {
  await run(
    process.execPath,
    [
      join(root, 'node_modules/webpack/bin/webpack.js'),
      '--config',
      join(import.meta.dirname, 'webpack.config.cjs'),
    ],
    { cwd: join(root, 'shell'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bundle-'));
  const registryFile = join(folder, 'registry.json');
  writeFileSync(registryFile, JSON.stringify(registry()));
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      VITRINE_ENV: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      API_ORIGIN: `http://127.0.0.1:${Number(origin.port) + 1000}`,
      AUTH_EMULATOR_ORIGIN: emulatorOrigin,
      // The API names pictures and models under the product's own origin.
      FILES_ORIGIN: shellOrigin,
      REGISTRY_FILE: registryFile,
      DIST_DIR: resolve(import.meta.dirname, '../../.cache/bundle/dist'),
    },
  });
  await untilUp();
  return {
    stop() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Releases of whatever address: nothing is loaded from there. */
function registry(): Registry {
  const current = {
    version: 'bundled',
    entry: `${bundleOrigin}/assets/none/mf-manifest.json`,
    contract: `^${contractVersion}`,
  };
  return { remotes: Object.fromEntries(remoteNames.map((name) => [name, { current }])) };
}

async function untilUp(): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const up = await fetch(`${bundleOrigin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
  }
  throw new Error('The bundle’s server did not come up');
}
