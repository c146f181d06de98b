import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { fullScreen } from '@vitrine/shared/contract/values/picture-source';
import Fastify, { type FastifyInstance } from 'fastify';
import { ConfigError, readServerConfig, type ServerConfig } from './config';
import { buildServer } from './server';

const placement: ResolvedPlacement = {
  placementId: 'showroom24',
  state: 'active',
  kind: 'qr',
  idleResetSeconds: null,
  title: 'Oak & <script>alert(1)</script>',
  description: '"Rooms" to walk in',
  picture: 'https://files.example/poster.webp',
  pictureSizes: [640, 1600].map((width) => ({
    url: `https://files.example/${width}".webp`,
    width,
    height: 400,
    type: 'image/webp',
    bytes: 1,
    sha256: 'b'.repeat(64),
  })),
  themeColour: '#6f4a2c',
  backgroundColour: '#f4efe7',
  dark: null,
  language: 'de',
  manifest: 'a'.repeat(64),
};
/** A name that no network resolves. */
const entry = 'http://remote.invalid/mf-manifest.json';

let config: ServerConfig;
let folder: string;
let api: FastifyInstance;
let app: FastifyInstance;
let ready = true;
/** How often somebody asked the API whether it is ready. */
let looks = 0;
/** What the published version says of itself. */
let streams: boolean | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-shell-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.12345678.js'), 'main()');
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en"><head><!-- vitrine:head --></head><body><div id="root"></div><!-- vitrine:first-paint --><!-- vitrine:config --></body></html>',
  );
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({ remotes: { viewer: { current: { version: '1.0.0', entry, contract: '^1.0.0' } } } }),
  );
  api = Fastify();
  api.get('/readyz', (_request, reply) => {
    looks += 1;
    return reply.code(ready ? 200 : 503).send({});
  });
  api.get('/v1/placements/showroom24', async () => placement);
  api.get(`/v1/manifests/${placement.manifest}`, async () => ({
    languages: ['de', 'en', 'pt'],
    theme: {
      title: { de: 'Eiche <b>', en: 'Oak', pt: 'Carvalho' },
      tagline: { de: 'Räume', en: 'Rooms' },
      colours: {},
    },
    parts: [],
    streams,
  }));
  api.get('/v1/seen', async ({ headers, ip }) => ({ headers, ip }));
  api.post('/v1/seen', async ({ body }) => body);
  api.get('/v1/placements/:id', (_request, reply) =>
    reply.code(404).send({ status: 404, message: 'unknown' }),
  );
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  config = readServerConfig({
    API_ORIGIN: apiOrigin,
    DIST_DIR: folder,
    REGISTRY_FILE: join(folder, 'registry.json'),
    LOG_LEVEL: 'silent',
    FILES_ORIGIN: 'https://files.example',
  });
  app = await buildServer(config);
});
afterAll(async () => {
  await app.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });
const policy = async (url: string) => String((await get(url)).headers['content-security-policy']);
/** The runtime configuration in a page. */
const inlined = (body: string) =>
  JSON.parse(
    /<script type="application\/json" id="vitrine-config"[^>]*>([^<]*)<\/script>/.exec(body)?.[1] ?? '',
  );

describe('a call of the API', () => {
  it('carries the address that it came from, whatever the caller claims', async () => {
    const claims = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const { headers } = (
      await app.inject({ url: '/v1/seen', headers: claims, remoteAddress: '198.51.100.7' })
    ).json();
    expect(headers['x-forwarded-for']).toBe('198.51.100.7');
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('carries the address that a trusted proxy names', async () => {
    const behind = await buildServer({ ...config, trustProxy: '198.51.100.7' });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const seen = await behind.inject({ url: '/v1/seen', headers, remoteAddress: '198.51.100.7' });
    expect(seen.json().headers['x-forwarded-for']).toBe('203.0.113.9');
    await behind.close();
  });

  it('leads nowhere but to the API’s public addresses', async () => {
    for (const url of ['/v1/../readyz', '/v1/%2e%2e/readyz', '/files/..%2freadyz', '/v1/..\\readyz'])
      expect([400, 404]).toContain((await get(url)).statusCode);
    expect((await get('/metrics')).statusCode).toBe(404);
  });

  it('with a compressed body is not unpacked on the way', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/seen',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{}'),
    });
    expect(answer.statusCode).toBe(400);
  });

  it('is answered with a problem and when to come back while the API is away', async () => {
    const alone = await buildServer({ ...config, apiOrigin: 'http://127.0.0.1:1' });
    const answer = await alone.inject({ url: '/v1/session' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    await alone.close();
  });
});

