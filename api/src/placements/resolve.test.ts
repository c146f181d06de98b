import { endpoints, type ResolvedPlacement } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { brands, experiences, placements, stores } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';

const noon = new Date('2030-06-01T12:00:00Z');
const at = (clock: string) => new Date(`2030-06-01T${clock}:00Z`);

let api: TestApp;
let hash: string;
let otherHash: string;
let otherExperienceId: string;

async function publish(experienceId: string, title: string): Promise<string> {
  const { brandId } = api;
  const model = await seedModel(api.db, brandId);
  for (const [area, data] of [
    ['scenes', completeScene(model.id)],
    ['theme', undefined],
  ] as const)
    await callEndpoint(api, 'editor', endpoints.createDocument, {
      params: { brandId },
      body: { experienceId, area, ...(data && { data: { ...data } }) },
    });
  const { body } = await callEndpoint(api, 'editor', endpoints.listDocuments, {
    params: { brandId },
    query: { experienceId, area: 'theme' },
  });
  const [theme] = body.items;
  await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId, documentId: theme?.id ?? '' },
    body: {
      data: {
        title: { en: title, de: `${title} auf Deutsch` },
        tagline: { en: 'Come in' },
        colours: { accent: '#102030', background: '#fafafa' },
      },
    },
    headers: { 'if-match': `"${theme?.revision}"` },
  });
  const version = await callEndpoint(api, 'manager', endpoints.publishExperience, {
    params: { brandId, experienceId },
    body: {},
  });
  return version.body.hash;
}

beforeAll(async () => {
  api = await createTestApp();
  api.setNow(noon);
  hash = await publish(api.experienceId, 'Showroom');
  const other = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params: { brandId: api.brandId },
    body: { name: 'Other', languages: ['en', 'de'] },
  });
  otherExperienceId = other.body.id;
  otherHash = await publish(otherExperienceId, 'Other');
});
afterAll(() => api.close());

const original = {
  experienceId: '',
  pinnedVersion: null,
  calendar: [],
  activeFrom: null,
  activeUntil: null,
  paused: false,
  archivedAt: null,
};
afterEach(async () => {
  await set({ ...original, experienceId: api.experienceId });
  await api.db.update(brands).set({ archivedAt: null });
  await api.db.update(stores).set({ archivedAt: null });
  await api.db.update(experiences).set({ archivedAt: null, publishedVersion: 1 }).where(ownExperience());
});

const ownExperience = () => eq(experiences.id, api.experienceId);
const set = (fields: Partial<typeof placements.$inferInsert>) =>
  api.db.update(placements).set(fields).where(eq(placements.id, api.placementId));
const resolve = (headers = {}, placementId = api.placementId) =>
  callEndpoint(api, 'anonymous', endpoints.resolvePlacement, { params: { placementId }, headers });

describe('an active placement', () => {
  it('answers the manifest that it serves, and what a page about it shows', async () => {
    const { body, headers, status } = await resolve();
    expect(status).toBe(200);
    expect(body).toEqual({
      placementId: api.placementId,
      state: 'active',
      dark: null,
      kind: 'qr',
      displayMode: null,
      idleResetSeconds: null,
      title: 'Showroom',
      description: 'Come in',
      picture: null,
      themeColour: '#102030',
      backgroundColour: '#fafafa',
      language: 'en',
      timeZone: 'Europe/Berlin',
      manifest: hash,
    });
    expect(headers['cache-control']).toBe('public, s-maxage=5, max-age=0');
    expect(headers.vary).toMatch(/accept-language/i);
  });

  it.each([
    ['de-AT, en;q=0.5', 'de', 'Showroom auf Deutsch'],
    ['fr, de;q=0.3', 'de', 'Showroom auf Deutsch'],
    ['fr', 'en', 'Showroom'],
    [';;;,,', 'en', 'Showroom'],
  ])('speaks the visitor’s language where it has it (%s)', async (header, language, title) => {
    expect((await resolve({ 'accept-language': header })).body).toMatchObject({ language, title });
  });

  it('shows what its calendar says for the moment', async () => {
    const entry = {
      experienceId: otherExperienceId,
      from: at('11:00').toISOString(),
      until: at('12:00').toISOString(),
    };
    await set({ calendar: [entry] });
    expect((await resolve()).body.manifest).toBe(hash);
    await set({ calendar: [{ ...entry, until: at('12:01').toISOString() }] });
    expect((await resolve()).body.manifest).toBe(otherHash);
  });

  it('keeps the version that it is pinned to', async () => {
    await set({ pinnedVersion: 1 });
    const { brandId, experienceId } = api;
    await callEndpoint(api, 'manager', endpoints.updateExperience, {
      params: { brandId, experienceId },
      body: { name: 'Renamed' },
    });
    const second = await callEndpoint(api, 'manager', endpoints.publishExperience, {
      params: { brandId, experienceId },
      body: {},
    });
    expect((await resolve()).body.manifest).toBe(hash);
    await set({ pinnedVersion: null });
    expect((await resolve()).body.manifest).toBe(second.body.hash);
  });
});

