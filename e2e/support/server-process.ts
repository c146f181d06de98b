import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { askAgain } from './ask-again';

const root = resolve(import.meta.dirname, '../..');

/** A server of the product as a process of its own, which tests start and end. */
export class ServerProcess {
  private child: ChildProcess | null = null;

  /**
   * @param script what runs it, below the repository.
   * @param health an address that it answers well once it is up.
   */
  constructor(
    private readonly script: string,
    private readonly health: string,
  ) {}

  /** @throws when it ends instead of coming up. */
  async start(env: Record<string, string>): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', this.script], {
      cwd: root,
      env: { ...process.env, VITRINE_ENV: 'demo', LOG_LEVEL: 'fatal', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.child = child;
    while (!(await this.isUp())) {
      if (child.exitCode !== null) throw new Error(`${this.script} ended with ${child.exitCode}`);
      await askAgain();
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  private isUp(): Promise<boolean> {
    return fetch(this.health).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
