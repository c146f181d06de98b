import { endpoints, standardTheme, themeLook } from '@vitrine/shared/contract';
import { readDraftRevision } from '../experiences/read-experience';
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
const aModel = async () => ({ ...ofBrand(), libraryObjectId: (await seedModel(api.db, api.brandId)).id });

/** What the process is told about the experience, which somebody has open, while it is changed. */
async function heardDuring(change: () => Promise<{ status: number }>): Promise<string[]> {
  const { bus, db } = api.dependencies;
  const tab = { tabId: 'a'.repeat(32), personId: api.personIds.owner, documentId: null };
  await notePresence(db, { ...tab, experienceId: api.experienceId }, new Date());
  const heard: string[] = [];
  const stop = bus.subscribe(experienceTopic(api.experienceId), (message) => heard.push(message));
  expect((await change()).status).toBeLessThan(300);
  stop();
  return heard;
}

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
        body: { defaultTheme: { ...themeLook(standardTheme()), logo: null } },
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
])('%s is told to whoever has the experience open', async (_, change) => {
  expect(await heardDuring(change)).toEqual([JSON.stringify({ kind: 'draft' })]);
});

test.each<[what: string, change: () => Promise<{ status: number }>]>([
  [
    'a model that is new in the library',
    async () => {
      const uploadId = await upload(api, api.as('editor'), 'glb', await validGlb());
      const body = { uploadId, name: 'Bench' };
      return callEndpoint(api, 'editor', endpoints.createLibraryObject, { params: ofBrand(), body });
    },
  ],
  [
    'another name of a model',
    async () =>
      callEndpoint(api, 'editor', endpoints.updateLibraryObject, {
        params: await aModel(),
        body: { name: 'Bench' },
      }),
  ],
  [
    'a model that was archived',
    async () => callEndpoint(api, 'editor', endpoints.archiveLibraryObject, { params: await aModel() }),
  ],
  [
    'a model that was restored',
    async () => callEndpoint(api, 'editor', endpoints.restoreLibraryObject, { params: await aModel() }),
  ],
  [
    'another file of a model',
    async () =>
      callEndpoint(api, 'owner', endpoints.replaceLibraryObject, {
        params: await aModel(),
        body: { uploadId: await upload(api, api.as('owner'), 'glb', await validGlb()) },
      }),
  ],
])('%s is told to whoever has an experience of the brand open, with a newer draft', async (_, change) => {
  const { db } = api.dependencies;
  const before = await readDraftRevision(db, api.experienceId);
  expect(await heardDuring(change)).toEqual([JSON.stringify({ kind: 'draft' })]);
  expect(await readDraftRevision(db, api.experienceId)).toBeGreaterThan(before);
});
