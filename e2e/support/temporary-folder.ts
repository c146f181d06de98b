import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is there once somebody asks for it: whoever only lists the tests leaves none behind. */
export class TemporaryFolder {
  private made: string | null = null;

  constructor(private readonly prefix: string) {}

  get path(): string {
    this.made ??= mkdtempSync(join(tmpdir(), this.prefix));
    return this.made;
  }

  remove(): void {
    if (this.made) rmSync(this.made, { recursive: true, force: true });
    this.made = null;
  }
}
