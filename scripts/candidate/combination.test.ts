import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketStore } from '../release/bucket-store';
import { readBuiltRemote } from '../release/built-remote';
import { readBuiltShell } from '../release/built-shell';
import { FolderStore } from '../release/folder-store';
import { releaseRemote } from '../release/release-remote';
import { releaseShell } from '../release/release-shell';
import { releaseStatus } from '../release/release-status';
import type { ReleaseStore } from '../release/release-store';
import { FakeBucket } from '../release/testing/fake-bucket';
import { writeFakeBuild, writeFakeShell } from '../release/testing/fake-build';
import { remotes } from '../start/parts';
import { combine, refusedBy, stage } from './combination';
import { report } from './report';

let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-combination-'));
  bucket = new FakeBucket();
  await bucket.start();
});
afterEach(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const shellBuild = (contract: string) => writeFakeShell(join(folder, `shell-${contract}`), contract);
const remoteBuild = (content: string, contract = '^1.0.0') =>
  writeFakeBuild(join(folder, content), { content, contract });

const stores: [string, () => ReleaseStore][] = [
  ['a folder', () => new FolderStore(join(folder, 'releases'))],
  ['a bucket', () => BucketStore.open('s3://bucket/vitrine', bucket.environment)],
];

describe.each(stores)('a candidate, with what %s has released', (_name, open) => {
  let store: ReleaseStore;
  beforeEach(async () => {
    store = open();
    for (const remote of remotes)
      await releaseRemote(store, {
        remote,
        built: readBuiltRemote(remoteBuild(remote.folder)),
        version: '1.0.0',
        address: `https://cdn.example/${remote.folder}`,
        shellContract: '1.1.0',
        force: false,
        checkServed: async () => undefined,
      });
    await releaseShell(store, readBuiltShell(shellBuild('1.1.0')), '3.0.0');
  });

  it('is a remote inside the released shell, beside the other remotes as they were released', async () => {
    const combination = await combine(store, {
      folder: 'remote-viewer',
      build: remoteBuild('new', '^1.1.0'),
    });
    expect(combination.shell).toMatchObject({ isCandidate: false, contract: '1.1.0' });
    expect(combination.shell.version).toMatch(/^3\.0\.0-[0-9a-f]{8}$/);
    expect(combination.remotes.map(({ version }) => version.replace(/-[0-9a-f]{8}$/, ''))).toEqual([
      '1.0.0',
      '1.0.0',
      'candidate',
    ]);
    expect(refusedBy(combination)).toEqual([]);

    const staged = new FolderStore(join(folder, 'staged'));
    await staged.alone(() =>
      stage(staged, combination, ['http://a.example', 'http://b.example', 'http://c.example']),
    );
    const { manager, viewer } = (await staged.readRegistry())?.registry.remotes ?? {};
    expect(manager?.current?.entry).toMatch(/^http:\/\/a\.example\/1\.0\.0-/);
    expect(viewer).toEqual({ current: expect.objectContaining({ contract: '^1.1.0' }) });
    const lies = readBuiltRemote(join(staged.place, 'remote-viewer', viewer?.current?.version ?? ''));
    expect(String(lies.files.get('remoteEntry.js'))).toBe('entry of new');
  });

  it('is a remote that the released shell refuses', async () => {
    const combination = await combine(store, {
      folder: 'remote-viewer',
      build: remoteBuild('new', '^1.2.0'),
    });
    const { lines, ok } = report(combination, []);
    expect(ok).toBe(false);
    expect(lines.join('\n')).toMatch(/^remote-viewer \(candidate\).*\^1\.2\.0.*REFUSED$/m);
    expect(lines).toContain(
      'remote-viewer needs contract ^1.2.0, and this shell has 1.1.0: it refuses to run it.',
    );
  });

  it('is a shell that refuses every remote that is released', async () => {
    const combination = await combine(store, { folder: 'shell', build: shellBuild('2.0.0') });
    expect(combination.shell).toMatchObject({ isCandidate: true, contract: '2.0.0' });
    expect(refusedBy(combination)).toHaveLength(3);
  });

  it('stands in the status beside the remotes that were released; the same shell again changes nothing', async () => {
    expect(await releaseShell(store, readBuiltShell(shellBuild('1.1.0')), '3.0.0')).toEqual([
      expect.stringMatching(/kept already/),
    ]);
    expect((await releaseStatus(store, remotes)).at(-1)).toMatch(
      /^shell +checked with +3\.0\.0-\S+ +1\.1\.0$/,
    );
    await expect(releaseShell(store, readBuiltShell(shellBuild('1.2.0')), '3.0.0')).rejects.toThrow(
      /Version 3\.0\.0 is released already.*shell\/package\.json/,
    );
  });

  it('is refused where nothing was released', async () => {
    const empty = new FolderStore(join(folder, 'empty'));
    const build = remoteBuild('new');
    await expect(combine(empty, { folder: 'remote-viewer', build })).rejects.toThrow(
      /remote-manager was never released into .*empty/,
    );
    const { registry, revision } = (await store.readRegistry()) ?? {};
    await store.writeRegistry({ remotes: registry?.remotes ?? {} }, revision ?? null);
    await expect(combine(store, { folder: 'remote-viewer', build })).rejects.toThrow(
      /holds no shell: .*keeps/,
    );
  });
});

test('what was changed in the store after its release is not taken for released', async () => {
  const store = new FolderStore(join(folder, 'releases'));
  await releaseShell(store, readBuiltShell(shellBuild('1.1.0')), '3.0.0');
  for (const remote of remotes)
    await releaseRemote(store, {
      remote,
      built: readBuiltRemote(remoteBuild(remote.folder)),
      version: '1.0.0',
      address: 'https://cdn.example',
      shellContract: '1.1.0',
      force: false,
      checkServed: async () => undefined,
    });
  const [shell = ''] = await store.versions('shell');
  writeFileSync(join(store.place, 'shell', shell, 'index.html'), 'other');
  await expect(combine(store, { folder: 'remote-viewer', build: remoteBuild('new') })).rejects.toThrow(
    /of the shell does not lie in .* as it was released/,
  );
  const [manager = ''] = await store.versions('remote-manager');
  writeFileSync(join(store.place, 'remote-manager', manager, 'chunk.js'), 'other');
  await expect(combine(store, { folder: 'shell', build: shellBuild('1.1.0') })).rejects.toThrow(
    /chunk\.js is not what its manifest says/,
  );
});

describe('the report', () => {
  const part = { files: new Map(), hash: '', integrity: '', isCandidate: false };
  const viewer = {
    ...part,
    name: 'viewer' as const,
    folder: 'remote-viewer',
    version: '1',
    contract: '^1.0.0',
  };
  const shell = { ...part, folder: 'shell', version: '3', contract: '1.0.0' };
  const screen = {
    folder: 'remote-viewer',
    screen: 'experience',
    address: '/showroom24',
    problems: [],
    isUnknown: false,
  };

  it('is good when every screen is in order', () => {
    expect(report({ shell, remotes: [viewer] }, [screen]).ok).toBe(true);
  });

  it('names what was wrong with a screen', () => {
    const { ok, lines } = report({ shell, remotes: [viewer] }, [{ ...screen, problems: ['threw "no"'] }]);
    expect(ok).toBe(false);
    expect(lines).toContain('remote-viewer, experience, /showroom24: threw "no"');
  });

  it('lets a candidate’s new screen wait for the shell, and nobody else’s', () => {
    const unknown = { ...screen, isUnknown: true, problems: ['the shell has no such address'] };
    const known = { ...screen, address: '/other' };
    const early = report({ shell, remotes: [{ ...viewer, isCandidate: true }] }, [unknown, known]);
    expect(early.ok).toBe(true);
    expect(early.lines.join('\n')).toMatch(/1 of 1 .*in order[\s\S]*no such address yet; not tried/);
    expect(report({ shell, remotes: [viewer] }, [unknown, known]).ok).toBe(false);
  });
});