describe('a host', () => {
  it.each(['a b', '[', 'vitrine.example:', '"><script>', 'user@vitrine.example', '/', 'a'.repeat(300)])(
    'that can be none is refused: %j',
    async (host) => {
      for (const url of ['/showroom24', '/v1/seen', '/assets/main.12345678.js']) {
        const answer = await app.inject({ url, headers: { host } });
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
      }
    },
  );

  it.each(['vitrine.example', 'localhost:3000', '[::1]:3000', '192.0.2.1', 'a_b.example:80'])(
    'that can be one is answered: %s',
    async (host) =>
      expect((await app.inject({ url: '/showroom24', headers: { host } })).statusCode).toBe(200),
  );

  it('does not choose the address that a link preview names', async () => {
    const own = await buildServer({ ...config, publicOrigin: 'https://vitrine.example' });
    const { body } = await own.inject({ url: '/showroom24', headers: { host: 'evil.example' } });
    expect(body).toContain('property="og:url" content="https://vitrine.example/showroom24"');
    expect(body).not.toContain('evil.example');
    await own.close();
  });

  it('that was reached over TLS is reached so for a year, whatever was asked for', async () => {
    const behind = await buildServer({ ...config, trustProxy: '127.0.0.1' });
    const headers = { 'x-forwarded-proto': 'https' };
    for (const url of ['/showroom24', '/nothing', '/v1/seen', '/assets/main.12345678.js', '/registry.json'])
      expect((await behind.inject({ url, headers })).headers['strict-transport-security']).toBe(
        'max-age=31536000',
      );
    expect((await behind.inject({ url: '/showroom24' })).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    await behind.close();
  });
});

describe('a page', () => {
  it('is not found at an address that is none', async () => {
    for (const url of ['//', '///', '//:99999', '//evil.example/showroom24'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('carries a placement’s title, description, picture and colours, escaped', async () => {
    const { statusCode, body } = await get('/showroom24');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="de" dir="ltr">');
    expect(body).toContain('<title>Oak &amp; &lt;script&gt;alert(1)&lt;/script&gt;</title>');
    expect(body).toContain('content="&quot;Rooms&quot; to walk in"');
    expect(body).toContain('property="og:image" content="https://files.example/poster.webp"');
    expect(body).toContain('name="theme-color" content="#6f4a2c"');
    expect(body).not.toContain('<script>alert');
  });

  it('paints the picture in the size that fits, which the browser hears of before it hears of the largest', async () => {
    const { body } = await get('/showroom24');
    expect(body).toContain(
      `<img sizes="${fullScreen}" srcset="https://files.example/640&quot;.webp 640w,https://files.example/1600&quot;.webp 1600w" src="https://files.example/poster.webp" alt="" />`,
    );
  });

  it.each([
    ['', 'de', 'Eiche &lt;b&gt;', 'Räume', 'de">Eintreten'],
    ['?lang=en&from=code', 'en', 'Oak', 'Rooms', 'en">Step inside'],
    ['?lang=pt', 'pt', 'Carvalho', 'Räume', 'de">Eintreten'],
    ['?lang="><script>', 'de', 'Eiche &lt;b&gt;', 'Räume', 'de">Eintreten'],
  ])('paints what a placement says and the way in, at %p in %s', async (query, lang, title, line, way) => {
    const { body } = await get(`/showroom24${query}`);
    const painted = /<div class="first-paint".*?<\/div><\/div>/.exec(body)?.[0] ?? '';
    expect(painted).toContain(`<div class="first-paint" lang="${lang}" dir="auto">`);
    expect(painted).toContain(
      `<h1>${title}</h1><p>${line}</p><a id="inside" href="#inside" lang="${way}</a>`,
    );
  });

  it('paints no way in where the address leads further', async () => {
    expect((await get('/showroom24?scene=s')).body).not.toContain('href="#inside"');
  });

  it('keeps a browser in its bucket by a cookie that scripts cannot read, and says it in the configuration', async () => {
    const first = await get('/manager');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^vitrine-bucket=\d{1,4}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    const { headers, body } = await app.inject({ url: '/showroom24', headers: { cookie: `a=1; ${pair}` } });
    expect(headers['set-cookie']).toBeUndefined();
    expect(inlined(body).bucket).toBe(Number(pair.split('=')[1]));
    const forged = await app.inject({ url: '/manager', headers: { cookie: 'vitrine-bucket=99999' } });
    expect(forged.headers['set-cookie']).toMatch(/^vitrine-bucket=/);
  });

  it('names its cookie over TLS so that no other host of the site can set it', async () => {
    const behind = await buildServer({ ...config, trustProxy: '127.0.0.1' });
    const open = (cookie?: string) =>
      behind.inject({
        url: '/manager',
        headers: { 'x-forwarded-proto': 'https', ...(cookie && { cookie }) },
      });
    const made = String((await open()).headers['set-cookie']);
    expect(made).toMatch(
      /^__Host-vitrine-bucket=\d{1,4}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await open(made.split(';')[0])).headers['set-cookie']).toBeUndefined();
    expect((await open('vitrine-bucket=7')).headers['set-cookie']).toMatch(/^__Host-vitrine-bucket=/);
    await behind.close();
  });

  it('takes it from its public address that browsers come over TLS, whichever proxy is trusted', async () => {
    const behind = await buildServer({ ...config, publicOrigin: 'https://vitrine.example' });
    const first = await behind.inject({ url: '/manager' });
    expect(first.headers['set-cookie']).toMatch(/^__Host-vitrine-bucket=.*; Secure$/);
    expect(first.headers['strict-transport-security']).toBe('max-age=31536000');
    const known = { cookie: '__Host-vitrine-bucket=7; __Host-vitrine-staff=1' };
    const page = await behind.inject({ url: '/manager', headers: known });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(inlined(page.body).bucket).toBe(7);
    expect((await behind.inject({ url: '/v1/seen' })).json().headers).toMatchObject({
      'x-forwarded-proto': 'https',
    });
    await behind.close();
  });

  it('is kept by no shared cache', async () =>
    expect((await get('/showroom24')).headers['cache-control']).toBe('private, no-cache'));

  it('carries the runtime configuration with the registry, as data and not as script', async () => {
    const { body } = await get('/manager');
    expect(inlined(body)).toMatchObject({
      tenantId: 'vitrine-staff',
      registry: { remotes: { viewer: { current: { entry } } } },
    });
  });

  it('allows scripts of this origin and the registry’s only, and inline styles only with its nonce', async () => {
    const first = await get('/manager');
    const second = await get('/manager');
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(
      "script-src 'self' http://remote.invalid 'wasm-unsafe-eval' https://apis.google.com;",
    );
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    expect(policy).toContain('https://files.example');
    expect(policy).not.toBe(second.headers['content-security-policy']);
  });

  it('lets films come from any secure address', async () => {
    for (const url of ['/showroom24', '/manager'])
      expect(await policy(url)).toMatch(/media-src 'self' blob: https:;/);
  });

  it('lets scripts call any secure address only where visitors may get a stream', async () => {
    const calls = async (url: string) =>
      / https:[; ]/.test(/connect-src [^;]*;/.exec(await policy(url))?.[0] ?? '');
    streams = false;
    expect(await calls('/showroom24')).toBe(false);
    // The draft may hold one, and nobody knows yet.
    expect(await calls('/showroom24/test/abcdefghjkmnpqrstuvw')).toBe(true);
    streams = true;
    expect(await calls('/showroom24')).toBe(true);
    expect(await calls('/manager')).toBe(false);
    // Versions from before it was told.
    streams = undefined;
    expect(await calls('/showroom24')).toBe(true);
  });

  it('takes no text for a script on a visitor’s page; staff’s libraries cannot live with that yet', async () => {
    for (const url of ['/showroom24', '/showroom24/test/abcdefghjkmnpqrstuvw', '/nothing'])
      expect(await policy(url)).toMatch(/require-trusted-types-for 'script'; trusted-types vitrine-webpack/);
    expect(await policy('/manager')).not.toContain('trusted-types');
  });

  it.each([
    ['/', 200],
    ['/manager/panel/brands', 200],
    ['/showroom24', 200],
    ['/showroom24/test/abcdefghjkmnpqrstuvw', 200],
    ['/zzzzzzzzzz', 404],
    ['/nothing', 404],
    ['/showroom24/more', 404],
    ['/showroom24/test/short', 404],
  ])('at %s answers %i', async (address, status) => {
    expect((await get(address)).statusCode).toBe(status);
  });

  it('is indexed only where visitors are meant to arrive', async () => {
    expect((await get('/showroom24')).body).not.toContain('noindex');
    expect((await get('/showroom24/test/abcdefghjkmnpqrstuvw')).body).toContain('noindex');
    expect((await get('/manager')).body).toContain('noindex');
  });
});

describe('a page that was asked for by number', () => {
  const at = async (filesOrigin: string | null, host: string) => {
    const own = await buildServer({ ...config, filesOrigin });
    const { headers, statusCode } = await own.inject({ url: '/showroom24?a=1', headers: { host } });
    await own.close();
    return { statusCode, location: headers.location };
  };

  it('opens on localhost where pictures and models come from there', async () => {
    expect(await at('http://localhost:3000', '127.0.0.1:3000')).toEqual({
      statusCode: 302,
      location: 'http://localhost:3000/showroom24?a=1',
    });
  });

  it('opens where it was asked for otherwise', async () => {
    for (const [filesOrigin, host] of [
      ['http://localhost:3000', 'localhost:3000'],
      ['https://files.example', '127.0.0.1:3000'],
      [null, '127.0.0.1:3000'],
    ] as const)
      expect(await at(filesOrigin, host)).toEqual({ statusCode: 200, location: undefined });
  });
});

describe('caches', () => {
  it.each([
    ['/assets/main.12345678.js', 'public, max-age=31536000, immutable'],
    ['/registry.json', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/showroom24', 'private, no-cache'],
    ['/manager', 'private, no-cache'],
    ['/statusz', 'no-store'],
  ])('keep %s: %s', async (address, howLong) => {
    const { headers, body } = await get(address);
    expect(headers['cache-control']).toBe(howLong);
    if (howLong !== 'no-cache') return;
    const again = await app.inject({
      url: address,
      headers: { 'if-none-match': `"other", ${headers.etag}` },
    });
    expect(body).not.toBe('');
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('files', () => {
  it('whose names carry a hash may be kept for ever', async () => {
    const { headers, body } = await get('/assets/main.12345678.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toBe('main()');
  });
  it('outside the assets are not served', async () => {
    expect((await get('/assets/../index.html')).body).not.toContain('vitrine:head');
    for (const address of [
      '/assets/..%2findex.html',
      '/assets/%2e%2e%2findex.html',
      '/assets/....//index.html',
    ])
      expect((await get(address)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('state', () => {
  it('of this process is healthy by itself, and says for whom a remote can be released', async () => {
    const { statusCode, body } = await get('/healthz');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ status: 'up', contract: contractVersion });
  });

  it('of the product is looked at once for all who ask, and says nothing of where its parts lie', async () => {
    const own = await buildServer(config);
    const before = looks;
    const answers = await Promise.all(Array.from({ length: 20 }, () => own.inject({ url: '/statusz' })));
    expect(looks - before).toBe(1);
    for (const { body } of answers) expect(body).not.toContain('127.0.0.1');
    await own.close();
  });

  it('of the product names a part that cannot be reached, and not its address', async () => {
    const own = await buildServer({ ...config, apiOrigin: 'http://127.0.0.1:1' });
    const { body } = await own.inject({ url: '/statusz' });
    expect(JSON.parse(body).parts).toContainEqual({ name: 'api', up: false, reason: expect.any(String) });
    expect(body).not.toContain('127.0.0.1');
    await own.close();
  });

  it('of the product is 503 with the part that is down, as long as one is', async () => {
    ready = false;
    const own = await buildServer(config);
    const { statusCode, body } = await own.inject({ url: '/statusz' });
    await own.close();
    expect(statusCode).toBe(503);
    const { parts } = JSON.parse(body);
    expect(parts).toContainEqual(expect.objectContaining({ name: 'api', up: false, reason: 'answered 503' }));
    expect(parts).toContainEqual(expect.objectContaining({ name: 'remote viewer', up: false }));
    ready = true;
  });
});

describe('the configuration', () => {
  it('refuses the emulator and demo identities in production', () => {
    const read = () =>
      readServerConfig({ VITRINE_ENV: 'production', AUTH_EMULATOR_ORIGIN: 'http://localhost:9099' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/AUTH_EMULATOR_ORIGIN: must not be set in production\nFIREBASE_PROJECT_ID/);
  });
  it('in production says where remotes may come from', () => {
    expect(() => readServerConfig({ VITRINE_ENV: 'production' })).toThrow(/REMOTE_ORIGINS: is needed/);
    expect(
      readServerConfig({ REMOTE_ORIGINS: 'https://a.example/x, https://b.example' }).remoteOrigins,
    ).toEqual(['https://a.example', 'https://b.example']);
    expect(() => readServerConfig({ REMOTE_ORIGINS: 'b.example' })).toThrow(/REMOTE_ORIGINS/);
  });
  it('in production says what browsers call it', () => {
    expect(() => readServerConfig({ VITRINE_ENV: 'production' })).toThrow(/PUBLIC_ORIGIN: is needed/);
    const production = (publicOrigin: string) => () =>
      readServerConfig({
        VITRINE_ENV: 'production',
        FIREBASE_PROJECT_ID: 'shop',
        FIREBASE_TENANT_ID: 'staff',
        REMOTE_ORIGINS: 'https://remotes.example',
        PUBLIC_ORIGIN: publicOrigin,
      });
    // Cookies are `Secure` over TLS only.
    expect(production('http://vitrine.example')).toThrow(
      'PUBLIC_ORIGIN: must begin with https:// in production',
    );
    expect(production('http://localhost.vitrine.example')).toThrow(/https/);
    for (const fine of ['https://vitrine.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])
      expect(production(fine)().publicOrigin).toBe(fine);
    expect(readServerConfig({ PUBLIC_ORIGIN: 'https://vitrine.example/x' }).publicOrigin).toBe(
      'https://vitrine.example',
    );
    expect(readServerConfig({ PORT: '3100' }).publicOrigin).toBe('http://localhost:3100');
  });
  it('says which variable is wrong', () => {
    expect(() => readServerConfig({ API_ORIGIN: 'nonsense', PORT: 'eighty' })).toThrow(
      /PORT.*\n?API_ORIGIN|API_ORIGIN/s,
    );
  });
});
