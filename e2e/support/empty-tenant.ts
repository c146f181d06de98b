import { join } from 'node:path';
import { openDatabase } from '../../api/src/db/open';
import { emulatorOrigin, shellOrigin } from './product-process';
import { SecondShell } from './second-shell';
import { ServerProcess } from './server-process';
import { TemporaryFolder } from './temporary-folder';

/** The product as it is after its first start, without a demo: an API on an empty database, and a shell before it. */
export class EmptyTenant {
  private readonly dataDir = new TemporaryFolder('vitrine-empty-');
  private readonly api: ServerProcess;
  private readonly shell: SecondShell;

  /**
   * @param port of the shell; the API listens on the next.
   * @param firstOwner the address of whom the tenant waits for.
   */
  constructor(
    private readonly port: number,
    private readonly firstOwner: string,
  ) {
    const apiOrigin = `http://127.0.0.1:${port + 1}`;
    this.api = new ServerProcess('api/src/server.ts', `${apiOrigin}/readyz`);
    this.shell = new SecondShell(port, { API_ORIGIN: apiOrigin });
  }

  get origin(): string {
    return this.shell.origin;
  }

  async start(): Promise<void> {
    this.shell.write(await (await fetch(`${shellOrigin}/registry.json`)).json());
    await this.startApi();
    await this.shell.start();
  }

  /** Lets a week go by for everybody who is invited: the API ends, their invitations too, and it starts again. */
  async outlastInvitations(): Promise<void> {
    await this.api.stop();
    const { close, pool } = await openDatabase({ folder: join(this.dataDir.path, 'database') });
    await pool.query("update people set expires_at = now() - interval '1 second' where status = 'invited'");
    await close();
    await this.startApi();
  }

  private startApi(): Promise<void> {
    return this.api.start({
      DEMO_SEED: 'false',
      PORT: String(this.port + 1),
      DATA_DIR: this.dataDir.path,
      PUBLIC_ORIGIN: this.origin,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(emulatorOrigin).host,
      FIRST_OWNER_EMAIL: this.firstOwner,
    });
  }

  async remove(): Promise<void> {
    await this.shell.remove();
    await this.api.stop();
    this.dataDir.remove();
  }
}
