import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EmulatorAccount } from './emulator-rest';

/**
 * The people of the emulator on disk. A write replaces the whole file at once and is flushed first, so that a
 * killed process leaves either the old or the new people, never half of them.
 */
export class AccountsFile {
  private written = '';

  constructor(readonly path: string) {}

  /** @throws with the way out when the file cannot be read; a missing file means nobody yet. */
  async read(): Promise<EmulatorAccount[]> {
    try {
      this.written = await readFile(this.path, 'utf8');
      return JSON.parse(this.written).accounts;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw new Error(
        `${this.path} cannot be read (${error}). Repair it, or delete it to begin with demo accounts.`,
      );
    }
  }

  /** Does nothing when the people are those of the last write. */
  async write(accounts: readonly EmulatorAccount[]): Promise<void> {
    const text = `${JSON.stringify({ accounts }, null, 2)}\n`;
    if (text === this.written) return;
    await mkdir(dirname(this.path), { recursive: true });
    const draft = `${this.path}.new`;
    // Emulator hashes hold the password itself: for the owner of the folder only.
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.path);
    this.written = text;
  }
}
