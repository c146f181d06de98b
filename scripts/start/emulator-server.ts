import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoAccounts, demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { AccountsFile } from './emulator-accounts';
import { emulatorApp } from './emulator-app';
import { EmulatorRest, type OneTimeLink } from './emulator-rest';

export interface AuthEmulator {
  /** Saves who is there and stops listening. */
  close(): Promise<void>;
}

export interface AuthEmulatorOptions {
  host: string;
  port: number;
  /** Where people are kept between runs. */
  accountsPath: string;
  /** Hears of every link that a real service would have mailed. */
  onLink: (link: OneTimeLink) => void;
  onError: (error: unknown) => void;
}

/** How long after a call that may have changed people they are written, so that a burst makes one write. */
const saveDelayMs = 100;

/**
 * The Auth emulator of firebase-tools inside this process: no Java, no command line, no network. Its port opens
 * once the saved people and the demo accounts are there, so whoever reaches it can sign in.
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const app = emulatorApp(demoProjectId);
  // A second, private listener: reading people through it does not count as a change.
  const inner = await listen(app, '127.0.0.1', 0);
  const rest = new EmulatorRest(originOf(inner), demoProjectId, demoTenantId);
  const file = new AccountsFile(options.accountsPath);

  await rest.allowOnlyPasswordAndEmailLink();
  await rest.restore(await file.read());
  await createMissingDemoAccounts(rest);

  const mailed = new Set<string>();
  const keep = async () => {
    await file.write(await rest.accounts());
    for (const link of await rest.oneTimeLinks()) {
      if (mailed.has(link.oobCode)) continue;
      mailed.add(link.oobCode);
      options.onLink(link);
    }
  };
  await keep();

  let saving = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      saving = saving.then(keep).catch(options.onError);
    }, saveDelayMs);
  };
  const outer = await listen(
    (request, response) => {
      if (request.method !== 'GET' && request.method !== 'OPTIONS') response.on('finish', saveSoon);
      app(request, response);
    },
    options.host,
    options.port,
  ).catch(async (error: unknown) => {
    await close(inner);
    throw error;
  });

  return {
    async close() {
      await close(outer);
      clearTimeout(timer);
      await saving;
      await keep();
      await close(inner);
    },
  };
}

async function createMissingDemoAccounts(rest: EmulatorRest): Promise<void> {
  const present = new Set((await rest.accounts()).map((account) => account.email));
  for (const { uid, email, password, displayName } of demoAccounts)
    if (!present.has(email))
      await rest.create({ localId: uid, email, password, displayName, emailVerified: true });
}

function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
