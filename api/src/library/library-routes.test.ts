import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, type LibraryObject, libraryObject, page } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { files, libraryObjects } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { glbWith, triangleJson, triangleNumbers, validGlb } from '../testing/sample-glb';
import { completeScene } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { startUpload, upload } from '../testing/upload';
import { modelsFolder } from './models/models-folder';
import { ensureSamples, sampleIds } from './samples';

describe('The library', () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await createTestApp();
    await ensureSamples(it.dependencies);
  });
  afterAll(() => it.close());

  const address = (rest = '', brandId = it.brandId) => `/v1/brands/${brandId}/library${rest}`;
  const call = (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
    role: 'editor' | 'outsider' = 'editor',
  ) => it.app.inject({ method, url, headers: it.as(role), ...(payload && { payload }) });
  const list = async (query = ''): Promise<LibraryObject[]> =>
    page(libraryObject).parse((await call('GET', address(query))).json()).items;

  /** Everything that an upload may leave behind. */
  const everything = async () => ({
    objects: await it.db.$count(libraryObjects),
    files: await it.db.$count(files),
    uploads: (await readdir(join(it.dependencies.config.dataDir, 'uploads'))).length,
    onDisk: (await readdir(join(it.dependencies.config.dataDir, 'files'), { recursive: true })).length,
  });

  test('has the four samples from the first start, once', async () => {
    await ensureSamples(it.dependencies);
    const samples = await list();
    expect(samples.map(({ name }) => name)).toEqual(['Chair', 'Coffee table', 'Dining table', 'Table']);
    for (const sample of samples) {
      expect(sample).toMatchObject({ tags: [], scope: 'tenant', baseMetres: 0 });
      expect(sample.triangles).toBeGreaterThan(100);
      const model = await it.app.inject({ url: new URL(sample.glb).pathname });
      expect([model.statusCode, model.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
    }
    expect(samples.at(-1)?.dimensionsMetres.map((metres) => Math.round(metres * 100) / 100)).toEqual([
      1.4, 0.74, 0.8,
    ]);
  });

  test('lets others at the database while a model’s bytes are stored', async () => {
    const uploadId = await upload(it, it.as('editor'), 'glb', await validGlb());
    const { files: store } = it.dependencies;
    const put = store.put.bind(store);
    let meanwhile: unknown;
    store.put = async (...file) => {
      // PGlite has one connection: within a transaction this would wait for itself.
      meanwhile = await it.db.$count(libraryObjects);
      return put(...file);
    };
    const answer = await call('POST', address(), { uploadId, name: 'Bench' });
    store.put = put;
    expect(answer.statusCode).toBe(201);
    expect(meanwhile).toEqual(expect.any(Number));
    await it.db.delete(libraryObjects).where(eq(libraryObjects.id, answer.json()._id));
  });

  test('takes an uploaded model, with what can be read from it', async () => {
    const glb = await validGlb();
    const uploadId = await upload(it, it.as('editor'), 'glb', glb);
    const answer = await call('POST', address(), { uploadId, name: 'Workbench', tags: ['oak'] });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name: 'Workbench',
      tags: ['oak'],
      scope: 'brand',
      bytes: glb.length,
      materials: 1,
      triangles: 1920,
    });
    const again = await call('POST', address(), { uploadId, name: 'Workbench' });
    expect(again.statusCode).toBe(400);
  });

  test.each([
    ['a truncated GLB', async () => (await validGlb()).subarray(0, 5000), /Unexpected end of chunk data/],
    [
      'a file that is not a GLB',
      () => Buffer.from('this is text, whatever its name says'),
      /Invalid GLB magic value/,
    ],
    [
      'a GLB that refers to an outside picture',
      () =>
        glbWith({
          asset: { version: '2.0' },
          images: [{ uri: 'https://evil.example/a.png' }],
          textures: [{ source: 0 }],
        }),
      /may not refer to other files/,
    ],
    [
      'a GLB that refers to an outside buffer',
      () => glbWith({ asset: { version: '2.0' }, buffers: [{ byteLength: 4, uri: '../secret.bin' }] }),
      /may not refer to other files/,
    ],
    ['a GLB with nothing in it', () => glbWith({ asset: { version: '2.0' } }), /nothing to see/],
  ])('refuses %s with the reason, and stores nothing', async (_what, content, reason) => {
    const before = await everything();
    const uploadId = await upload(it, it.as('editor'), 'glb', await content());
    const answer = await call('POST', address(), { uploadId, name: 'Bad' });
    expect(answer.json()).toMatchObject({ status: 422, code: 'glb-invalid' });
    expect(answer.json().message).toMatch(reason);
    expect(await everything()).toEqual(before);
  });

  test('refuses a model that is too large in the words of whoever sent it, with its size', async () => {
    const huge = glbWith(triangleJson(1400), triangleNumbers(1400));
    const uploadId = await upload(it, it.as('editor'), 'glb', huge);
    const answer = await it.app.inject({
      ...{ method: 'POST', url: address(), payload: { uploadId, name: 'Huge' } },
      headers: { ...it.as('editor'), 'accept-language': 'de' },
    });
    expect(answer.json()).toMatchObject({ status: 422, code: 'model-too-wide' });
    expect(answer.json().message).toMatch(/^Dieses Modell ist 1\.400 m groß: Möglich sind 1\.000 m\./);
  });

  test('makes one model of an upload that is used twice at once', async () => {
    const uploadId = await upload(it, it.as('editor'), 'glb', await validGlb());
    const before = await it.db.$count(libraryObjects);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', address(), { uploadId, name: 'Used twice' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await it.db.$count(libraryObjects)).toBe(before + 1);
  });

  test('takes no upload that is unfinished, somebody else’s or for another brand', async () => {
    const glb = await validGlb();
    const started = await startUpload(it, it.as('editor'), { brandId: it.brandId, kind: 'glb' }, glb.length);
    const unfinished = String(started.headers.location).split('/').at(-1);
    expect((await call('POST', address(), { uploadId: unfinished, name: 'A' })).statusCode).toBe(409);
    const managers = await upload(it, it.as('manager'), 'glb', glb);
    expect((await call('POST', address(), { uploadId: managers, name: 'A' })).statusCode).toBe(400);
    const foreign = await upload(it, it.as('outsider'), 'glb', glb, it.foreign.brandId);
    expect((await call('POST', address(), { uploadId: foreign, name: 'A' })).statusCode).toBe(400);
    const picture = await upload(it, it.as('editor'), 'image', glb);
    expect((await call('POST', address(), { uploadId: picture, name: 'A' })).statusCode).toBe(400);
  });

  test('lets a brand rename, tag and archive its own models only', async () => {
    const uploadId = await upload(it, it.as('editor'), 'glb', await validGlb());
    const { _id } = (await call('POST', address(), { uploadId, name: 'Bench' })).json();
    const renamed = await call('PATCH', address(`/${_id}`), { name: 'Long bench', tags: ['new'] });
    expect(renamed.json()).toMatchObject({ name: 'Long bench', tags: ['new'] });
    expect((await list('?q=LONG')).map(({ name }) => name)).toEqual(['Long bench']);
    const foreign = address(`/${_id}`, it.foreign.brandId);
    expect((await call('PATCH', foreign, { name: 'Mine' }, 'outsider')).statusCode).toBe(404);

    expect((await call('POST', address(`/${_id}/archive`))).json().archivedAt).not.toBeNull();
    expect(await list('?q=long')).toEqual([]);
    expect(await list('?q=long&archived=true')).toHaveLength(1);
  });

  test('restores an archived model', async () => {
    const uploadId = await upload(it, it.as('editor'), 'glb', await validGlb());
    const { _id } = (await call('POST', address(), { uploadId, name: 'Stool' })).json();
    await call('POST', address(`/${_id}/archive`));
    expect((await call('POST', address(`/${_id}/restore`))).json().archivedAt).toBeNull();
    expect(await list('?q=stool')).toHaveLength(1);
    const foreign = address(`/${_id}/restore`, it.foreign.brandId);
    expect((await call('POST', foreign, undefined, 'outsider')).statusCode).toBe(404);
  });

  describe('a model that is replaced', () => {
    /** A model of the brand in a scene, and the experience with it published. */
    async function placed() {
      const uploadId = await upload(it, it.as('editor'), 'glb', await validGlb());
      const model = (await call('POST', address(), { uploadId, name: 'Bench', tags: ['oak'] })).json();
      const params = { brandId: it.brandId };
      const { body: experience } = await callEndpoint(it, 'manager', endpoints.createExperience, {
        params,
        body: { name: 'Bench room' },
      });
      const { body: scene } = await callEndpoint(it, 'editor', endpoints.createDocument, {
        params,
        body: { experienceId: experience.id, area: 'scenes', data: { ...completeScene(model._id) } },
      });
      const ids = { ...params, experienceId: experience.id };
      await callEndpoint(it, 'manager', endpoints.publishExperience, { params: ids, body: {} });
      const status = async () =>
        (await callEndpoint(it, 'analyst', endpoints.getExperience, { params: ids })).body.status;
      return { model, ids, scene, status };
    }
    const other = () => readFile(join(modelsFolder, 'glb', 'chair.glb'));

    test('keeps its id, name and tags, and stands where it stood once that is published', async () => {
      const { ids, model, status } = await placed();
      expect(await status()).toBe('published');
      const uploadId = await upload(it, it.as('editor'), 'glb', await other());
      const { body, status: answered } = await callEndpoint(it, 'editor', endpoints.replaceLibraryObject, {
        params: { brandId: it.brandId, libraryObjectId: model._id },
        body: { uploadId },
      });
      expect(answered).toBe(200);
      expect(body).toMatchObject({ _id: model._id, name: 'Bench', tags: ['oak'], thumbnail: null });
      expect(body.sha256).not.toBe(model.sha256);
      expect(body.triangles).not.toBe(model.triangles);
      expect(await status()).toBe('changed');
      const published = await callEndpoint(it, 'manager', endpoints.publishExperience, {
        params: ids,
        body: {},
      });
      expect(published.body.version).toBe(2);
    });

    test('stays as it is where the other file is none, is nobody’s or has been used', async () => {
      const { model } = await placed();
      const replace = (uploadId: string) => call('POST', address(`/${model._id}/replace`), { uploadId });
      const broken = await upload(it, it.as('editor'), 'glb', Buffer.from('no model'));
      expect((await replace(broken)).json()).toMatchObject({ status: 422, code: 'glb-invalid' });
      const managers = await upload(it, it.as('manager'), 'glb', await other());
      expect((await replace(managers)).statusCode).toBe(400);
      expect((await list('?q=bench')).map(({ sha256 }) => sha256)).toContain(model.sha256);
    });

    test('tells before where it is placed, in this brand only', async () => {
      const { model, scene } = await placed();
      const uses = async (role: 'editor' | 'outsider', brandId = it.brandId) =>
        callEndpoint(it, role, endpoints.listLibraryUses, {
          params: { brandId, libraryObjectId: model._id },
        });
      const { body } = await uses('editor');
      expect(body.uses).toMatchObject([
        { documentId: scene.id, area: 'scenes', experience: { name: 'Bench room' } },
      ]);
      expect((await uses('outsider', it.foreign.brandId)).problem.status).toBe(404);
    });
  });

  test('does not let a brand change the tenant’s models', async () => {
    const sample = address(`/${sampleIds.table}`);
    expect((await call('PATCH', sample, { name: 'Mine' })).statusCode).toBe(404);
    expect((await call('POST', `${sample}/archive`)).statusCode).toBe(404);
    expect((await list('?q=mine')).length).toBe(0);
  });
});
