import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketStore } from './bucket-store';
import { readBuiltRemote } from './built-remote';
import { FolderStore } from './folder-store';
import { type ReleaseRequest, releaseRemote } from './release-remote';
import type { ReleaseStore } from './release-store';
import { FakeBucket } from './testing/fake-bucket';
import { writeFakeBuild } from './testing/fake-build';

const remote = { name: 'viewer', folder: 'remote-viewer' } as const;
let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-interrupted-'));
  bucket = new FakeBucket();
  await bucket.start();
});
afterEach(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const request = (version: string, output: string): ReleaseRequest => ({
  remote,
  built: readBuiltRemote(output),
  version,
  address: 'https://cdn.example/remote-viewer',
  shellContract: '1.0.0',
  force: false,
  // Whether it is served has a test of its own.
  checkServed: async () => undefined,
});
const buildOf = (content: string) => writeFakeBuild(join(folder, content), { content });
const currentOf = async (store: ReleaseStore) =>
  (await store.readRegistry())?.registry.remotes.viewer?.current;

/** The whole of what is current lies there, as its manifest says. */
async function expectWhole(store: FolderStore): Promise<void> {
  const current = await currentOf(store);
  const lies = readBuiltRemote(join(store.place, remote.folder, current?.version ?? ''));
  expect(lies.integrity).toBe(current?.integrity);
}

test('a release that is killed at any step leaves what ran, or is done; the next one succeeds at once', async () => {
  const [older, newer] = [buildOf('older'), buildOf('newer')];
  const ended: string[] = [];
  for (let step = 1; ended.at(-1) !== 'by itself'; step++) {
    const store = new FolderStore(join(folder, `releases-${step}`));
    await releaseRemote(store, request('1.0.0', older));
    const before = await currentOf(store);
    const script = join(import.meta.dirname, 'testing/killed-release.ts');
    const { signal, status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', script, store.place, newer, '1.1.0', String(step)],
      { encoding: 'utf8' },
    );
    if (signal !== 'SIGKILL' && status !== 0) throw new Error(stderr);
    const after = await currentOf(store);
    const moved = after?.version !== before?.version;
    ended.push(signal === 'SIGKILL' ? (moved ? 'after the registry' : 'before the registry') : 'by itself');
    await expectWhole(store);

    await releaseRemote(store, request('1.1.0', newer));
    expect((await currentOf(store))?.version).toMatch(/^1\.1\.0-/);
    await expectWhole(store);
    // Nothing half-made stays behind.
    const drafts = readdirSync(join(store.place, remote.folder)).filter((name) => name.startsWith('.'));
    expect(drafts).toEqual([]);
  }
  // Each step was reached: those before the registry's one rename, and those after.
  expect(ended.filter((when) => when === 'before the registry').length).toBeGreaterThan(15);
  expect(ended.filter((when) => when === 'after the registry').length).toBeGreaterThan(0);
}, 240_000);

test('a release into a bucket that breaks at any request leaves what ran, and can be made again', async () => {
  const [older, newer] = [buildOf('older'), buildOf('newer')];
  let broken = 0;
  for (let at = 1, failed = true; failed; at++) {
    bucket.objects.clear();
    const store = BucketStore.open('s3://bucket', bucket.environment);
    await releaseRemote(store, request('1.0.0', older));
    const before = await currentOf(store);
    let asked = 0;
    bucket.failing = () => ++asked >= at;
    failed = await releaseRemote(store, request('1.1.0', newer)).then(
      () => false,
      () => true,
    );
    bucket.failing = () => false;
    if (failed) {
      broken += 1;
      expect(await currentOf(store)).toEqual(before);
      await releaseRemote(store, request('1.1.0', newer));
    }
    expect((await currentOf(store))?.version).toMatch(/^1\.1\.0-/);
  }
  // Registry, list of versions in pages, three files, registry.
  expect(broken).toBeGreaterThanOrEqual(6);
});

describe('a lock of another machine', () => {
  const lockOf = (store: FolderStore, touchedMsAgo: number) => {
    const file = join(store.place, '.lock');
    writeFileSync(file, JSON.stringify({ token: 'theirs', host: 'elsewhere.example', pid: 1 }));
    const then = new Date(Date.now() - touchedMsAgo);
    utimesSync(file, then, then);
  };

  test('is respected while it is touched, and taken over when it is not any more', async () => {
    const store = new FolderStore(join(folder, 'releases'));
    await releaseRemote(store, request('1.0.0', buildOf('older')));
    lockOf(store, 10_000);
    await expect(releaseRemote(store, request('1.1.0', buildOf('newer')))).rejects.toThrow(
      /under way here \(process 1 on elsewhere\.example\)/,
    );
    lockOf(store, 60_000);
    // Of a process that was killed while it took the lock.
    const draft = join(store.place, '.lock.draft');
    writeFileSync(draft, '');
    utimesSync(draft, new Date(0), new Date(0));
    await releaseRemote(store, request('1.1.0', buildOf('newer')));
    expect(readdirSync(store.place).sort()).toEqual(['registry.json', 'remote-viewer']);
  });
});
