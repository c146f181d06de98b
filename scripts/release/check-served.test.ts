import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildRemoteServer } from '../../shell/server/remote-server';
import { readBuiltRemote } from './built-remote';
import { checkServed } from './check-served';
import { FolderStore } from './folder-store';
import { releaseRemote } from './release-remote';
import { writeFakeBuild } from './testing/fake-build';

const remote = { name: 'viewer', folder: 'remote-viewer' } as const;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-served-'));
const store = new FolderStore(join(folder, 'releases'));
const releases = join(store.place, remote.folder);
const servers: FastifyInstance[] = [];
let address: string;
beforeEach(async () => {
  mkdirSync(releases, { recursive: true });
  address = await serve();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  rmSync(store.place, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Serves what lies in the store, with other headers than a remote's own server sends where `change` says so. */
async function serve(change: (request: FastifyRequest, reply: FastifyReply) => void = () => {}) {
  const server = await buildRemoteServer(releases);
  server.addHook('onSend', async (request, reply) => change(request, reply));
  servers.push(server);
  return server.listen({ port: 0, host: '127.0.0.1' });
}

const release = (version: string, at = address, checkAt?: string, shell?: string) =>
  releaseRemote(store, {
    remote,
    built: readBuiltRemote(writeFakeBuild(join(folder, 'dist'), { content: version })),
    version,
    address: at,
    ...(checkAt ? { checkAt } : {}),
    shellContract: '1.0.0',
    force: false,
    checkServed: (one) => checkServed(one, shell),
  });
const running = async () => (await store.readRegistry())?.registry.remotes.viewer ?? {};
const current = async () => (await running()).current?.version;

it('is made current once its address serves all of it', async () => {
  await release('1.0.0');
  expect(await current()).toMatch(/^1\.0\.0-/);
});

it.each([
  ['answers that there is nothing', () => `${address}/elsewhere`, /mf-manifest\.json answers 404/],
  ['is none that is there', () => 'http://127.0.0.1:1', /127\.0\.0\.1:1\/.* cannot be reached: /],
])('leaves what ran where its address %s, and can be made again', async (_what, wrong, said) => {
  await release('1.0.0');
  await expect(release('1.1.0', wrong())).rejects.toThrow(said);
  expect(await current()).toMatch(/^1\.0\.0-/);
  await release('1.1.0', address);
  expect(await current()).toMatch(/^1\.1\.0-/);
});

it('is refused where a single file is served with other bytes', async () => {
  await release('1.0.0');
  await expect(release('1.1.0', `${address}/nowhere`)).rejects.toThrow(/registry was left as it is/);
  const added = readdirSync(releases).find((name) => name.startsWith('1.1.0')) ?? '';
  writeFileSync(join(releases, added, 'chunk.js'), 'changed on the way');
  await expect(release('1.1.0', address)).rejects.toThrow(
    /chunk\.js does not serve the bytes of this release/,
  );
  expect(await current()).toMatch(/^1\.0\.0-/);
});

it('is checked where it moves to as well', async () => {
  await release('1.0.0');
  await expect(release('1.0.0', `${address}/elsewhere`)).rejects.toThrow(/answers 404/);
  expect((await running()).current?.entry).toContain(`${address}/1.0.0-`);
});

it('moves only together with what it leaves as the last known good', async () => {
  await release('1.0.0');
  await release('1.1.0');
  const before = await running();
  const without = (version: string) =>
    serve(({ url }, reply) => void (url.startsWith(`/${version}-`) && reply.code(404)));
  await expect(release('1.2.0', await without('1.1.0'))).rejects.toThrow(/1\.1\.0-\w+\/.* answers 404/);
  await expect(release('1.1.0', await without('1.0.0'))).rejects.toThrow(/1\.0\.0-\w+\/.* answers 404/);
  expect(await running()).toEqual(before);
  const whole = await serve();
  await release('1.1.0', whole);
  expect((await running()).lastKnownGood?.entry).toContain(`${whole}/1.0.0-`);
});

describe('what browsers would refuse', () => {
  const shell = 'https://shell.example/behind/a/path';
  const forPagesOf = (allowed: string) => (request: FastifyRequest, reply: FastifyReply) => {
    reply.removeHeader('access-control-allow-origin');
    if (request.headers.origin === allowed) reply.header('access-control-allow-origin', allowed);
  };

  it.each([
    [
      'pages of no other origin',
      forPagesOf('nobody'),
      undefined,
      /mf-manifest\.json may not be read .*--shell/,
    ],
    [
      'pages of another shell only',
      forPagesOf('https://other.example'),
      shell,
      /may not be read by pages of https:\/\/shell\.example/,
    ],
    [
      'scripts as text',
      ({ url }: FastifyRequest, reply: FastifyReply) =>
        void (url.endsWith('.js') && reply.type('text/plain')),
      undefined,
      /\.js is sent as text\/plain.* and not as a script/,
    ],
  ])('is not made current: %s', async (_what, change, by, said) => {
    await release('1.0.0');
    await expect(release('1.1.0', await serve(change), undefined, by)).rejects.toThrow(said);
    expect(await current()).toMatch(/^1\.0\.0-/);
  });

  it('is asked about as the shell that is named', async () => {
    await release('1.0.0', await serve(forPagesOf('https://shell.example')), undefined, shell);
    expect(await current()).toMatch(/^1\.0\.0-/);
  });
});

describe('an address that only browsers reach', () => {
  const onlyBrowsers = 'http://127.0.0.1:1';

  it('is what the registry names, once another one of its server serves all of it', async () => {
    await release('1.0.0', onlyBrowsers, address);
    const { version, entry } = (await running()).current ?? {};
    expect(entry).toBe(`${onlyBrowsers}/${version}/mf-manifest.json`);
  });

  it('is not taken on trust: what ran stays where the other one does not serve the release', async () => {
    await release('1.0.0');
    await expect(release('1.1.0', address, `${address}/elsewhere`)).rejects.toThrow(
      /elsewhere\/1\.1\.0-\w+\/mf-manifest\.json answers 404/,
    );
    expect(await current()).toMatch(/^1\.0\.0-/);
  });

  it('is checked with the next release as well, unless that says where', async () => {
    await release('1.0.0', onlyBrowsers, address);
    await expect(release('1.1.0', onlyBrowsers)).rejects.toThrow(/127\.0\.0\.1:1\/.* cannot be reached: /);
    expect(await current()).toMatch(/^1\.0\.0-/);
  });
});
