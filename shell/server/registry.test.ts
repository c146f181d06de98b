import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from './config';
import { openRegistry } from './registry';
import { buildServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-registry-'));
const file = join(folder, 'registry.json');
const integrity = `sha384-${'a'.repeat(64)}`;
const release = (host: string, more = {}) => ({
  version: '1.0.0-12345678',
  entry: `https://${host}.example/viewer/mf-manifest.json`,
  contract: '^1.0.0',
  ...more,
});
const write = (remotes: unknown) => writeFileSync(file, JSON.stringify({ remotes }));

let lines: string[];
beforeEach(() => {
  lines = [];
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));
const open = (rules: Partial<Parameters<typeof openRegistry>[1]> = {}) =>
  openRegistry(file, { remoteOrigins: null, needsIntegrity: false, ...rules }, (line) => lines.push(line))
    .read;

describe('the registry', () => {
  it('that breaks or goes away leaves the last good one in place, and says so once', async () => {
    const read = open();
    write({ viewer: { current: release('a') } });
    const good = await read();
    expect(good?.remotes.viewer?.current).toEqual(release('a'));
    for (const broken of ['{"remotes"', '[]', '{"remotes":[]}', '']) {
      writeFileSync(file, broken);
      expect(await read()).toBe(good);
    }
    rmSync(file);
    lines = [];
    expect(await read()).toBe(good);
    expect(await read()).toBe(good);
    expect(lines).toEqual([expect.stringContaining('the last good one goes on')]);
    write({ viewer: { current: release('b') } });
    expect((await read())?.remotes.viewer?.current).toEqual(release('b'));
  });

  it('loses only the entry that is wrong', async () => {
    write({
      manager: { current: release('a', { contract: '*' }), lastKnownGood: release('b') },
      experienceEditor: { current: release('a'), canary: release('b', { share: 7 }) },
      viewer: { current: release('a'), lastKnownGood: release('b') },
      shop: { current: release('a') },
    });
    const read = open();
    expect(await read()).toEqual({
      remotes: {
        manager: { lastKnownGood: release('b') },
        experienceEditor: { current: release('a') },
        viewer: { current: release('a'), lastKnownGood: release('b') },
      },
    });
    await read();
    expect(lines).toEqual([
      expect.stringContaining('manager: current: contract'),
      expect.stringContaining('experienceEditor: canary: share'),
      expect.stringContaining('shop: no remote has this name'),
    ]);
  });

  it('loses what comes from elsewhere than the allowed origins, and in production what has no integrity', async () => {
    write({
      manager: { current: release('a', { integrity }) },
      experienceEditor: { current: release('a') },
      viewer: { current: release('a', { integrity }), canary: release('evil', { integrity, share: 1 }) },
    });
    const registry = await open({ remoteOrigins: ['https://a.example'], needsIntegrity: true })();
    expect(registry).toEqual({
      remotes: {
        manager: { current: release('a', { integrity }) },
        viewer: { current: release('a', { integrity }) },
      },
    });
    expect(lines).toEqual([
      expect.stringContaining('experienceEditor: current: no integrity'),
      expect.stringContaining('viewer: canary: https://evil.example is not in REMOTE_ORIGINS'),
    ]);
  });
});

describe('the server with a registry', () => {
  let app: FastifyInstance;
  const start = async (variables: Record<string, string> = {}) => {
    writeFileSync(join(folder, 'index.html'), '<html lang="en"><head></head><!-- vitrine:config --></html>');
    const config = { DIST_DIR: folder, REGISTRY_FILE: file, LOG_LEVEL: 'silent', ...variables };
    app = await buildServer(readServerConfig({ API_ORIGIN: 'http://127.0.0.1:1', ...config }));
  };
  const production = {
    VITRINE_ENV: 'production',
    FIREBASE_PROJECT_ID: 'shop',
    FIREBASE_TENANT_ID: 'staff',
    PUBLIC_ORIGIN: 'https://vitrine.example',
    REMOTE_ORIGINS: 'https://a.example',
  };
  const policyOf = async (url: string, headers = {}) =>
    String((await app.inject({ url, headers })).headers['content-security-policy']);
  afterEach(() => app.close());

  it('that was never there still answers pages; the registry itself is a problem until it is there', async () => {
    await start();
    const page = await app.inject({ url: '/manager' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"registry":{"remotes":{}}');
    const missing = await app.inject({ url: '/registry.json' });
    expect(missing.statusCode).toBe(503);
    expect(missing.headers['content-type']).toMatch('application/problem+json');
    expect((await app.inject({ url: '/statusz' })).json().parts).toContainEqual(
      expect.objectContaining({ name: 'registry', up: false }),
    );
    write({ viewer: { current: release('a') } });
    expect((await app.inject({ url: '/registry.json' })).statusCode).toBe(200);
  });

  it('says at the registry what is wrong with the file, and nothing of this machine', async () => {
    await start();
    const complaints = async () => (await app.inject({ url: '/registry.json' })).json().complaints;
    write({ viewer: { current: release('a') } });
    expect(await complaints()).toBeUndefined();
    write({ viewer: { current: release('a') }, manager: { current: { version: '1' } } });
    expect(await complaints()).toEqual([
      expect.stringMatching(/^left out of the registry: manager: current: /),
    ]);
    rmSync(file);
    expect(await complaints()).toEqual(['registry.json cannot be read, the last good one goes on']);
    write({ viewer: { current: release('b') } });
    expect(await complaints()).toBeUndefined();
  });

  it('answers a poll without a body until something is released', async () => {
    await start();
    write({ viewer: { current: release('a') } });
    const poll = (tag?: string) =>
      app.inject({ url: '/registry.json', headers: tag ? { 'if-none-match': tag } : {} });
    const first = await poll();
    expect(first.headers['cache-control']).toBe('no-cache');
    const unchanged = await poll(first.headers.etag);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    write({ viewer: { current: release('b') } });
    const changed = await poll(first.headers.etag);
    expect(changed.json().remotes.viewer.current.entry).toContain('b.example');
  });

  it('allows scripts, styles, fonts and calls of its origins only, and says them in the configuration', async () => {
    await start();
    write({ viewer: { current: release('a'), canary: release('b', { share: 0.1 }) } });
    const policy = await policyOf('/manager');
    for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://a.example https://b.example`));
    expect((await app.inject({ url: '/manager' })).body).toContain(
      '"allowedOrigins":["https://a.example","https://b.example"]',
    );
  });

  it('allows an override’s origin in that document only, and only of this machine', async () => {
    await start();
    const address = (host: string) => `/showroom24?mf.viewer=http://${host}/mf-manifest.json`;
    const ofStaff = (url: string) => policyOf(url, { cookie: 'vitrine-staff=1' });
    expect(await ofStaff(address('localhost:3003'))).toContain('http://localhost:3003');
    expect(await ofStaff(address('127.0.0.1:3003'))).toContain('http://127.0.0.1:3003');
    expect(await policyOf('/showroom24')).not.toContain('3003');
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'localhost@evil.example',
      '127.0.0.1.evil.example',
    ])
      expect(await ofStaff(address(host))).not.toContain('evil');
    expect(await ofStaff('/showroom24?mf.viewer=javascript:alert(1)')).not.toContain('javascript');
  });

  it.each([
    ['production', production, '__Host-vitrine-staff=1'],
    ['the demo', { VITRINE_ENV: 'demo' }, 'vitrine-staff=1'],
  ])('allows an override only where staff signed in, in %s', async (_name, variables, cookie) => {
    await start(variables);
    write({ viewer: { current: release('a', { integrity }) } });
    const address = '/manager?mf.viewer=http://localhost:3003/mf-manifest.json';
    expect(await policyOf(address)).not.toContain('localhost');
    expect(await policyOf(address, { cookie })).toContain('http://localhost:3003');
    expect(await policyOf('/manager')).toContain('https://a.example');
  });
});
