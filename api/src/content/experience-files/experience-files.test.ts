import { createHash, randomBytes } from 'node:crypto';
import {
  type DocumentArea,
  emptyOptionSet,
  emptyPlaylist,
  emptyPoll,
  emptyProduct,
  emptyVaultQuestion,
  emptyVideo,
  endpoints,
  standardTheme,
  withOptionSet,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { documents, experiences, files, libraryObjects } from '../../db/schema';
import { addBrandFile } from '../../files/brand-files';
import { keepFile } from '../../files/keep-file';
import { callEndpoint } from '../../testing/call-endpoint';
import { contentIn, experienceImportDriver, unpacked } from '../../testing/experience-files';
import { validGlb } from '../../testing/sample-glb';
import { sampleVideo } from '../../testing/sample-videos';
import { completeScene } from '../../testing/seed-content';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { upload } from '../../testing/upload';
import { contentEntry, contentHash, experienceContent } from './experience-file';

let api: TestApp;
let driver: Awaited<ReturnType<typeof experienceImportDriver>>;
let image: string;
let film: string;
let modelId: string;

beforeAll(async () => {
  api = await createTestApp();
  driver = await experienceImportDriver(api);
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a4b2a' } })
    .png()
    .toBuffer();
  const params = { brandId: api.brandId };
  const picture = await callEndpoint(api, 'editor', endpoints.createImage, {
    params,
    body: { uploadId: await upload(api, api.as('editor'), 'image', png) },
  });
  image = picture.body.sha256;
  const model = await callEndpoint(api, 'editor', endpoints.createLibraryObject, {
    params,
    body: {
      uploadId: await upload(api, api.as('editor'), 'glb', await validGlb()),
      name: 'Table',
      tags: ['oak'],
      licence: 'CC0',
    },
  });
  modelId = model.body._id;
  const content = await sampleVideo('fast-start.mp4');
  const described = { type: 'video/mp4', extension: 'mp4', bytes: content.length };
  const kept = await keepFile(api.db, api.dependencies.files, content, {
    ...described,
    width: 160,
    height: 90,
    durationMs: 4000,
  });
  film = kept.sha256;
  await addBrandFile(api.db, api.brandId, kept);
});
afterAll(async () => {
  await driver.jobs.stop();
  await api.close();
});

const create = async (area: DocumentArea, data: object, experienceId?: string) => {
  const made = await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: { brandId: api.brandId },
    body: { area, data: { ...data }, ...(experienceId && { experienceId }) },
  });
  if (made.status !== 201) throw new Error(made.text);
  return made.body;
};
const change = async (id: string, revision: number, data: object) => {
  const patched = await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId: api.brandId, documentId: id },
    body: { data: { ...data } },
    headers: { 'if-match': `"${revision}"` },
  });
  if (patched.status !== 200) throw new Error(patched.text);
};
const newExperience = async (name = 'Showroom') =>
  (
    await callEndpoint(api, 'manager', endpoints.createExperience, {
      params: { brandId: api.brandId },
      body: { name, description: 'For the spring', languages: ['en', 'de'] },
    })
  ).body.id;

const option = (order: string, label: string) => ({ order, label: { en: label } });
const scale = (title: string) => ({
  ...emptyOptionSet(),
  title: { en: title },
  options: { yes: option('a0', `Yes, ${title}`), no: option('a1', 'No') },
});

/** A scene, a product, a film in a playlist, a theme, and a poll that copies a brand's question, which copies a set. */
async function fullExperience(): Promise<string> {
  const experienceId = await newExperience();
  const set = scale('agreement');
  const { id: setId } = await create('answer-option-vault', set);
  const question = withOptionSet(
    { ...emptyVaultQuestion(), text: { en: 'Do you like oak?' }, state: 'ready' },
    set,
    { id: setId, version: 1 },
  );
  const { id: questionId } = await create('question-vault', question);
  const use = withVaultQuestion({ order: 'a0' }, question, { id: questionId, version: 1 });
  await create('polling', { ...emptyPoll(), title: { en: 'Oak' }, questions: { oak: use } }, experienceId);
  // The vault moves on, the copies stay.
  await change(setId, 1, { title: { en: 'agreement, renamed' } });
  await change(questionId, 1, { text: { en: 'Do you like ash?' } });
  await create('scenes', completeScene(modelId), experienceId);
  const media = { front: { order: 'a0', image, alt: { en: 'From the front' } } };
  const only = { order: 'a0', values: {}, prices: {}, available: true, libraryObjectId: modelId };
  const product = {
    title: { en: 'Table' },
    handle: 'table',
    media,
    libraryObjectId: modelId,
    variants: { only },
  };
  await create('products', { ...emptyProduct(), ...product }, experienceId);
  const { id: videoId } = await create(
    'videos',
    { ...emptyVideo(), title: { en: 'Oak' }, source: { kind: 'file', sha256: film }, poster: image },
    experienceId,
  );
  await create(
    'videos',
    { ...emptyPlaylist(), title: { en: 'All' }, entries: { first: { order: 'a0', videoId } } },
    experienceId,
  );
  await create('theme', { ...standardTheme(), title: { en: 'Welcome' }, poster: image }, experienceId);
  return experienceId;
}

