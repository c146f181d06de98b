import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../../scripts/start/run';
import { sharedBuilds } from './product-process';

const root = resolve(import.meta.dirname, '../..');
/** What a build reads beside the package itself. */
const always = ['shared', 'scripts', 'webpack.shared.js', 'package.json', 'package-lock.json'];
/** The build's cache comes along: what is minified and compressed is known in there by its content. */
const leftOut = /\/(node_modules|dist)(\/|$)/;

/**
 * A temporary copy of the workspace with some packages, to build them from changed sources: an older viewer, a newer
 * shell, an incompatible remote. Change the copy, then `build` or `release` from it; `remove` it in the end.
 */
export class Variant {
  readonly folder = mkdtempSync(join(tmpdir(), 'vitrine-variant-'));
  private readonly changed = new Map<string, string>();

  /** @param packages folders of those that will be built, and whatever else is needed beside them. */
  constructor(packages: string[]) {
    for (const name of [...always, ...packages])
      cpSync(join(root, name), join(this.folder, name), {
        recursive: true,
        filter: (source) => !leftOut.test(source.slice(root.length)),
      });
    // Libraries are those of the workspace; what is ours comes from the copy.
    const modules = join(this.folder, 'node_modules');
    mkdirSync(join(modules, '@vitrine'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@vitrine'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
    for (const name of ['shared', ...packages]) {
      symlinkSync(join(this.folder, name), join(modules, '@vitrine', name));
      const own = join(root, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(this.folder, name, 'node_modules'));
    }
  }

  /** @throws when `from` does not stand in the file. */
  replace(path: string, from: string, to: string): this {
    const file = join(this.folder, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`);
    const changed = text.replaceAll(from, to);
    writeFileSync(file, changed);
    this.changed.set(path, changed);
    return this;
  }

  /** @returns the folder of the build. */
  async build(name: string): Promise<string> {
    await this.withBuild(name, () => this.run('scripts/build.ts', name));
    return join(this.folder, name, 'dist');
  }

  /** `npm run release -- …` from the copy. @returns what it printed. @throws with that when it is refused. */
  release(name: string, ...options: string[]): Promise<string> {
    return this.withBuild(name, () => this.run('scripts/release.ts', name, ...options));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What is built of the same sources is built once for all tests; its own stamp keeps it from being built again. */
  private async withBuild(name: string, act: () => Promise<string>): Promise<string> {
    const builds = sharedBuilds();
    if (!builds) return act();
    const sources = createHash('sha256').update(JSON.stringify([name, ...this.changed].sort()));
    const kept = join(builds, sources.digest('hex'));
    const own = join(this.folder, name, 'dist');
    if (existsSync(kept)) cpSync(kept, own, { recursive: true });
    const said = await act();
    if (!existsSync(kept)) this.share(own, kept);
    return said;
  }

  /** At once: the other worker of the tests may look for it, or have built the same. */
  private share(own: string, kept: string): void {
    const copy = `${kept}-${process.pid}`;
    cpSync(own, copy, { recursive: true });
    if (existsSync(kept)) rmSync(copy, { recursive: true });
    else renameSync(copy, kept);
  }

  private run(script: string, ...args: string[]): Promise<string> {
    return run(process.execPath, ['--import', 'tsx', script, ...args], { cwd: this.folder });
  }
}
