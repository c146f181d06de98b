import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { apiOrigin, emulatorOrigin } from './product-process';

const root = resolve(import.meta.dirname, '../..');

/** A second server of the shell before the running product: its own registry, and deadlines that tests can wait for. */
export class SecondShell {
  private readonly folder = mkdtempSync(join(tmpdir(), 'vitrine-shell-'));
  private readonly registryFile = join(this.folder, 'registry.json');
  private child: ChildProcess | null = null;

  constructor(
    private readonly port: number,
    /** Further environment of the server. */
    private readonly env: Record<string, string>,
  ) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** @param registry as it stands in the file; null for no file */
  write(registry: unknown): void {
    if (registry === null) rmSync(this.registryFile, { force: true });
    else writeFileSync(this.registryFile, JSON.stringify(registry));
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'shell/server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        VITRINE_ENV: 'demo',
        LOG_LEVEL: 'fatal',
        PORT: String(this.port),
        API_ORIGIN: apiOrigin,
        AUTH_EMULATOR_ORIGIN: emulatorOrigin,
        REGISTRY_FILE: this.registryFile,
        ...this.env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.child = child;
    while (!(await this.isUp()))
      if (child.exitCode !== null) throw new Error(`The second shell ended with ${child.exitCode}`);
  }

  async stop(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private isUp(): Promise<boolean> {
    return fetch(`${this.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
