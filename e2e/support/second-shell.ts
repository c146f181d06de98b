import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOrigin, emulatorOrigin } from './product-process';
import { ServerProcess } from './server-process';
import { TemporaryFolder } from './temporary-folder';

/** A second server of the shell before the running product: its own registry, and deadlines that tests can wait for. */
export class SecondShell {
  private readonly folder = new TemporaryFolder('vitrine-shell-');
  private readonly server: ServerProcess;

  constructor(
    private readonly port: number,
    /** Further environment of the server. */
    private readonly env: Record<string, string>,
  ) {
    this.server = new ServerProcess('shell/server/main.ts', `${this.origin}/healthz`);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  private get registryFile(): string {
    return join(this.folder.path, 'registry.json');
  }

  /** @param registry as it stands in the file; null for no file */
  write(registry: unknown): void {
    if (registry === null) rmSync(this.registryFile, { force: true });
    else writeFileSync(this.registryFile, JSON.stringify(registry));
  }

  start(): Promise<void> {
    return this.server.start({
      PORT: String(this.port),
      PUBLIC_ORIGIN: this.origin,
      API_ORIGIN: apiOrigin,
      AUTH_EMULATOR_ORIGIN: emulatorOrigin,
      REGISTRY_FILE: this.registryFile,
      ...this.env,
    });
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    this.folder.remove();
  }
}
