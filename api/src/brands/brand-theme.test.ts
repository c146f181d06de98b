import {
  type BrandTheme,
  endpoints,
  type ManifestRoot,
  standardTheme,
  type ThemeDocument,
  themeLook,
} from '@vitrine/shared/contract';
import { recordImage } from '../files/keep-image';
import { callEndpoint } from '../testing/call-endpoint';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';

let api: TestApp;
let modelId: string;
beforeAll(async () => {
  api = await createTestApp();
  modelId = (await seedModel(api.db, api.brandId)).id;
});
afterAll(() => api.close());
beforeEach(() => setDefault(null));

const look = (accent: string): BrandTheme => {
  const standard = themeLook(standardTheme());
  return { ...standard, colours: { ...standard.colours, accent } };
};
const params = () => ({ brandId: api.brandId });
const setDefault = (theme: BrandTheme | null, role: TestRole = 'manager') =>
  callEndpoint(api, role, endpoints.updateBrand, { params: params(), body: { defaultTheme: theme } });

/** A published experience; without a theme document where none is given. */
async function published(theme?: Partial<ThemeDocument>) {
  const { body } = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params: params(),
    body: { name: 'Showroom', languages: ['en'] },
  });
  const ids = { ...params(), experienceId: body.id };
  const create = (area: 'scenes' | 'theme', data: object) =>
    callEndpoint(api, 'editor', endpoints.createDocument, {
      params: params(),
      body: { experienceId: body.id, area, data: { ...data } },
    });
  await create('scenes', completeScene(modelId));
  const themed = theme && (await create('theme', { ...standardTheme(), ...theme })).body;
  await publish(ids);
  return { ids, themeId: themed?.id ?? '' };
}
type Ids = Awaited<ReturnType<typeof published>>['ids'];
const publish = async (ids: Ids) =>
  expect(
    (await callEndpoint(api, 'manager', endpoints.publishExperience, { params: ids, body: {} })).status,
  ).toBe(201);
const statusOf = async (ids: Ids) =>
  (await callEndpoint(api, 'analyst', endpoints.getExperience, { params: ids })).body.status;
/** What visitors would get of the draft, and of what is published. */
const draftOf = async (ids: Ids): Promise<ManifestRoot> =>
  (
    await callEndpoint(api, 'editor', endpoints.compilePreview, {
      params: ids,
      body: { unsaved: {}, known: [] },
    })
  ).body.root;
async function shownOf(ids: Ids): Promise<ManifestRoot> {
  const { body } = await callEndpoint(api, 'analyst', endpoints.listVersions, { params: ids });
  const hash = body.items.find(({ current }) => current)?.hash ?? '';
  return (await callEndpoint(api, 'anonymous', endpoints.getManifest, { params: { hash } })).body;
}

describe('A brand’s default theme', () => {
  it('is set and taken away by those who may change the brand, and read by all whom it lets in', async () => {
    expect((await setDefault(look('#104010'))).body.defaultTheme?.colours.accent).toBe('#104010');
    for (const role of ['editor', 'analyst'] as const)
      expect((await setDefault(look('#ff0000'), role)).status).toBe(403);
    const { body } = await callEndpoint(api, 'analyst', endpoints.getBrand, { params: params() });
    expect(body.defaultTheme).toEqual(look('#104010'));
    expect((await setDefault(null)).body.defaultTheme).toBeNull();
  });

  it('of another brand is not there', async () => {
    const foreign = { brandId: api.foreign.brandId };
    const answer = await callEndpoint(api, 'manager', endpoints.updateBrand, {
      params: foreign,
      body: { defaultTheme: look('#104010') },
    });
    expect(answer.status).toBe(404);
    const { body } = await callEndpoint(api, 'owner', endpoints.getBrand, { params: foreign });
    expect(body.defaultTheme).toBeNull();
  });

  it('holds values only, and the brand’s own pictures only', async () => {
    const css = await setDefault(look('red;}body{display:none'));
    expect(css.body).toMatchObject({ status: 400, errors: [{ pointer: '/defaultTheme/colours/accent' }] });
    const picture = (name: string, brandId: string) =>
      api.db.transaction((tx) =>
        recordImage(tx, brandId, [
          { sha256: name.repeat(64), type: 'image/webp', extension: 'webp', bytes: 1, width: 1, height: 1 },
        ]),
      );
    await picture('a', api.foreign.brandId);
    await picture('b', api.brandId);
    const foreign = await setDefault({ ...look('#104010'), logo: 'a'.repeat(64) });
    expect(foreign.body).toMatchObject({ status: 400, errors: [{ pointer: '/defaultTheme/logo' }] });
    expect((await setDefault({ ...look('#104010'), logo: 'b'.repeat(64) })).status).toBe(200);
    const { ids } = await published();
    expect((await shownOf(ids)).logo).toMatch(/b{64}\.webp$/);
  });

  it('is what an experience without a theme looks like, and one that follows it, with its own words', async () => {
    await setDefault(look('#104010'));
    const bare = await published();
    const following = await published({ followsBrand: true, title: { en: 'Oak' } });
    expect((await shownOf(bare.ids)).theme).toMatchObject({
      title: { en: 'Showroom' },
      colours: { accent: '#104010' },
    });
    expect((await shownOf(following.ids)).theme).toMatchObject({
      title: { en: 'Oak' },
      colours: { accent: '#104010' },
    });
  });

  it('marks those that follow it as changed, and publishes nothing by itself', async () => {
    const [bare, following, own] = [
      await published(),
      await published({ followsBrand: true }),
      await published({ followsBrand: false }),
    ];
    await setDefault(look('#104010'));
    expect(await Promise.all([bare, following, own].map(({ ids }) => statusOf(ids)))).toEqual([
      'changed',
      'changed',
      'published',
    ]);
    expect((await shownOf(following.ids)).theme.colours.accent).toBe(standardTheme().colours.accent);
    expect((await draftOf(following.ids)).theme.colours.accent).toBe('#104010');
    await publish(following.ids);
    expect((await shownOf(following.ids)).theme.colours.accent).toBe('#104010');
    await setDefault(look('#104010'));
    expect(await statusOf(following.ids)).toBe('published');
  });

  it('is overridden by an experience’s own look, and followed again', async () => {
    await setDefault(look('#104010'));
    const { ids, themeId } = await published({ followsBrand: false });
    expect((await shownOf(ids)).theme.colours.accent).toBe(standardTheme().colours.accent);
    const { body } = await callEndpoint(api, 'editor', endpoints.patchDocument, {
      params: { brandId: api.brandId, documentId: themeId },
      body: { data: { followsBrand: true } },
      headers: { 'if-match': '"1"' },
    });
    expect(body.data).toMatchObject({ colours: standardTheme().colours });
    expect((await draftOf(ids)).theme.colours.accent).toBe('#104010');
  });

  it('that cannot be read blocks those that follow it, as their own would', async () => {
    const { ids } = await published({ followsBrand: true });
    const unreadable = look('#104010');
    await setDefault({ ...unreadable, colours: { ...unreadable.colours, text: '#f0f0f0' } });
    const { body } = await callEndpoint(api, 'editor', endpoints.checkExperience, { params: ids });
    expect(body.checks).toContainEqual(
      expect.objectContaining({ level: 'error', code: 'low-contrast', area: 'theme' }),
    );
  });
});
