import {
  type Document,
  emptyOptionSet,
  emptyPoll,
  emptyVaultQuestion,
  endpoints,
  type OptionSet,
  standardTheme,
  themeLook,
  withOptionSet,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { documents, experiences, runs } from '../db/schema';
import { newId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { filmed, keptFilm, madeDocument, sentPicture } from '../testing/sample-media';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api?.close());

const params = () => ({ brandId: api.brandId });
const picture = async (name?: string) => (await sentPicture(api, name)).sha256;
const replace = (from: string, by: string) =>
  callEndpoint(api, 'editor', endpoints.replaceBrandFile, {
    params: { ...params(), sha256: from },
    body: { by },
  });
const dataOf = async ({ id }: Document) =>
  (await callEndpoint(api, 'analyst', endpoints.getDocument, { params: { ...params(), documentId: id } }))
    .body;
const archivedOnes = async (q: string) => {
  const query = { q, archived: 'true' } as const;
  const { body } = await callEndpoint(api, 'analyst', endpoints.listBrandFiles, { params: params(), query });
  return body.items;
};
const usesOf = async (sha256: string) =>
  (await callEndpoint(api, 'analyst', endpoints.listBrandFileUses, { params: { ...params(), sha256 } })).body;

/** Two options, of which one shows a picture. */
const woods = (image: string): OptionSet => ({
  ...emptyOptionSet(),
  title: { en: 'Woods' },
  options: {
    oak: { order: 'a0', label: { en: 'Oak' }, image },
    ash: { order: 'a1', label: { en: 'Ash' } },
  },
});

describe('A file that takes another one’s place', () => {
  test('stands in every draft, as its next revision, and on the brand; the former one is archived', async () => {
    const [from, by] = [await picture('Old look.png'), await picture('IMG_7.png')];
    const video = await madeDocument(api, 'videos', filmed(await keptFilm(api), from));
    const set = await madeDocument(api, 'answer-option-vault', woods(from), null);
    await callEndpoint(api, 'manager', endpoints.updateBrand, {
      params: params(),
      body: { logo: from, defaultTheme: { ...themeLook(standardTheme()), logo: from } },
    });
    const { body, status } = await replace(from, by);
    expect([status, body]).toEqual([
      200,
      {
        file: expect.objectContaining({ sha256: by, name: 'Old look.png', usedIn: 4 }),
        replaced: 4,
        kept: 0,
      },
    ]);
    expect(await dataOf(video)).toMatchObject({ revision: 2, updatedBy: 'editor', data: { poster: by } });
    expect(await dataOf(set)).toMatchObject({ revision: 2, data: { options: { oak: { image: by } } } });
    const brand = await callEndpoint(api, 'analyst', endpoints.getBrand, { params: params() });
    expect(brand.body).toMatchObject({ logo: by, defaultTheme: { logo: by } });
    expect(await usesOf(from)).toEqual({ uses: [], brand: [] });
    expect(await archivedOnes('old look')).toMatchObject([{ sha256: from, usedIn: 0 }]);
    await callEndpoint(api, 'manager', endpoints.updateBrand, {
      params: params(),
      body: { logo: null, defaultTheme: null },
    });
  });

  test('and a brand that gets another look at the same time wait for each other, never for ever', async () => {
    const { body: experience } = await callEndpoint(api, 'manager', endpoints.createExperience, {
      params: params(),
      body: { name: 'Winter room' },
    });
    let shown = await picture();
    await madeDocument(api, 'videos', filmed(await keptFilm(api), shown), experience.id);
    const look = (logo: string | null) =>
      callEndpoint(api, 'manager', endpoints.updateBrand, {
        params: params(),
        body: { defaultTheme: { ...themeLook(standardTheme()), logo } },
      });
    for (let round = 0; round < 8; round += 1) {
      const next = await picture();
      const answers = await Promise.all([look(round % 2 ? next : null), replace(shown, next), look(next)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      shown = next;
    }
    await callEndpoint(api, 'manager', endpoints.updateBrand, {
      params: params(),
      body: { defaultTheme: null },
    });
  });

  test('is a film for a film; who takes that back in the document has the former one', async () => {
    const [from, by] = [await keptFilm(api), await keptFilm(api)];
    const video = await madeDocument(api, 'videos', filmed(from, await picture()));
    expect((await replace(from, by)).body).toMatchObject({ replaced: 1, file: { kind: 'video' } });
    expect((await dataOf(video)).data).toMatchObject({ source: { kind: 'file', sha256: by } });
    const { body, status } = await callEndpoint(api, 'editor', endpoints.patchDocument, {
      params: { ...params(), documentId: video.id },
      body: { data: { source: { sha256: from } } },
      headers: { 'if-match': '"2"' },
    });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ source: { kind: 'file', sha256: from } }),
    ]);
  });

  test('is seen by visitors once that is published', async () => {
    const [from, by] = [await picture(), await picture()];
    const { body: experience } = await callEndpoint(api, 'manager', endpoints.createExperience, {
      params: params(),
      body: { name: 'Film room' },
    });
    const ids = { ...params(), experienceId: experience.id };
    const scene = completeScene((await seedModel(api.db, api.brandId)).id);
    await madeDocument(api, 'scenes', scene, experience.id);
    await madeDocument(api, 'videos', filmed(await keptFilm(api), from), experience.id);
    const publish = () =>
      callEndpoint(api, 'manager', endpoints.publishExperience, { params: ids, body: {} });
    const assetsOf = async (hash: string) => {
      const { body } = await callEndpoint(api, 'anonymous', endpoints.getManifest, { params: { hash } });
      return (body as { assets: { sha256: string }[] }).assets.map(({ sha256 }) => sha256);
    };
    const first = await publish();
    expect(first.status).toBe(201);
    await replace(from, by);
    const state = await callEndpoint(api, 'analyst', endpoints.getExperience, { params: ids });
    expect(state.body.status).toBe('changed');
    expect(await assetsOf(first.body.hash)).toContain(from);
    const second = await publish();
    expect(await assetsOf(second.body.hash)).toContain(by);
    expect(await assetsOf(second.body.hash)).not.toContain(from);
  });

  test('goes on into copies of vault documents, which are of the next version then', async () => {
    const [from, by] = [await picture(), await picture()];
    const { poll, question, set } = await copies(from);
    expect((await replace(from, by)).body).toMatchObject({ replaced: 3, kept: 0 });
    expect((await dataOf(question)).data).toMatchObject({
      optionSet: { id: set.id, version: 2 },
      options: { oak: { image: by } },
    });
    expect((await dataOf(poll)).data).toMatchObject({
      questions: { wood: { reference: { id: question.id, version: 2 }, options: { oak: { image: by } } } },
    });
  });

  test('leaves a copy of an older version, and one that visitors answer, as it is', async () => {
    const [from, by] = [await picture(), await picture()];
    const older = await copies(from);
    await callEndpoint(api, 'editor', endpoints.patchDocument, {
      params: { ...params(), documentId: older.question.id },
      body: { data: { text: { en: 'Which timber?' } } },
      headers: { 'if-match': '"1"' },
    });
    const running = await copies(from);
    await api.db.insert(runs).values({
      id: newId(),
      placementId: api.placementId,
      experienceId: api.experienceId,
      documentId: running.poll.id,
      area: 'polling',
      state: 'open',
    });
    // Visitors answer what is published.
    const published = async (version: number | null) => {
      const ofExperience = eq(experiences.id, api.experienceId);
      await api.db.update(experiences).set({ publishedVersion: version }).where(ofExperience);
      const ofPoll = eq(documents.id, running.poll.id);
      await api.db.update(documents).set({ publishedRevision: version }).where(ofPoll);
    };
    await published(1);
    expect((await replace(from, by)).body).toMatchObject({ replaced: 4, kept: 2 });
    for (const { poll, question } of [older, running])
      expect((await dataOf(poll)).data).toMatchObject({
        questions: {
          wood: { reference: { id: question.id, version: 1 }, options: { oak: { image: from } } },
        },
      });
    expect((await usesOf(from)).uses).toHaveLength(2);
    await api.db.delete(runs).where(eq(runs.documentId, running.poll.id));
    await published(null);
  });

  test('keeps its own name where it is shown already', async () => {
    const [from, by] = [await picture('Former.png'), await picture('Ours.png')];
    await madeDocument(api, 'videos', filmed(await keptFilm(api), by));
    await madeDocument(api, 'videos', filmed(await keptFilm(api), from));
    expect((await replace(from, by)).body.file).toMatchObject({ name: 'Ours.png', usedIn: 2 });
  });

  test('is one of the brand’s, of the same kind, another one, and neither is archived', async () => {
    const [from, by, film] = [await picture(), await picture(), await keptFilm(api)];
    const video = await madeDocument(api, 'videos', filmed(film, from));
    const theirs = await keptFilm(api, 'theirs.mp4', api.foreign.brandId);
    const noPicture = { status: 400, errors: [{ pointer: '/by', message: 'There is no such picture.' }] };
    for (const wrong of [film, theirs, '0'.repeat(64)])
      expect((await replace(from, wrong)).problem).toMatchObject(noPicture);
    expect((await replace(film, by)).problem).toMatchObject({ status: 400, errors: [{ pointer: '/by' }] });
    expect((await replace(from, 'no hash')).problem).toMatchObject({
      status: 400,
      errors: [{ pointer: '/by' }],
    });
    expect((await replace(theirs, by)).problem.status).toBe(404);
    expect((await replace(from, from)).problem).toMatchObject({ status: 409, code: 'same-file' });
    const archive = (sha256: string) =>
      callEndpoint(api, 'editor', endpoints.archiveBrandFile, { params: { ...params(), sha256 } });
    await archive(by);
    expect((await replace(from, by)).problem).toMatchObject({ status: 409, code: 'archived' });
    await archive(from);
    expect((await replace(from, await picture())).problem).toMatchObject({ status: 409, code: 'archived' });
    expect(await dataOf(video)).toMatchObject({ revision: 1, data: { poster: from } });
  });

  test('is one of two that are asked for at the same time', async () => {
    const [from, ...others] = [await picture(), await picture(), await picture()];
    const video = await madeDocument(api, 'videos', filmed(await keptFilm(api), from));
    const answers = await Promise.all(others.map((by) => replace(from, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = answers.find(({ status }) => status === 200)?.body.file.sha256;
    expect(await dataOf(video)).toMatchObject({ revision: 2, data: { poster: taken } });
  });

  test('crosses with one that takes the opposite way: both end', async () => {
    const [a, b, c, d] = [await picture(), await picture(), await picture(), await picture()];
    const film = await keptFilm(api);
    for (const poster of [a, b]) {
      await madeDocument(api, 'videos', filmed(film, poster));
      await madeDocument(api, 'answer-option-vault', woods(poster), null);
    }
    const answers = await Promise.all([replace(a, c), replace(b, d)]);
    expect(answers.map(({ body, status }) => [status, body.replaced])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });
});

/** An option set of the brand with a picture, a question that copies it, and a poll that copies that. */
async function copies(image: string) {
  const options = woods(image);
  const set = await madeDocument(api, 'answer-option-vault', options, null);
  const asked = withOptionSet(
    { ...emptyVaultQuestion(), text: { en: 'Which wood?' }, type: 'picture', state: 'ready' },
    options,
    { id: set.id, version: 1 },
  );
  const question = await madeDocument(api, 'question-vault', asked, null);
  const poll = await madeDocument(api, 'polling', {
    ...emptyPoll(),
    title: { en: 'Wood' },
    questions: { wood: withVaultQuestion({ order: 'a0' }, asked, { id: question.id, version: 1 }) },
  });
  return { set, question, poll };
}
