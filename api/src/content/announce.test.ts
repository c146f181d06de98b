import { defaultTheme, endpoints, lookOf } from '@vitrine/shared/contract';
import { notePresence } from '../live/presence';
import { experienceTopic } from '../live/topics';
import { callEndpoint } from '../testing/call-endpoint';
import { validGlb } from '../testing/sample-glb';
import { sentPicture } from '../testing/sample-media';
import { seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { upload } from '../testing/upload';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api?.close());

const ofBrand = () => ({ brandId: api.brandId });

test.each<[what: string, change: () => Promise<{ status: number }>]>([
  [
    'another name of the experience',
    () =>
      callEndpoint(api, 'owner', endpoints.updateExperience, {
        params: { ...ofBrand(), experienceId: api.experienceId },
        body: { name: 'Another name' },
      }),
  ],
  [
    'another theme of the brand',
    () =>
      callEndpoint(api, 'owner', endpoints.updateBrand, {
        params: ofBrand(),
        body: { defaultTheme: { ...lookOf(defaultTheme()), logo: null } },
      }),
  ],
  [
    'another picture in the place of one',
    async () =>
      callEndpoint(api, 'owner', endpoints.replaceBrandFile, {
        params: { ...ofBrand(), sha256: (await sentPicture(api)).sha256 },
        body: { by: (await sentPicture(api)).sha256 },
      }),
  ],
  [
    'another file of a model',
    async () =>
      callEndpoint(api, 'owner', endpoints.replaceLibraryObject, {
        params: { ...ofBrand(), libraryObjectId: (await seedModel(api.db, api.brandId)).id },
        body: { uploadId: await upload(api, api.as('owner'), 'glb', await validGlb()) },
      }),
  ],
])('%s is told to whoever has the experience open', async (_, change) => {
  const { bus, db } = api.dependencies;
  const tab = { tabId: 'a'.repeat(32), personId: api.personIds.owner, documentId: null };
  await notePresence(db, { ...tab, experienceId: api.experienceId }, new Date());
  const heard: string[] = [];
  const stop = bus.subscribe(experienceTopic(api.experienceId), (message) => heard.push(message));
  expect((await change()).status).toBe(200);
  stop();
  expect(heard).toEqual([JSON.stringify({ kind: 'draft' })]);
});
