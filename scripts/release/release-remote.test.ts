import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketStore } from './bucket-store';
import { readBuiltRemote } from './built-remote';
import { readBuiltShell } from './built-shell';
import { FolderStore } from './folder-store';
import { promoteRemote, type ReleaseRequest, releaseRemote, rollBackRemote } from './release-remote';
import { releaseShell } from './release-shell';
import { releaseStatus } from './release-status';
import type { ReleaseStore, StoredRegistry } from './release-store';
import { FakeBucket } from './testing/fake-bucket';
import { writeFakeBuild, writeFakeShell } from './testing/fake-build';

const remote = { name: 'viewer', folder: 'remote-viewer' } as const;
let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  bucket = new FakeBucket();
  await bucket.start();
});
afterEach(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const build = (content: string, contract?: string) =>
  readBuiltRemote(writeFakeBuild(join(folder, 'dist'), { content, ...(contract ? { contract } : {}) }));
const request = (version: string, content = version, rest: Partial<ReleaseRequest> = {}): ReleaseRequest => ({
  remote,
  built: build(content),
  version,
  address: 'https://cdn.example/remote-viewer',
  shellContract: '1.2.0',
  force: false,
  checkServed: async () => undefined,
  ...rest,
});

const stores: [string, () => ReleaseStore][] = [
  ['a folder', () => new FolderStore(join(folder, 'releases'))],
  ['a bucket', () => BucketStore.open('s3://bucket/vitrine', bucket.environment)],
];

describe.each(stores)('a release into %s', (_name, open) => {
  let store: ReleaseStore;
  beforeEach(() => {
    store = open();
  });
  const releases = async () => (await store.readRegistry())?.registry.remotes.viewer;
  const versions = async () => {
    const { current, lastKnownGood, canary } = (await releases()) ?? {};
    return [current, lastKnownGood, canary].map((release) => release?.version.split('-')[0]);
  };

  it('is current, under an address that never holds anything else', async () => {
    const first = request('1.0.0');
    await releaseRemote(store, first);
    const version = `1.0.0-${first.built.hash}`;
    expect(await releases()).toEqual({
      current: {
        version,
        entry: `https://cdn.example/remote-viewer/${version}/mf-manifest.json`,
        contract: '^1.0.0',
        integrity: first.built.integrity,
      },
    });
    expect(await store.readManifest('remote-viewer', version)).toEqual(
      first.built.files.get('mf-manifest.json'),
    );
  });

  it('makes the one before the last known good, and leaves other remotes alone', async () => {
    const manager = { name: 'manager', folder: 'remote-manager' } as const;
    await releaseRemote(store, { ...request('1.0.0'), remote: manager });
    const before = (await store.readRegistry())?.registry.remotes.manager;
    await releaseRemote(store, request('1.0.0'));
    const { address: _address, ...withoutAddress } = request('1.1.0');
    await releaseRemote(store, withoutAddress);
    expect(await versions()).toEqual(['1.1.0', '1.0.0', undefined]);
    expect((await store.readRegistry())?.registry.remotes.manager).toEqual(before);
  });

  it('of what is current says so, and is refused for other content under the same version', async () => {
    await releaseRemote(store, request('1.0.0'));
    expect(await releaseRemote(store, request('1.0.0'))).toEqual([
      expect.stringMatching(/^1\.0\.0-\w{8} of remote-viewer is released already and current\.$/),
    ]);
    await expect(releaseRemote(store, request('1.0.0', 'other'))).rejects.toThrow(
      /1\.0\.0 is released already, with other content \(1\.0\.0-\w{8}\): raise the version in remote-viewer\/package\.json/,
    );
    expect(await versions()).toEqual(['1.0.0', undefined, undefined]);
  });

  it('needs an address the first time', async () => {
    const { address: _address, ...withoutAddress } = request('1.0.0');
    await expect(releaseRemote(store, withoutAddress)).rejects.toThrow(/add --address/);
    expect(await store.readRegistry()).toBeNull();
  });

  it('that the shell would refuse is refused, unless it is insisted on', async () => {
    const tooNew = { built: build('new', '^1.3.0') };
    await expect(releaseRemote(store, request('1.0.0', 'new', tooNew))).rejects.toThrow(
      /needs contract \^1\.3\.0, and the shell has 1\.2\.0.*--force/,
    );
    expect(await store.versions('remote-viewer')).toEqual([]);
    const said = await releaseRemote(store, request('1.0.0', 'new', { ...tooNew, force: true }));
    expect(said[0]).toMatch(/^Warning: remote-viewer needs contract \^1\.3\.0/);
    expect((await releases())?.current?.contract).toBe('^1.3.0');
  });

  it('can be rolled back once, and then rather says that nothing is left', async () => {
    await releaseRemote(store, request('1.0.0'));
    await expect(rollBackRemote(store, remote)).rejects.toThrow(/no last known good/);
    await releaseRemote(store, request('1.1.0'));
    await rollBackRemote(store, remote);
    expect(await versions()).toEqual(['1.0.0', undefined, undefined]);
    await expect(rollBackRemote(store, remote)).rejects.toThrow(/no last known good/);
    // What was withdrawn comes back by being released again.
    await releaseRemote(store, request('1.1.0'));
    expect(await versions()).toEqual(['1.1.0', '1.0.0', undefined]);
  });

  it('can be a canary, which is promoted, or ended by a rollback', async () => {
    await expect(releaseRemote(store, request('1.0.0', '1.0.0', { canary: 0.05 }))).rejects.toThrow(
      /leave --canary out/,
    );
    await releaseRemote(store, request('1.0.0'));
    await releaseRemote(store, request('1.1.0', '1.1.0', { canary: 0.05 }));
    expect(await versions()).toEqual(['1.0.0', undefined, '1.1.0']);
    expect((await releases())?.canary?.share).toBe(0.05);
    await promoteRemote(store, remote);
    expect(await versions()).toEqual(['1.1.0', '1.0.0', undefined]);
    await releaseRemote(store, request('1.2.0', '1.2.0', { canary: 0.5 }));
    expect((await rollBackRemote(store, remote))[0]).toMatch(/^The canary 1\.2\.0-\w{8} has ended/);
    expect(await versions()).toEqual(['1.1.0', '1.0.0', undefined]);
  });

  it('is told apart in the table of what runs where', async () => {
    await releaseRemote(store, request('1.0.0'));
    await releaseRemote(store, request('1.1.0'));
    await rollBackRemote(store, remote);
    const [heading, ...rows] = await releaseStatus(store, [remote]);
    expect(heading).toMatch(/^remote +runs as +version +contract +address$/);
    expect(rows[0]).toMatch(/^remote-viewer +current +1\.0\.0-\w{8} +\^1\.0\.0 +https:\/\/cdn\.example/);
    expect(rows[1]).toMatch(/^remote-viewer +nothing +1\.1\.0-\w{8}$/);
  });

  it('leaves what it does not know as it is, and what is broken of others', async () => {
    await releaseRemote(store, request('1.0.0'));
    const { whole, revision } = (await store.readRegistry()) as StoredRegistry;
    const viewer = whole.remotes.viewer as { current: object };
    const foreign = {
      remotes: {
        ...whole.remotes,
        viewer: { ...viewer, current: { ...viewer.current, signedBy: 'ops' }, notes: 'of the viewer' },
        shop: { current: { version: 1 } },
        manager: { current: 'broken', lastKnownGood: 7 },
      },
      policies: { freeze: false },
    };
    await store.writeRegistry(foreign, revision);
    await releaseRemote(store, request('1.1.0'));
    expect(await versions()).toEqual(['1.1.0', '1.0.0', undefined]);
    expect((await store.readRegistry())?.whole).toEqual({
      ...foreign,
      remotes: {
        ...foreign.remotes,
        viewer: { ...(await releases()), notes: 'of the viewer' },
      },
    });
    expect((await releases())?.lastKnownGood).toHaveProperty('signedBy', 'ops');
    const status = await releaseStatus(store, [remote]);
    expect(status.join('\n')).toMatch(/left out of the registry: shop: no remote has this name/);
    expect(status.join('\n')).toMatch(/left out of the registry: manager: current: /);
    await rollBackRemote(store, remote);
    expect(await versions()).toEqual(['1.0.0', undefined, undefined]);
  });

  it('keeps the last known good where the current entry is broken, and goes back to it', async () => {
    await releaseRemote(store, request('1.0.0'));
    await releaseRemote(store, request('1.1.0'));
    const breakCurrent = async () => {
      const stored = await store.readRegistry();
      const viewer = { ...(await releases()), current: { version: '' } };
      await store.writeRegistry({ remotes: { viewer } }, stored?.revision ?? null);
    };
    await breakCurrent();
    expect(await versions()).toEqual([undefined, '1.0.0', undefined]);
    await rollBackRemote(store, remote);
    expect(await versions()).toEqual(['1.0.0', undefined, undefined]);
    await releaseRemote(store, request('1.1.0'));
    await breakCurrent();
    await releaseRemote(store, request('1.2.0'));
    expect(await versions()).toEqual(['1.2.0', '1.0.0', undefined]);
    // What serves it is known of the others, and the last known good is what everybody else runs.
    await breakCurrent();
    const { address: _address, ...canary } = request('1.3.0', '1.3.0', { canary: 0.05 });
    await releaseRemote(store, canary);
    expect(await versions()).toEqual(['1.0.0', undefined, '1.3.0']);
    expect((await releases())?.canary?.entry).toMatch(/^https:\/\/cdn\.example\/remote-viewer\/1\.3\.0-/);
  });

  it('of the shell leaves what nobody here knows as well', async () => {
    await releaseRemote(store, request('1.0.0'));
    const { whole, revision } = (await store.readRegistry()) as StoredRegistry;
    const foreign = { ...whole, remotes: { ...whole.remotes, shop: { current: 'theirs' } }, owner: 'ops' };
    await store.writeRegistry(foreign, revision);
    const built = readBuiltShell(writeFakeShell(join(folder, 'shell'), '1.2.0'));
    await releaseShell(store, built, '3.0.0');
    expect((await store.readRegistry())?.whole).toEqual({
      ...foreign,
      shell: { version: `3.0.0-${built.hash}`, contract: '1.2.0' },
    });
  });

  it.each([
    ['a text', 'broken'],
    ['a list', [{ version: '1.0.0' }]],
  ])('takes the place of %s that stands where the releases should', async (_what, broken) => {
    await releaseRemote(store, request('1.0.0'));
    const stored = await store.readRegistry();
    await store.writeRegistry({ remotes: { viewer: broken } }, stored?.revision ?? null);
    await releaseRemote(store, request('1.0.0'));
    const { whole, registry } = (await store.readRegistry()) as StoredRegistry;
    expect(Object.keys(whole.remotes.viewer as object)).toEqual(['current']);
    expect(registry.remotes.viewer?.current?.version).toMatch(/^1\.0\.0-/);
  });

  it('that another release overtakes does not write over its registry', async () => {
    await releaseRemote(store, request('1.0.0'));
    const stored = await store.readRegistry();
    await releaseRemote(store, request('1.1.0'));
    await expect(
      store.writeRegistry(stored?.registry ?? { remotes: {} }, stored?.revision ?? null),
    ).rejects.toThrow(/changed the registry meanwhile/);
    await expect(store.writeRegistry({ remotes: {} }, null)).rejects.toThrow(/meanwhile/);
    expect(await versions()).toEqual(['1.1.0', '1.0.0', undefined]);
  });
});

describe('a folder', () => {
  it('with a broken registry is left as it is', async () => {
    const store = new FolderStore(join(folder, 'releases'));
    await releaseRemote(store, request('1.0.0'));
    for (const broken of ['', '{"remotes":', '[]', '{"remotes":[]}']) {
      writeFileSync(store.registryFile, broken);
      for (const attempt of [
        () => releaseRemote(store, request('1.1.0')),
        () => rollBackRemote(store, remote),
      ])
        await expect(attempt()).rejects.toThrow(/registry\.json is no registry .*left as it is:/);
      expect(readFileSync(store.registryFile, 'utf8')).toBe(broken);
    }
  });

  it('that cannot be written to is named', async () => {
    writeFileSync(join(folder, 'file'), '');
    const store = new FolderStore(join(folder, 'file', 'releases'));
    await expect(releaseRemote(store, request('1.0.0'))).rejects.toThrow(
      /file\/releases cannot be written to/,
    );
  });

  it('takes one release at a time', async () => {
    const store = new FolderStore(join(folder, 'releases'));
    await store.alone(async () => {
      await expect(releaseRemote(store, request('1.0.0'))).rejects.toThrow(/Another release is under way/);
    });
    await releaseRemote(store, request('1.0.0'));
  });
});

describe('a bucket', () => {
  it('gets each file with its type, kept for ever, the manifest last, and the registry for a short time', async () => {
    const store = BucketStore.open('s3://bucket/vitrine/', bucket.environment);
    const { built } = request('1.0.0');
    await releaseRemote(store, request('1.0.0'));
    const written = bucket.requests.filter((asked) => asked.startsWith('PUT'));
    const at = `vitrine/remote-viewer/1.0.0-${built.hash}`;
    expect(written.slice(-2)).toEqual([`PUT ${at}/mf-manifest.json`, 'PUT vitrine/registry.json']);
    expect(bucket.objects.get(`${at}/chunk.js`)?.headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(bucket.objects.get('vitrine/registry.json')?.headers['cache-control']).toBe('no-cache');
  });

  it('that refuses is quoted', async () => {
    const wrong = { ...bucket.environment, AWS_SECRET_ACCESS_KEY: 'wrong' };
    await expect(releaseRemote(BucketStore.open('s3://bucket', wrong), request('1.0.0'))).rejects.toThrow(
      's3://bucket refused GET registry.json with 403: The signature is wrong',
    );
  });

  it('needs keys, a region and a name', () => {
    expect(() => BucketStore.open('s3://bucket', {})).toThrow(/AWS_ACCESS_KEY_ID/);
    expect(() => BucketStore.open('s3://B', bucket.environment)).toThrow(/s3:\/\/bucket\/prefix/);
  });
});
