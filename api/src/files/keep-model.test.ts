import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptyProduct, endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { browserHalf, compile } from '../content/compile';
import { readDraft } from '../content/draft';
import { experiences, files } from '../db/schema';
import { modelsFolder } from '../library/models/models-folder';
import { callEndpoint } from '../testing/call-endpoint';
import { experienceImportDriver } from '../testing/experience-files';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { upload } from '../testing/upload';
import { sha256Of } from './keep-file';
import { readLightModels } from './keep-model';

describe('A model that was uploaded', () => {
  let api: TestApp;
  let glb: Buffer;
  let sha256: string;
  let modelId: string;
  beforeAll(async () => {
    api = await createTestApp();
    glb = await readFile(join(modelsFolder, 'glb', 'sofa.glb'));
    sha256 = await sha256Of(glb);
    const model = await callEndpoint(api, 'editor', endpoints.createLibraryObject, {
      params: { brandId: api.brandId },
      body: { uploadId: await upload(api, api.as('editor'), 'glb', glb), name: 'Sofa' },
    });
    modelId = model.body._id;
  });
  afterAll(() => api.close());

  const create = (area: 'scenes' | 'products', data: object, experienceId = api.experienceId) =>
    callEndpoint(api, 'editor', endpoints.createDocument, {
      params: { brandId: api.brandId },
      body: { experienceId, area, data: { ...data } },
    });
  const lightForms = ({ db, dependencies }: TestApp) => readLightModels(db, dependencies.files.url, [sha256]);
  const compiled = async () => {
    const [experience] = await api.db.select().from(experiences).where(eq(experiences.id, api.experienceId));
    if (!experience) throw new Error('No experience');
    return browserHalf(compile(await readDraft(api.db, api.dependencies.files, experience), 1));
  };

  test('is published with its light form beside it, in scenes and products; one without is published as ever', async () => {
    const other = await seedModel(api.db, api.brandId);
    await create('scenes', completeScene(modelId, other.id));
    await create('products', {
      ...emptyProduct(),
      title: { en: 'Sofa' },
      status: 'active',
      libraryObjectId: modelId,
    });
    const { parts, root } = await compiled();
    const light = { url: expect.stringMatching(/\/[0-9a-f]{64}\.glb$/), bytes: expect.any(Number) };
    const contents = Object.values(parts);
    const [scene, products] = ['scenes', 'products'].map((area) =>
      contents.find((part) => part.area === area),
    );
    expect(scene).toMatchObject({
      models: { [sha256]: { bytes: glb.length, light }, [other.sha256]: { bytes: 1000 } },
    });
    expect(products).toMatchObject({ products: [{ model: { sha256, bytes: glb.length, light } }] });
    if (scene?.area !== 'scenes') throw new Error('No scene');
    expect(scene.models[other.sha256]).not.toHaveProperty('light');
    // A device that keeps the experience keeps the model itself.
    expect(root.assets.map((asset) => asset.sha256)).toContain(sha256);
    expect(root.assets.map(({ url }) => url)).not.toContain(scene.models[sha256]?.light?.url);
  });

  test('goes with its light form when it is taken away', async () => {
    const light = (await lightForms(api)).get(sha256);
    const fetched = async () => await api.app.inject({ url: new URL(light?.url ?? '').pathname });
    expect(await fetched()).toMatchObject({ statusCode: 200, rawPayload: { length: light?.bytes } });
    await api.db.update(files).set({ revokedAt: new Date() }).where(eq(files.sha256, sha256));
    expect((await fetched()).statusCode).toBe(410);
    await api.db.update(files).set({ revokedAt: null }).where(eq(files.sha256, sha256));
  });

  test('that takes another’s place brings its own', async () => {
    const chair = await readFile(join(modelsFolder, 'glb', 'chair.glb'));
    const replaced = await callEndpoint(api, 'editor', endpoints.replaceLibraryObject, {
      params: { brandId: api.brandId, libraryObjectId: modelId },
      body: { uploadId: await upload(api, api.as('editor'), 'glb', chair) },
    });
    const its = await readLightModels(api.db, api.dependencies.files.url, [replaced.body.sha256]);
    expect([...its.keys()]).toEqual([await sha256Of(chair)]);
  });

  test('has one where an experience’s file takes it to, too', async () => {
    const from = await experienceImportDriver(api);
    await callEndpoint(api, 'editor', endpoints.replaceLibraryObject, {
      params: { brandId: api.brandId, libraryObjectId: modelId },
      body: { uploadId: await upload(api, api.as('editor'), 'glb', glb) },
    });
    const { body } = await callEndpoint(api, 'manager', endpoints.createExperience, {
      params: { brandId: api.brandId },
      body: { name: 'To be taken along', languages: ['en'] },
    });
    await create('scenes', completeScene(modelId), body.id);
    const archive = await from.exported(body.id);
    await from.jobs.stop();
    const elsewhere = await createTestApp();
    const to = await experienceImportDriver(elsewhere);
    await to.run(archive);
    expect((await lightForms(elsewhere)).get(sha256)?.bytes).toBe((await lightForms(api)).get(sha256)?.bytes);
    await to.jobs.stop();
    await elsewhere.close();
  });
});
