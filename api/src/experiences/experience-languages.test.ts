import { endpoints } from '@vitrine/shared/contract';
import { callEndpoint } from '../testing/call-endpoint';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
let modelId: string;
beforeAll(async () => {
  api = await createTestApp();
  modelId = (await seedModel(api.db, api.brandId)).id;
});
afterAll(() => api.close());

const params = () => ({ brandId: api.brandId });
const create = (languages?: string[]) =>
  callEndpoint(api, 'manager', endpoints.createExperience, {
    params: params(),
    body: { name: 'Showroom', ...(languages && { languages }) },
  });

it('an experience has the languages it is given, in their order, else the tenant’s default', async () => {
  expect((await create(['de', 'en', 'pt-BR'])).body.languages).toEqual(['de', 'en', 'pt-BR']);
  expect((await create()).body.languages).toEqual(['en']);
});

it('another base is another order; its texts stay', async () => {
  const { id } = (await create(['en', 'de'])).body;
  const ids = { ...params(), experienceId: id };
  const scene = await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: params(),
    body: { experienceId: id, area: 'scenes', data: { ...completeScene(modelId) } },
  });
  const changed = await callEndpoint(api, 'manager', endpoints.updateExperience, {
    params: ids,
    body: { languages: ['de', 'fr'] },
  });
  expect(changed.body.languages).toEqual(['de', 'fr']);
  expect(scene.status).toBe(201);
  const kept = await callEndpoint(api, 'editor', endpoints.getDocument, {
    params: { ...params(), documentId: scene.body.id },
  });
  expect(kept.body.data).toEqual(scene.body.data);
});

it.each([
  ['one that nobody speaks', ['en', 'xx'], '/languages/1', 'Not a language tag'],
  ['what cannot be one', ['!'], '/languages/0', 'Not a language tag'],
  ['what is no language tag', ['German'], '/languages/0', 'Not a language tag'],
  ['one twice', ['en', 'en'], '/languages', 'Each language once'],
  ['none', [], '/languages', 'Choose at least one language'],
])('of its languages, %s is refused where it stands', async (_, languages, pointer, message) => {
  const expected = { status: 400, errors: [{ pointer, message }] };
  expect((await create(languages)).body).toMatchObject(expected);
  const { id } = (await create(['en'])).body;
  const changed = await callEndpoint(api, 'manager', endpoints.updateExperience, {
    params: { ...params(), experienceId: id },
    body: { languages },
  });
  expect(changed.body).toMatchObject(expected);
});
