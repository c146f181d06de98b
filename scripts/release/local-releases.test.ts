import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteReleases } from '@vitrine/shared/contract/federation/registry';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { integrityOf } from './built-remote';
import { FolderStore } from './folder-store';
import { type LocalRemote, releaseBuilds, writeDevelopmentRegistry } from './local-releases';
import { entryAt } from './registry-changes';
import type { StoredRegistry } from './release-store';
import { writeFakeBuild, writeFakeShell } from './testing/fake-build';

let folder: string;
let store: FolderStore;
let viewer: LocalRemote;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-local-'));
  store = new FolderStore(join(folder, 'releases'));
  viewer = {
    name: 'viewer',
    folder: 'remote-viewer',
    address: 'http://localhost:3003',
    output: join(folder, 'dist'),
    packageVersion: '0.1.0',
  };
  writeFakeBuild(viewer.output);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const releases = async () => (await store.readRegistry())?.registry.remotes.viewer;
const folders = () => readdirSync(join(store.place, 'remote-viewer'));

describe('the releases of npm start', () => {
  it('are made of the builds, with the hash of their manifest', async () => {
    await releaseBuilds(store, [viewer]);
    const current = (await releases())?.current;
    expect(current?.version).toMatch(/^0\.1\.0-local-[0-9a-f]{8}$/);
    expect(current?.entry).toBe(entryAt('http://localhost:3003', current?.version ?? ''));
    const lies = join(store.place, 'remote-viewer', current?.version ?? '');
    expect(current?.integrity).toBe(integrityOf(readFileSync(join(lies, 'mf-manifest.json'))));
    expect(readdirSync(lies).sort()).toEqual([
      'chunk.js',
      'chunk.js.br',
      'mf-manifest.json',
      'remoteEntry.js',
    ]);
  });

  it('stay as they are while the working tree is what is current', async () => {
    await releaseBuilds(store, [viewer]);
    const before = statSync(store.registryFile);
    await releaseBuilds(store, [viewer]);
    expect(statSync(store.registryFile).ino).toBe(before.ino);
  });

  it('follow a changed build under the same package version; the one before is the last known good', async () => {
    await releaseBuilds(store, [viewer]);
    const before = await releases();
    writeFakeBuild(viewer.output, { content: 'two' });
    await releaseBuilds(store, [viewer]);
    expect((await releases())?.lastKnownGood).toEqual(before?.current);
    expect((await releases())?.current?.version).not.toBe(before?.current?.version);
  });

  it('are removed once the registry names them no more, unlike what a team has released', async () => {
    await store.add('remote-viewer', '0.0.9-0a1b2c3d', new Map());
    for (const content of ['one', 'two', 'three']) {
      writeFakeBuild(viewer.output, { content });
      await releaseBuilds(store, [viewer]);
    }
    const { current, lastKnownGood } = (await releases()) ?? {};
    expect(folders().sort()).toEqual(
      ['0.0.9-0a1b2c3d', current?.version, lastKnownGood?.version].map(String).sort(),
    );
  });

  it('move when the product runs at another address', async () => {
    await releaseBuilds(store, [viewer]);
    await releaseBuilds(store, [{ ...viewer, address: 'http://192.0.2.1:3103' }]);
    expect((await releases())?.current?.entry).toMatch(/^http:\/\/192\.0\.2\.1:3103\/0\.1\.0-local-/);
  });

  it('keep the shell beside the remotes, without those that the registry names no more', async () => {
    const shell = { output: join(folder, 'shell'), packageVersion: '0.2.0' };
    for (const contract of ['1.0.0', '1.1.0'])
      await releaseBuilds(store, [viewer], { ...shell, output: writeFakeShell(shell.output, contract) });
    const kept = (await store.readRegistry())?.registry.shell;
    expect(kept).toEqual({
      version: expect.stringMatching(/^0\.2\.0-local-[0-9a-f]{8}$/),
      contract: '1.1.0',
    });
    expect(await store.versions('shell')).toEqual([kept?.version]);
    // A remote's release leaves it there.
    await releaseBuilds(store, [{ ...viewer, output: writeFakeBuild(viewer.output, { content: 'two' }) }]);
    expect((await store.readRegistry())?.registry.shell).toEqual(kept);
  });

  it('leave what nobody here knows as it is', async () => {
    await releaseBuilds(store, [viewer]);
    const { whole, revision } = (await store.readRegistry()) as StoredRegistry;
    const foreign = {
      ...whole,
      remotes: { shop: { current: 'theirs' }, viewer: { ...(whole.remotes.viewer as object), pinned: true } },
      owner: 'ops',
    };
    await store.writeRegistry(foreign, revision);
    writeFakeBuild(viewer.output, { content: 'two' });
    const shell = { output: writeFakeShell(join(folder, 'shell'), '1.0.0'), packageVersion: '0.2.0' };
    await releaseBuilds(store, [viewer], shell);
    const { registry, whole: after } = (await store.readRegistry()) as StoredRegistry;
    expect(after).toEqual({
      ...foreign,
      remotes: { ...foreign.remotes, viewer: { ...registry.remotes.viewer, pinned: true } },
      shell: registry.shell,
    });
    expect(registry.remotes.viewer?.current).not.toEqual((whole.remotes.viewer as RemoteReleases).current);
  });

  it('do not replace a registry that is broken', async () => {
    await releaseBuilds(store, [viewer]);
    writeFileSync(store.registryFile, '{"remotes":');
    await expect(releaseBuilds(store, [viewer])).rejects.toThrow(
      /registry\.json is no registry .*left as it is/,
    );
    expect(readFileSync(store.registryFile, 'utf8')).toBe('{"remotes":');
  });
});

test('npm run dev tells the shell of the hot remote, and the store nothing', async () => {
  await releaseBuilds(store, [viewer]);
  const before = readFileSync(store.registryFile, 'utf8');
  const file = join(folder, 'development-registry.json');
  await writeDevelopmentRegistry(file, store, viewer);
  expect(JSON.parse(readFileSync(file, 'utf8')).remotes.viewer).toEqual({
    current: {
      version: 'development',
      entry: 'http://localhost:3003/mf-manifest.json',
      contract: `^${contractVersion}`,
    },
  });
  expect(readFileSync(store.registryFile, 'utf8')).toBe(before);
  expect(existsSync(join(folder, 'releases/.lock'))).toBe(false);
});
