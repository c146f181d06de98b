/**
 * `node --import tsx scripts/start/emulator.ts [--lan]`: the Auth emulator with the demo accounts, until SIGINT or SIGTERM.
 * Environment: AUTH_EMULATOR_HOST, AUTH_EMULATOR_PORT, DATA_DIR. Its root address answers 200 when it is ready,
 * and a line that begins with READY says so too.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { authEmulatorDefaults } from '@vitrine/shared/contract/demo';

const lan = process.argv.includes('--lan');
const host = process.env.AUTH_EMULATOR_HOST ?? (lan ? '0.0.0.0' : authEmulatorDefaults.host);
const port = Number(process.env.AUTH_EMULATOR_PORT ?? authEmulatorDefaults.port);
const accountsPath = join(process.env.DATA_DIR ?? '.data', 'accounts.json');

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (error: unknown) => process.stderr.write(`${explain(error)}\n`);

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what uses it, or set AUTH_EMULATOR_PORT.`;
  return error instanceof Error ? error.message : String(error);
}

async function refuseTakenPort(): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function main(): Promise<void> {
  // First: loading the emulator takes seconds.
  await refuseTakenPort();
  const { startAuthEmulator } = await import('./emulator-server');
  const emulator = await startAuthEmulator({
    host,
    port,
    accountsPath,
    onLink: (link) => say(`${link.requestType} link for ${link.email}: ${link.oobLink}`),
    onError: complain,
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await emulator.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  say(`READY Auth emulator on http://${host}:${port} in ${Math.round(performance.now())} ms`);
}

main().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
