import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { keepHeader } from '@vitrine/shared/contract/federation/runtime-config';
import Fastify, { type FastifyInstance } from 'fastify';
import { readServerConfig } from './config';
import { buildServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'));
const listed = `sha384-${'e'.repeat(64)}`;
const expose = (name: string) => ({
  name,
  assets: {
    js: { sync: [`${name}.11111111.js`], async: ['later.js'] },
    css: { sync: [`${name}.css`], async: [] },
  },
});
const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: ['experience', 'brands', 'frame', 'polling', 'dashboard'].map(expose),
  integrity: {
    'remoteEntry.js': listed,
    'texts-de-ts.11111111.js': listed,
    'texts-en-ts.11111111.js': listed,
    'more-texts-pt-ts.11111111.js': listed,
    'three.js': listed,
  },
  stages: { scenes: ['three.js', 'stage.css'], theatre: ['curtain.js'] },
});
const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;
const placement: ResolvedPlacement = {
  placementId: 'showroom24',
  state: 'active',
  kind: 'qr',
  idleResetSeconds: null,
  title: 'Oak',
  description: 'Rooms',
  themeColour: '#6f4a2c',
  backgroundColour: '#f4efe7',
  dark: null,
  language: 'en',
  picture: '/files/poster.webp',
  manifest: 'a'.repeat(64),
};
const hostile = '</script><script>alert(1)</script>';
const root = {
  schemaVersion: 1,
  languages: ['en'],
  theme: { title: { en: hostile }, colours: {} },
  parts: [{ area: 'scenes' }, { area: 'polling' }, { area: 'scenes' }],
};

/** What the API chose of the placement's languages. */
let spoken: string;
let rootStatus: number;
let remote: FastifyInstance;
let api: FastifyInstance;
let app: FastifyInstance;
let origin: string;
let asked: number;
/** What stands at the manifest's address. */
let served: () => Promise<string>;

beforeAll(async () => {
  remote = Fastify();
  remote.get('/:version/mf-manifest.json', () => {
    asked += 1;
    return served();
  });
  origin = await remote.listen({ port: 0, host: '127.0.0.1' });
  api = Fastify();
  api.get('/v1/placements/showroom24', async () => ({ ...placement, language: spoken }));
  api.get('/v1/placements/closed2424', async () => ({ ...placement, state: 'paused' }));
  api.get(`/v1/manifests/${placement.manifest}`, (_request, reply) =>
    reply.code(rootStatus).send({ ...root, assets: [{ url: '/files/poster.webp' }] }),
  );
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en"><head><!-- vitrine:head --></head><!-- vitrine:first-paint --><!-- vitrine:config --></html>',
  );
  writeFileSync(
    join(folder, 'preload.json'),
    JSON.stringify({
      main: ['assets/main.js'],
      bootstrap: ['assets/bootstrap.js', 'assets/bootstrap.css', 'assets/react.js'],
      'public-area': ['assets/public-area.js'],
      'staff-area': ['assets/staff-area.js'],
      panel: ['assets/panel.js', 'assets/react.js'],
      'not-found': ['assets/not-found.js'],
      'sign-in-screen': ['assets/sign-in-screen.js'],
    }),
  );
  app = await buildServer(
    readServerConfig({
      API_ORIGIN: apiOrigin,
      DIST_DIR: folder,
      REGISTRY_FILE: join(folder, 'registry.json'),
      LOG_LEVEL: 'silent',
    }),
  );
});
afterAll(async () => {
  await Promise.all([app.close(), api.close(), remote.close()]);
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = 0;
  rootStatus = 200;
  spoken = 'en';
  served = async () => manifest;
});

