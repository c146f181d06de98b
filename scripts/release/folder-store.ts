import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { manifestName } from './built-remote';
import { filesIn } from './files-in';
import { withLock } from './folder-lock';
import { ReleaseError } from './release-error';
import {
  type ReleaseStore,
  readRegistryText,
  registryText,
  type StoredRegistry,
  type WholeRegistry,
} from './release-store';
import { flushFolder, replaceFile, writeFlushed } from './replace-file';

/** Releases in a folder of this machine, or one that is mounted here. */
export class FolderStore implements ReleaseStore {
  constructor(readonly place: string) {}

  get registryFile() {
    return join(this.place, 'registry.json');
  }

  async readRegistry(): Promise<StoredRegistry | null> {
    const text = await readIfThere(this.registryFile);
    if (!text) return null;
    return { ...readRegistryText(String(text), this.registryFile), revision: revisionOf(text) };
  }

  async writeRegistry(registry: WholeRegistry, revision: string | null): Promise<void> {
    const text = await readIfThere(this.registryFile);
    if ((text && revisionOf(text)) !== revision)
      throw new ReleaseError('Another release has changed the registry meanwhile; try again.');
    await replaceFile(this.registryFile, registryText(registry));
  }

  async versions(folder: string): Promise<string[]> {
    try {
      const entries = await readdir(join(this.place, folder), { withFileTypes: true });
      return entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async read(folder: string, version: string): Promise<ReadonlyMap<string, Buffer>> {
    const release = join(this.place, folder, version);
    return existsSync(release) ? filesIn(release) : new Map();
  }

  readManifest(folder: string, version: string): Promise<Buffer | null> {
    return readIfThere(join(this.place, folder, version, manifestName));
  }

  async add(folder: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const parent = join(this.place, folder);
    const draft = join(parent, `.new-${version}-${randomUUID()}`);
    await mkdir(draft, { recursive: true });
    await this.removeDrafts(parent, draft);
    for (const [name, content] of files) {
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await writeFlushed(join(draft, name), content);
    }
    await flushFolder(draft);
    await rename(draft, join(parent, version));
    await flushFolder(parent);
  }

  /** For releases that the registry does not name any more. */
  async remove(folder: string, version: string): Promise<void> {
    await rm(join(this.place, folder, version), { recursive: true, force: true });
  }

  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      await mkdir(this.place, { recursive: true });
      return await withLock(join(this.place, '.lock'), work);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new ReleaseError(
        `${this.place} cannot be written to: ${error.message}. Name a folder that you may change, with --to.`,
      );
    }
  }

  /** What interrupted releases left behind; only one release runs at a time. */
  private async removeDrafts(parent: string, keep: string): Promise<void> {
    for (const name of await readdir(parent))
      if (name.startsWith('.new-') && join(parent, name) !== keep)
        await rm(join(parent, name), { recursive: true, force: true });
  }
}

const revisionOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
const isRefusal = (error: unknown): error is Error =>
  ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));
