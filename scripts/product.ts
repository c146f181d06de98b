import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import type { Registry, RemoteName } from '@vitrine/shared/contract/runtime-config';
import { contractVersion } from '@vitrine/shared/contract/version';
import { buildAll, outputOf } from './build';
import { portsFrom, remotes, root } from './parts';

/** A start that failed for a reason that a person can mend; the message says what to do. */
export class StartError extends Error {}

interface ProductOptions {
  /** The shell's; the others follow (parts.ts). */
  port: number;
  dataDir: string;
  /** Host in the addresses that browsers use. */
  publicHost: string;
  listenHost: string;
  say: (line: string) => void;
  /** Further environment for every process. */
  env?: Record<string, string>;
}

const readyWithinMs = 120_000;
const stopWithinMs = 10_000;

/** All processes of the product on one machine: emulator, API, remotes and shell. */
export class Product {
  private readonly children = new Map<string, ChildProcess>();
  private readonly ports;
  private stopping = false;

  constructor(private readonly options: ProductOptions) {
    this.ports = portsFrom(options.port);
  }

  get addresses() {
    const at = (port: number) => `http://${this.options.publicHost}:${port}`;
    return {
      shell: at(this.ports.shell),
      api: at(this.ports.api),
      emulator: at(this.ports.emulator),
      remotes: this.ports.remotes.map(at),
    };
  }

  /** @throws StartError naming the ports that are taken. */
  async checkPorts(): Promise<void> {
    const all = [this.ports.shell, ...this.ports.remotes, this.ports.api, this.ports.emulator];
    const free = await Promise.all(all.map((port) => isFree(port, this.options.listenHost)));
    const taken = all.filter((_port, index) => !free[index]);
    if (taken.length > 0)
      throw new StartError(
        `Port ${taken.join(' and ')} is taken: stop what uses it (is Vitrine running already?), or start with --port 3100.`,
      );
  }

  /** Starts everything in parallel, builds what changed, and returns when every part is up. */
  async start(): Promise<void> {
    const { dataDir, say } = this.options;
    this.makeDataFolder();
    this.spawn('emulator', 'scripts/emulator.ts', [], {
      AUTH_EMULATOR_HOST: this.options.listenHost,
      AUTH_EMULATOR_PORT: String(this.ports.emulator),
    });
    this.spawn('api', 'api/src/server.ts', [], {
      PORT: String(this.ports.api),
      PUBLIC_ORIGIN: this.addresses.shell,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${this.ports.emulator}`,
    });
    await buildAll(undefined, {
      onBuilt: (folder, built) => say(`${built ? 'built     ' : 'unchanged '} ${folder}`),
    });
    const registryFile = join(dataDir, 'registry.json');
    writeFileSync(registryFile, JSON.stringify(this.registry(), null, 2));
    for (const [index, { name, folder }] of remotes.entries())
      this.spawn(name, 'shell/server/serve-remote.ts', [
        outputOf(folder),
        String(this.ports.remotes[index]),
        this.options.listenHost,
      ]);
    this.spawn('shell', 'shell/server/main.ts', [], {
      PORT: String(this.ports.shell),
      HOST: this.options.listenHost,
      API_ORIGIN: `http://127.0.0.1:${this.ports.api}`,
      REGISTRY_FILE: registryFile,
      AUTH_EMULATOR_ORIGIN: this.addresses.emulator,
    });
    await this.untilReady();
  }

  /** Asks every process to end, insists after a while, and leaves none behind. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    await Promise.all([...this.children.values()].map(endProcess));
  }

  /** Kills one part as a crash would. */
  kill(name: string): void {
    const child = this.children.get(name);
    this.children.delete(name);
    child?.kill('SIGKILL');
  }

  private registry(): Registry {
    const release = (index: number) => ({
      current: {
        version: 'local',
        entry: `${this.addresses.remotes[index]}/mf-manifest.json`,
        contract: `^${contractVersion}`,
      },
    });
    return {
      remotes: Object.fromEntries(remotes.map(({ name }, index) => [name, release(index)])) as Record<
        RemoteName,
        ReturnType<typeof release>
      >,
    };
  }

  private makeDataFolder(): void {
    try {
      mkdirSync(this.options.dataDir, { recursive: true });
    } catch (error) {
      throw new StartError(
        `The data folder ${this.options.dataDir} cannot be used: ${(error as Error).message}`,
      );
    }
  }

  private spawn(name: string, file: string, args: string[] = [], env: Record<string, string> = {}): void {
    const followParent = pathToFileURL(join(root, 'scripts/follow-parent.mjs')).href;
    const child = spawn(process.execPath, ['--import', followParent, '--import', 'tsx', file, ...args], {
      cwd: root,
      env: {
        ...process.env,
        VITRINE_ENV: 'demo',
        DATA_DIR: this.options.dataDir,
        FIREBASE_PROJECT_ID: demoProjectId,
        FIREBASE_TENANT_ID: demoTenantId,
        LOG_LEVEL: 'warn',
        ...this.options.env,
        ...env,
      },
      // Ctrl-C reaches the whole terminal group; only this process acts on it and ends the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.children.set(name, child);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => this.options.say(prefixed(name, String(chunk))));
    child.on('exit', (code) => {
      if (this.stopping || this.children.get(name) !== child) return;
      this.options.say(`${name}: ended with ${code}`);
      this.children.delete(name);
    });
  }

  private async untilReady(): Promise<void> {
    const expected = [...this.children.keys()];
    const deadline = Date.now() + readyWithinMs;
    let waitingFor = '';
    while (Date.now() < deadline) {
      const dead = expected.find((name) => !this.children.has(name));
      if (dead) throw new StartError(`${dead} could not start; what it said is above.`);
      const status = await readStatus(`http://127.0.0.1:${this.ports.shell}/statusz`);
      if (status.up) return;
      if (status.waitingFor !== waitingFor) {
        waitingFor = status.waitingFor;
        this.options.say(`waiting    ${waitingFor}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new StartError(
      `Not everything came up within ${readyWithinMs / 1000} s; still waiting for ${waitingFor}.`,
    );
  }
}

async function readStatus(address: string): Promise<{ up: boolean; waitingFor: string }> {
  try {
    const answer = await fetch(address);
    const { parts } = (await answer.json()) as { parts: { name: string; up: boolean }[] };
    const down = parts.filter(({ up }) => !up).map(({ name }) => name);
    return { up: answer.ok, waitingFor: down.join(', ') };
  } catch {
    return { up: false, waitingFor: 'shell' };
  }
}

function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

const prefixed = (name: string, text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `${name}: ${line}`)
    .join('\n');