const release = (version: string, hash: string | null = integrity) => ({
  version,
  entry: `${origin}/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  ...(hash ? { integrity: hash } : {}),
});
const register = (current: object, more = {}) => {
  const releases = { current, ...more };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({ remotes: { viewer: releases, manager: releases, experienceEditor: releases } }),
  );
};
const open = async (url: string, cookie = 'vitrine-bucket=5000') => {
  const { body, headers, statusCode } = await app.inject({ url, headers: { cookie } });
  const config = JSON.parse(/id="vitrine-config"[^>]*>([^<]*)</.exec(body)?.[1] ?? '');
  const [, atPress = ''] = /<template>(.*?)<\/template>/.exec(body) ?? [];
  const tags = tagsIn(body.replace(atPress, ''));
  const link = headers.link?.toString() ?? '';
  const files = [link.split(', '), tags].flatMap((all) => all.map(addressIn));
  return { statusCode, body, config, link, tags, files, atPress: tagsIn(atPress), keep: headers[keepHeader] };
};
/** Of a tag, or of a part of the header `link`. */
const addressIn = (preload: string) => /(?:href="|<(?=\/))([^">]*)/.exec(preload)?.[1]?.replace(origin, '');
const tagsIn = (html: string) => html.match(/<link rel="preload".*?>/g) ?? [];

describe('a page', () => {
  it('of a placement carries the viewer’s manifest and names every file and answer that it takes', async () => {
    register(release('1.0.0'));
    const { config, files, link, tags } = await open('/showroom24');
    expect(config.manifests).toEqual({ [`${origin}/1.0.0/mf-manifest.json`]: manifest });
    expect(files).toEqual([
      '/assets/main.js',
      '/assets/bootstrap.js',
      '/assets/bootstrap.css',
      '/assets/react.js',
      '/assets/public-area.js',
      '/1.0.0/remoteEntry.js',
      '/1.0.0/experience.css',
      '/1.0.0/experience.11111111.js',
      '/1.0.0/texts-en-ts.11111111.js',
    ]);
    expect(config.visit).toEqual({ placement, root });
    expect(link).toContain('</assets/bootstrap.js>; rel=preload; as=script');
    expect(link).toContain('</assets/bootstrap.css>; rel=preload; as=style');
    expect(tags[0]).toBe(
      `<link rel="preload" as="script" href="${origin}/1.0.0/remoteEntry.js" crossorigin="anonymous" integrity="${listed}" />`,
    );
  });

  it('keeps the code of what is behind the way in for whoever presses that', async () => {
    register(release('1.0.0'));
    const { atPress } = await open('/showroom24');
    expect(atPress).toEqual([
      `<link rel="preload" as="script" href="${origin}/1.0.0/three.js" crossorigin="anonymous" integrity="${listed}" />`,
      `<link rel="preload" as="style" href="${origin}/1.0.0/stage.css" crossorigin="anonymous" />`,
    ]);
    expect((await open('/showroom24?open=products')).atPress).toEqual([]);
  });

  it('of an address that leads nowhere names the screen that says so, and nothing of the viewer', async () => {
    register(release('1.0.0'));
    const { files, statusCode } = await open('/nothing-here');
    expect([statusCode, files.at(-1)]).toEqual([404, '/assets/not-found.js']);
    expect(files.filter((file) => file?.startsWith('/1.0.0'))).toEqual([]);
  });

  it.each([
    ['de-AT', 'de'],
    ['pt-BR', 'en'],
  ])('of a placement that is read in %s names the viewer’s words in %s', async (language, words) => {
    register(release('1.0.0'));
    spoken = language;
    const { files } = await open('/showroom24');
    expect(files.filter((file) => file?.includes('texts'))).toEqual([`/1.0.0/texts-${words}-ts.11111111.js`]);
  });

  it('whose manifest the API does not give names what the viewer will ask for', async () => {
    register(release('1.0.0'));
    rootStatus = 500;
    const { config, files, tags, statusCode } = await open('/showroom24');
    expect([statusCode, config.visit]).toEqual([200, undefined]);
    expect(files.slice(-2)).toEqual([
      '/v1/placements/showroom24',
      `/v1/manifests/${placement.manifest}?schema=2`,
    ]);
    expect(tags.at(-2)).toContain('as="fetch" href="/v1/placements/showroom24" crossorigin="anonymous"');
  });

  it('carries nothing of an experience where there is none to show, or only a draft', async () => {
    register(release('1.0.0'));
    expect((await open('/showroom24/test/66666666666666666666')).config.visit).toBeUndefined();
    expect((await open('/closed2424')).config.visit).toBeUndefined();
  });

  it('is kept for the time without a network where all is in it, and forgotten where nothing is shown any more', async () => {
    register(release('1.0.0'));
    expect((await open('/showroom24')).keep).toBe('keep');
    for (const address of ['/closed2424', '/nowhere242', '/manager2424'])
      expect((await open(address)).keep).toBe('forget');
    expect((await open('/showroom24/test/66666666666666666666')).keep).toBeUndefined();
    expect(
      (await open('/showroom24?mf.viewer=http://localhost:1/m', 'vitrine-staff=1')).keep,
    ).toBeUndefined();
    rootStatus = 500;
    expect((await open('/showroom24')).keep).toBeUndefined();
  });

  it('keeps words of an experience from ending the element that they stand in', async () => {
    register(release('1.0.0'));
    const { body, config } = await open('/showroom24');
    expect(config.visit.root.theme.title.en).toBe(hostile);
    expect(body).not.toContain(hostile);
  });

  it('of staff names the panel and its screen where somebody is signed in, the sign-in screen otherwise', async () => {
    register(release('1.0.0'));
    const signedIn = 'vitrine-bucket=1; vitrine-staff=1';
    const brands = await open('/manager/panel/brands', signedIn);
    expect(brands.files).toEqual(
      expect.arrayContaining(['/assets/panel.js', '/1.0.0/remoteEntry.js', '/1.0.0/brands.11111111.js']),
    );
    expect(brands.files).not.toContain('/assets/sign-in-screen.js');
    const area = await open('/manager/panel/brands/b/experience/e/polling', signedIn);
    expect(area.files).toEqual(
      expect.arrayContaining(['/1.0.0/frame.11111111.js', '/1.0.0/polling.11111111.js']),
    );
    const defaultArea = await open('/manager/panel/brands/b/experience/e', signedIn);
    expect(defaultArea.files).toContain('/1.0.0/dashboard.11111111.js');
    for (const address of ['/manager', '/manager/panel/brands']) {
      const { files, config } = await open(address);
      expect(files).toContain('/assets/sign-in-screen.js');
      expect(files.some((file) => file?.includes('remoteEntry'))).toBe(false);
      expect(config.manifests).toEqual({});
    }
  });

  it('takes the release that the browser will take: a canary in its share', async () => {
    register(release('1.0.0'), { canary: { ...release('2.0.0'), share: 0.1 } });
    expect((await open('/showroom24', 'vitrine-bucket=999')).files).toContain('/2.0.0/remoteEntry.js');
    expect((await open('/showroom24', 'vitrine-bucket=1000')).files).toContain('/1.0.0/remoteEntry.js');
  });

  it('takes the last known good release where the current one needs another shell', async () => {
    const current = { ...release('2.0.0'), contract: '^9.0.0' };
    register(current, { lastKnownGood: release('1.0.0') });
    expect((await open('/showroom24')).files).toContain('/1.0.0/remoteEntry.js');
  });

  it('leaves a remote in peace that it could not reach', async () => {
    register(release('6.0.0'));
    served = () => Promise.reject(new Error('away'));
    await open('/showroom24');
    await open('/showroom24');
    expect(asked).toBe(1);
  });

  it('asks for a manifest once, for many pages at a time', async () => {
    register(release('3.0.0'));
    await Promise.all([open('/showroom24'), open('/showroom24')]);
    await open('/showroom24');
    expect(asked).toBe(1);
  });

  it('does not wait for a remote that hangs, and has its manifest when it has come', async () => {
    register(release('4.0.0'));
    let arrive = (_text: string) => {};
    served = () => new Promise((resolve) => (arrive = resolve));
    const early = await open('/showroom24');
    expect([early.statusCode, early.config.manifests]).toEqual([200, {}]);
    expect(early.files).not.toContain('/4.0.0/remoteEntry.js');
    arrive(manifest);
    // The answer is on its way through this machine: page after page, until it is there.
    while (Object.keys((await open('/showroom24')).config.manifests).length === 0);
    expect(asked).toBe(1);
  });

  it.each([
    ['other bytes than those released', `${manifest} `],
    ['no JSON', '<!doctype html>'],
    ['no manifest', '{"exposes":[]}'],
  ])('inlines nothing where %s stand, and is there all the same', async (_what, text) => {
    served = async () => text;
    const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    register(release('5.0.0', text.includes('metaData') ? integrity : hash));
    const { statusCode, config, files } = await open('/showroom24');
    expect([statusCode, config.manifests]).toEqual([200, {}]);
    expect(files).toContain('/assets/bootstrap.js');
    expect(files).not.toContain('/5.0.0/remoteEntry.js');
  });

  it('inlines nothing of the registry’s where the address says otherwise', async () => {
    register(release('1.0.0'));
    const { config, files } = await open(
      `/showroom24?mf.viewer=${origin}/mf-manifest.json`,
      'vitrine-staff=1',
    );
    expect(config.manifests).toEqual({});
    expect(files).not.toContain('/1.0.0/remoteEntry.js');
  });

  it('leads to what makes an app of a placement on a home screen, in its colours and by its name', async () => {
    const { body } = await app.inject({ url: '/showroom24' });
    const address = /rel="manifest" href="([^"]+)"/.exec(body)?.[1] ?? '';
    const answer = await app.inject({ url: address });
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const { icons, ...rest } = answer.json();
    expect(rest).toEqual({
      id: '/showroom24',
      start_url: '/showroom24',
      scope: '/showroom24',
      name: 'Oak',
      lang: 'en',
      dir: 'auto',
      display: 'standalone',
      theme_color: '#6f4a2c',
      background_color: '#f4efe7',
    });
    expect(decodeURIComponent(icons[0].src)).toMatch(/fill="#6f4a2c".*fill="#fff">O</);
    for (const nothing of ['/nowhere242.webmanifest', '/%3Cscript%3E.webmanifest'])
      expect((await app.inject({ url: nothing })).statusCode).toBe(404);
  });

  it('tells link previews whole addresses', async () => {
    const { body } = await app.inject({ url: '/showroom24' });
    expect(body).toContain('property="og:image" content="http://localhost:3000/files/poster.webp"');
    expect(body).toContain('property="og:url" content="http://localhost:3000/showroom24"');
    expect(body).toContain('name="twitter:card" content="summary_large_image"');
  });
});
