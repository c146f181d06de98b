import { once } from 'node:events';
import { freePort } from '../../scripts/start/free-port';
import { spawnNode, untilUp } from './bench-server';

/** Starts the shell's server before an API, without remotes, and waits until it is up. It believes clients their addresses. */
export async function startShell(apiPort: number) {
  const port = await freePort();
  const child = spawnNode('../../shell/server/main.ts', {
    NODE_ENV: 'production',
    VITRINE_ENV: 'demo',
    LOG_LEVEL: 'fatal',
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
  });
  await untilUp(child, `http://127.0.0.1:${port}/healthz`);
  return {
    port,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