describe('a placement with nothing to play', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['before its time', 'scheduled', () => set({ activeFrom: at('12:01') })],
    ['that staff paused', 'paused', () => set({ paused: true })],
    ['without an experience', 'unassigned', () => set({ experienceId: null })],
    [
      'whose experience was unpublished',
      'unassigned',
      () => api.db.update(experiences).set({ publishedVersion: null }).where(ownExperience()),
    ],
    [
      'whose experience was unpublished, although pinned',
      'unassigned',
      async () => {
        await set({ pinnedVersion: 1 });
        await api.db.update(experiences).set({ publishedVersion: null }).where(ownExperience());
      },
    ],
    [
      'whose experience is archived',
      'unassigned',
      () => api.db.update(experiences).set({ archivedAt: noon }).where(ownExperience()),
    ],
  ])('%s answers 200, says that it is %s and serves no manifest', async (_when, state, arrange) => {
    await arrange();
    const { body, headers, status } = await resolve();
    expect([status, body.state, body.manifest]).toEqual([200, state, null]);
    expect(headers['cache-control']).toBe('public, s-maxage=5, max-age=0');
    const themed = state !== 'unassigned';
    expect(body.title).toBe(themed ? 'Showroom' : 'Own brand');
    expect(body.themeColour === '#102030').toBe(themed);
    expect(body.look?.colours.accent).toBe(body.themeColour);
  });

  it('says when it opens, in the zone of its store, only where it will', async () => {
    await api.db.update(stores).set({ timeZone: 'Australia/Lord_Howe' });
    await set({ activeFrom: at('12:01') });
    const opens = { at: at('12:01').toISOString(), timeZone: 'Australia/Lord_Howe' };
    expect((await resolve()).body.opens).toEqual(opens);
    await set({ activeFrom: at('11:59'), paused: true });
    expect((await resolve()).body.opens).toBeUndefined();
  });

  it('has ended: 410 with what the page needs to say so', async () => {
    await set({ activeUntil: noon });
    const { headers, problem, status } = await resolve();
    expect([status, problem.code]).toEqual([410, 'ended']);
    expect(problem.current as ResolvedPlacement).toMatchObject({
      state: 'ended',
      title: 'Showroom',
      themeColour: '#102030',
      look: { colours: { accent: '#102030' } },
      manifest: null,
    });
    expect(headers['cache-control']).toBe('public, s-maxage=5, max-age=0');
  });
});

describe('an address that leads nowhere', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an archived placement', () => set({ archivedAt: noon })],
    ['a placement of an archived store', () => api.db.update(stores).set({ archivedAt: noon })],
    ['a placement of an archived brand', () => api.db.update(brands).set({ archivedAt: noon })],
  ])('is that of %s', async (_what, arrange) => {
    await arrange();
    const { headers, status } = await resolve();
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['zzzzzzzzzz', 'no-id', 'ABCDEFGHJK'])(
    'is an unknown or impossible id (%s)',
    async (placementId) => {
      expect((await resolve({}, placementId)).status).toBe(404);
    },
  );
});

it('says which question visitors are asked, as long as they are', async () => {
  const read = async () => (await resolve(api.placementId)).body;
  expect(await read()).not.toHaveProperty('consentVersion');
  const ask = (askConsent: boolean) =>
    callEndpoint(api, 'owner', endpoints.updateTenant, { body: { askConsent } });
  const { consentVersion } = (await ask(true)).body;
  expect(await read()).toMatchObject({ consentVersion });
  await ask(false);
  expect(await read()).not.toHaveProperty('consentVersion');
});

it('says where the imprint and the privacy notice are, once the tenant has them', async () => {
  const read = async () => (await resolve(api.placementId)).body;
  expect(await read()).not.toHaveProperty('imprintUrl');
  const links = { imprintUrl: 'https://vitrine.test/imprint', privacyUrl: 'https://vitrine.test/privacy' };
  await callEndpoint(api, 'owner', endpoints.updateTenant, { body: links });
  expect(await read()).toMatchObject(links);
  await callEndpoint(api, 'owner', endpoints.updateTenant, { body: { imprintUrl: null, privacyUrl: null } });
});