/** A content whose ids are the places at which they come first. */
function withoutIds(content: object): string {
  const { documents: contained, models } = experienceContent.parse(content);
  const ids = [...contained, ...models].map(({ id }) => id);
  return ids.reduce((text, id, place) => text.replaceAll(`"${id}"`, `"#${place}"`), JSON.stringify(content));
}

const documentsOf = (experienceId: string) =>
  api.db.select().from(documents).where(eq(documents.experienceId, experienceId));

describe('the file of an experience', () => {
  it('holds all of its draft with what it needs, under a hash', async () => {
    const archive = await driver.exported(await fullExperience(), { role: 'analyst' });
    const entries = await unpacked(archive);
    const { hash, ...content } = JSON.parse(String(entries.get(contentEntry)));
    expect(contentHash(content)).toBe(hash);
    const read = experienceContent.parse(content);
    expect(read.experience).toEqual({
      name: 'Showroom',
      description: 'For the spring',
      languages: ['en', 'de'],
    });
    expect(read.documents.map(({ area }) => area).toSorted()).toEqual([
      'answer-option-vault',
      'polling',
      'products',
      'question-vault',
      'scenes',
      'theme',
      'videos',
      'videos',
    ]);
    // The vault's documents as they are copied, not as they are by now.
    const question = read.documents.find(({ area }) => area === 'question-vault');
    expect(question?.contents).toMatchObject([{ text: { en: 'Do you like oak?' } }]);
    expect(read.models).toMatchObject([{ name: 'Table', tags: ['oak'], licence: 'CC0' }]);
    expect(read.files.map(({ kind }) => kind).toSorted()).toEqual(['image', 'model', 'video']);
    for (const { extension, sha256 } of read.files)
      expect(
        createHash('sha256')
          .update(entries.get(`files/${sha256}.${extension}`) ?? '')
          .digest('hex'),
      ).toBe(sha256);
  });

  it('becomes a new experience in the same brand: told before, then made, with its library as it is', async () => {
    const archive = await driver.exported(await fullExperience());
    const checked = await driver.check(archive);
    expect(checked).toMatchObject({
      state: 'ready',
      contents: {
        name: 'Showroom',
        languages: ['en', 'de'],
        documents: { polling: 1, 'question-vault': 1, videos: 2 },
        models: { create: 0, there: 1 },
        files: { count: 3 },
      },
    });
    const before = await api.db.$count(experiences);
    await driver.call('applyExperienceImport', checked.id);
    await driver.jobs.runDue();
    const done = (await driver.call('getExperienceImport', checked.id)).body;
    expect(done).toMatchObject({ state: 'done', problem: null });
    expect(await api.db.$count(experiences)).toBe(before + 1);
    expect(withoutIds(await contentIn(await driver.exported(done.experienceId ?? '')))).toBe(
      withoutIds(await contentIn(archive)),
    );
    const certificate = await callEndpoint(api, 'manager', endpoints.checkExperience, {
      params: { brandId: api.brandId, experienceId: done.experienceId ?? '' },
    });
    expect(certificate.body.checks.filter(({ code }) => code.startsWith('missing-p'))).toEqual([]);
  });

  it('can be used in another brand, which then has the files, the models and the vault documents of its own', async () => {
    const { brandId } = api.foreign;
    const archive = await driver.exported(await fullExperience());
    const done = await driver.run(archive, { brandId, role: 'outsider' });
    expect(done).toMatchObject({
      state: 'done',
      contents: { models: { create: 1, there: 0 } },
    });
    const experienceId = done.experienceId ?? '';
    const own = await api.db.select().from(libraryObjects).where(eq(libraryObjects.brandId, brandId));
    expect(own).toMatchObject([
      { name: 'Table', tags: ['oak'], licence: 'CC0', triangles: expect.any(Number) },
    ]);
    const [poll] = (await documentsOf(experienceId)).filter(({ area }) => area === 'polling');
    const links = await callEndpoint(api, 'outsider', endpoints.listDocumentLinks, {
      params: { brandId, documentId: poll?.id ?? '' },
    });
    expect(links.body.links).toMatchObject([
      { area: 'question-vault', version: 1, archived: false, newest: null },
    ]);
    const published = await callEndpoint(api, 'outsider', endpoints.publishExperience, {
      params: { brandId, experienceId },
      body: {},
    });
    expect(published.status).toBe(201);
    // Once more: the library is not filled with the same again.
    await driver.run(archive, { brandId, role: 'outsider' });
    expect(await api.db.$count(libraryObjects, eq(libraryObjects.brandId, brandId))).toBe(1);
  });

  it('goes where its files have never been, and pictures pass the check that every picture passes', async () => {
    const archive = await driver.exported(await fullExperience());
    const elsewhere = await createTestApp();
    try {
      const there = await experienceImportDriver(elsewhere);
      const done = await there.run(archive);
      expect(done).toMatchObject({ state: 'done', contents: { models: { create: 1, there: 0 } } });
      const again = await contentIn(await there.exported(done.experienceId ?? ''));
      const kinds = experienceContent.parse(again).files.map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['image', 'model', 'video']);
      const rows = await elsewhere.db.select().from(files);
      expect(rows.map(({ type }) => type).toSorted()).toEqual([
        'image/webp',
        // And its light form, which is made anew.
        'model/gltf-binary',
        'model/gltf-binary',
        'video/mp4',
      ]);
      // And from there it goes on without another loss.
      const twice = await there.run(await there.exported(done.experienceId ?? ''));
      expect(withoutIds(await contentIn(await there.exported(twice.experienceId ?? '')))).toBe(
        withoutIds(again),
      );
      await there.jobs.stop();
    } finally {
      await elsewhere.close();
    }
  });

  it('keeps what it names that is not there named, by an id that nothing has', async () => {
    const experienceId = await newExperience();
    const { id: videoId } = await create('videos', emptyVideo(), experienceId);
    const entries = { gone: { order: 'a0', videoId } };
    await create('videos', { ...emptyPlaylist(), entries }, experienceId);
    await callEndpoint(api, 'editor', endpoints.archiveDocument, {
      params: { brandId: api.brandId, documentId: videoId },
    });
    const done = await driver.run(await driver.exported(experienceId));
    const [playlist] = await documentsOf(done.experienceId ?? '');
    expect(JSON.stringify(playlist?.data)).not.toContain(videoId);
    const certificate = await callEndpoint(api, 'manager', endpoints.checkExperience, {
      params: { brandId: api.brandId, experienceId: done.experienceId ?? '' },
    });
    expect(certificate.body.checks.map(({ code }) => code)).toContain('missing-document');
  });

  it('comes back from any experience as it went, but for its ids', async () => {
    const words = fc.record({ en: fc.string({ maxLength: 20 }).filter((text) => !text.includes('\0')) });
    const shape = fc.record({
      scenes: fc.array(fc.record({ title: words, objects: fc.nat(3) }), { maxLength: 3 }),
      // How often the vault's question changes before each poll takes it over.
      polls: fc.array(fc.record({ title: words, changes: fc.nat(2), ofBrand: fc.boolean() }), {
        maxLength: 3,
      }),
      products: fc.array(fc.record({ title: words, picture: fc.boolean() }), { maxLength: 3 }),
      theme: fc.option(words),
    });
    await fc.assert(
      fc.asyncProperty(shape, async ({ polls, products, scenes, theme }) => {
        const experienceId = await newExperience();
        for (const { objects, title } of scenes)
          await create(
            'scenes',
            { ...completeScene(...Array<string>(objects).fill(modelId)), title },
            experienceId,
          );
        for (const ofBrand of [true, false]) {
          const wanted = polls.filter((poll) => poll.ofBrand === ofBrand);
          if (wanted.length === 0) continue;
          const vault = { ...emptyVaultQuestion(), state: 'ready' as const, text: { en: 'Version 1' } };
          const { id } = await create('question-vault', vault, ofBrand ? undefined : experienceId);
          let version = 1;
          for (const { changes, title } of wanted) {
            for (let time = 0; time < changes; time += 1) {
              await change(id, version, { text: { en: `Version ${version + 1}` } });
              version += 1;
            }
            const question = { ...vault, text: { en: `Version ${version}` } };
            const use = withVaultQuestion({ order: 'a0' }, question, { id, version });
            await create('polling', { ...emptyPoll(), title, questions: { one: use } }, experienceId);
          }
        }
        for (const { picture, title } of products) {
          const media = picture ? { front: { order: 'a0', image, alt: {} } } : {};
          const handle = randomBytes(6).toString('hex');
          await create('products', { ...emptyProduct(), handle, title, media }, experienceId);
        }
        if (theme) await create('theme', { ...standardTheme(), title: theme }, experienceId);
        const archive = await driver.exported(experienceId);
        const done = await driver.run(archive);
        expect(done).toMatchObject({ state: 'done', problem: null });
        const again = await driver.exported(done.experienceId ?? '');
        expect(withoutIds(await contentIn(again))).toBe(withoutIds(await contentIn(archive)));
        const old = experienceContent.parse(await contentIn(archive)).documents.map(({ id }) => id);
        expect((await documentsOf(done.experienceId ?? '')).filter(({ id }) => old.includes(id))).toEqual([]);
      }),
      { numRuns: 12 },
    );
    expect(driver.errors).toEqual([]);
  }, 240_000);
});
