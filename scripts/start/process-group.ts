import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, buildPackage, outputOf } from '../build';
import { FolderStore } from '../release/folder-store';
import { releaseBuilds, writeDevelopmentRegistry } from '../release/local-releases';
import { ReleaseError } from '../release/release-error';
import { makeDataFolder, releasesIn } from './data-folder';
import { builtPackages, packageVersion, portsFrom, remotes, root } from './parts';
import { takenPorts } from './ports';
import {
  addressesOf,
  backgroundProcesses,
  frontProcesses,
  hotRemote,
  type ProcessPlan,
  type ProductPlan,
  registryFileOf,
  shellEnvironment,
} from './processes';
import { StartError } from './start-error';
import { readStatus } from './status';

const readyWithinMs = 120_000;
const stopWithinMs = 10_000;
const askEveryMs = 200;

/** All processes of the product on one machine: emulator, API, remotes and shell. */
export class ProcessGroup {
  private readonly children = new Map<string, ChildProcess>();
  private stopping = false;
  /** A process that ended although nobody asked it to. */
  private dead: string | null = null;

  constructor(
    private readonly plan: ProductPlan,
    private readonly say: (line: string) => void,
  ) {}

  get addresses() {
    return addressesOf(this.plan);
  }

  /** @throws StartError naming the ports that are taken. */
  async checkPorts(): Promise<void> {
    const { shell, remotes, api, emulator } = portsFrom(this.plan.port);
    const taken = await takenPorts([shell, ...remotes, api, emulator], this.plan.listenHost);
    if (taken.length > 0)
      throw new StartError(
        `Port ${taken.join(' and ')} is taken: stop what uses it (is Vitrine running already?), or start with --port 3100.`,
      );
  }

  /**
   * Starts everything in parallel, and returns when every part is up.
   * @param prepare fills the data folder's store; without it, what changed in the working tree is built and released
   */
  async start(prepare: (store: FolderStore) => Promise<void> = this.buildAndRelease): Promise<void> {
    makeDataFolder(this.plan.dataDir);
    for (const process of backgroundProcesses(this.plan)) this.spawn(process);
    await prepare(new FolderStore(releasesIn(this.plan.dataDir)));
    for (const process of frontProcesses(this.plan)) this.spawn(process);
    await this.untilReady();
  }

  /** Asks every process to end, insists after a while, and leaves none behind. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    await Promise.all([...this.children.values()].map(endProcess));
  }

  private readonly buildAndRelease = async (store: FolderStore): Promise<void> => {
    await this.build();
    await this.release(store);
  };

  private async build(): Promise<void> {
    const { hot } = this.plan;
    const onBuilt = (folder: string, built: boolean) =>
      this.say(`${built ? 'built     ' : 'unchanged '} ${folder}`);
    const environment = shellEnvironment(this.plan);
    if (environment === 'development')
      onBuilt('shell, for development', await buildPackage('shell', { environment }));
    await buildAll(
      builtPackages.filter(
        (folder) => folder !== hot && !(folder === 'shell' && environment === 'development'),
      ),
      { onBuilt },
    );
  }

  /** A start goes the way of every deployment: its remotes are releases in a store. */
  private async release(store: FolderStore): Promise<void> {
    const local = remotes.map(({ name, folder }, index) => ({
      name,
      folder,
      address: this.addresses.remotes[index] ?? '',
      output: outputOf(folder),
      packageVersion: packageVersion(folder),
    }));
    const hot = local.find(({ folder }) => folder === hotRemote(this.plan)?.folder);
    try {
      await releaseBuilds(
        store,
        local.filter((remote) => remote !== hot),
        shellEnvironment(this.plan) === 'production'
          ? { output: outputOf('shell'), packageVersion: packageVersion('shell') }
          : undefined,
      );
      if (hot) await writeDevelopmentRegistry(registryFileOf(this.plan), store, hot);
    } catch (error) {
      throw error instanceof ReleaseError ? new StartError(error.message) : error;
    }
  }

  private spawn({ name, args, cwd = root, env }: ProcessPlan): void {
    const followParent = pathToFileURL(join(root, 'scripts/start/follow-parent.mjs')).href;
    const child = spawn(process.execPath, ['--import', followParent, ...args], {
      cwd,
      env: { ...process.env, ...env },
      // Ctrl-C reaches the whole terminal group; only this process acts on it and ends the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.children.set(name, child);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => this.say(prefixed(name, String(chunk))));
    child.on('exit', (code) => {
      if (this.stopping) return;
      this.say(`${name}: ended with ${code}`);
      this.children.delete(name);
      this.dead = name;
    });
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + readyWithinMs;
    let waitingFor = '';
    while (Date.now() < deadline) {
      if (this.dead) throw new StartError(`${this.dead} could not start; what it said is above.`);
      const status = await readStatus(`http://127.0.0.1:${this.plan.port}/statusz`);
      if (status.up) return;
      if (status.waitingFor !== waitingFor) {
        waitingFor = status.waitingFor;
        this.say(`waiting    ${waitingFor}`);
      }
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
    throw new StartError(
      `Not everything came up within ${readyWithinMs / 1000} s; still waiting for ${waitingFor}.`,
    );
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

const prefixed = (name: string, text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `${name}: ${line}`)
    .join('\n');
