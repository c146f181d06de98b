import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type DocumentArea, endpoints } from '@vitrine/shared/contract';
import { brandFiles } from '../db/schema';
import { addBrandFile } from '../files/brand-files';
import { callEndpoint } from '../testing/call-endpoint';
import { filmed, keptFilm, madeDocument, newPicture, sentPicture } from '../testing/sample-media';
import { createTestApp, type TestApp } from '../testing/test-app';
import { areasWithFiles } from './media-uses';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.db.delete(brandFiles);
});

const params = () => ({ brandId: api.brandId });
const picture = (fileName?: string, bytes?: Buffer) => sentPicture(api, fileName, bytes);
const film = (name?: string, brandId?: string) => keptFilm(api, name, brandId);
const document = (area: DocumentArea, data: object) => madeDocument(api, area, data);

const list = async (query: object = {}) =>
  (await callEndpoint(api, 'analyst', endpoints.listBrandFiles, { params: params(), query })).body;
const namesOf = async (query: object = {}) => (await list(query)).items.map(({ name }) => name);
const usesOf = (sha256: string, role: 'analyst' | 'outsider' = 'analyst', brandId = api.brandId) =>
  callEndpoint(api, role, endpoints.listBrandFileUses, { params: { brandId, sha256 } });

describe('The media library', () => {
  test('holds what was uploaded, under the file’s name, with its sizes', async () => {
    const { sha256 } = await picture('Oak chair.png');
    const [item] = (await list()).items;
    expect(item).toMatchObject({
      sha256,
      name: 'Oak chair.png',
      kind: 'image',
      width: 700,
      height: 40,
      usedIn: 0,
      archivedAt: null,
      createdAt: expect.stringMatching(/^20/),
    });
    expect(item?.sizes.map(({ width }) => width)).toEqual([320, 640, 700]);
  });

  test.each([
    ['', /^[0-9a-f]{8}\.webp$/],
    ['\u200b', /^[0-9a-f]{8}\.webp$/],
    ['two\u0000lines\n.png', /^two lines .png$/],
    [`${'x'.repeat(119)}🪑.png`, /^x{119}$/],
  ])('gives a name that can be one to a file called %j', async (fileName, name) => {
    await picture(fileName);
    expect(await namesOf()).toEqual([expect.stringMatching(name)]);
  });

  test('is searched, narrowed to a kind, sorted and turned page by page', async () => {
    await film('Birch.mp4');
    for (const name of ['Chair', 'armchair', 'Table']) await picture(`${name}.png`);
    expect(await namesOf()).toEqual(['armchair.png', 'Birch.mp4', 'Chair.png', 'Table.png']);
    expect(await namesOf({ q: 'CHAIR' })).toEqual(['armchair.png', 'Chair.png']);
    expect(await namesOf({ kind: 'video' })).toEqual(['Birch.mp4']);
    expect(await namesOf({ sort: '-createdAt' })).toEqual([
      'Table.png',
      'armchair.png',
      'Chair.png',
      'Birch.mp4',
    ]);
    const first = await list({ limit: 3, sort: '-name' });
    const { items, total } = await list({ limit: 3, sort: '-name', cursor: first.nextCursor });
    expect([total, items.map(({ name }) => name)]).toEqual([4, ['armchair.png']]);
    const wrong = await callEndpoint(api, 'analyst', endpoints.listBrandFiles, {
      params: params(),
      query: { kind: 'glb' as 'image' },
    });
    expect(wrong.problem).toMatchObject({ status: 400, errors: [{ pointer: '/kind' }] });
  });

  test('tells where a file is used: documents, and the brand itself', async () => {
    const poster = (await picture()).sha256;
    const made = await film();
    const video = await document('videos', filmed(made, poster));
    const { body: brand } = await callEndpoint(api, 'manager', endpoints.getBrand, { params: params() });
    await callEndpoint(api, 'manager', endpoints.updateBrand, { params: params(), body: { logo: poster } });
    const experience = { id: api.experienceId };
    expect((await usesOf(poster)).body).toMatchObject({
      uses: [{ documentId: video.id, area: 'videos', pointer: '/poster', experience }],
      brand: ['logo'],
    });
    expect((await usesOf(made)).body).toMatchObject({ uses: [{ pointer: '/source/sha256' }], brand: [] });
    expect((await list()).items.map(({ kind, usedIn }) => [kind, usedIn]).sort()).toEqual([
      ['image', 2],
      ['video', 1],
    ]);
    await callEndpoint(api, 'editor', endpoints.archiveDocument, {
      params: { ...params(), documentId: video.id },
    });
    await callEndpoint(api, 'manager', endpoints.updateBrand, {
      params: params(),
      body: { logo: brand.logo },
    });
    expect((await usesOf(poster)).body).toEqual({ uses: [], brand: [] });
    expect((await list()).items.map(({ usedIn }) => usedIn)).toEqual([0, 0]);
  });

  test('looks for files where areas have places for them', () => {
    expect([...areasWithFiles].sort()).toEqual([
      'answer-option-vault',
      'polling',
      'products',
      'qr-code-scheduler',
      'question-vault',
      'surveys',
      'theme',
      'video-wall',
      'videos',
      'voting',
    ]);
  });

  test('keeps to itself what other brands have, and where they show the same picture', async () => {
    const theirs = await film('theirs.mp4', api.foreign.brandId);
    expect(await namesOf({ q: 'theirs' })).toEqual([]);
    expect((await usesOf(theirs)).problem.status).toBe(404);
    expect((await usesOf('0'.repeat(64))).problem.status).toBe(404);
    await addBrandFile(
      api.db,
      api.brandId,
      { sha256: theirs, type: 'video/mp4', extension: 'mp4' },
      'ours.mp4',
    );
    await document('videos', filmed(theirs, (await picture()).sha256));
    expect((await usesOf(theirs, 'outsider', api.foreign.brandId)).body).toEqual({ uses: [], brand: [] });
  });
});

const call = (
  endpoint: typeof endpoints.archiveBrandFile | typeof endpoints.restoreBrandFile,
  sha256: string,
  brandId = api.brandId,
) => callEndpoint(api, 'editor', endpoint, { params: { brandId, sha256 } });

describe('A file of the media library', () => {
  test('is renamed', async () => {
    const { sha256 } = await picture('IMG_2041.png');
    const rename = (name: string, of = sha256) =>
      callEndpoint(api, 'editor', endpoints.updateBrandFile, {
        params: { ...params(), sha256: of },
        body: { name },
      });
    expect((await rename(' Oak chair ')).body).toMatchObject({ sha256, name: 'Oak chair' });
    expect(await namesOf({ q: 'oak' })).toEqual(['Oak chair']);
    expect((await rename(' ')).problem.errors).toEqual([{ pointer: '/name', message: 'Give it a name' }]);
    expect((await rename('Mine', await film('theirs.mp4', api.foreign.brandId))).problem.status).toBe(404);
    expect(await namesOf()).toEqual(['Oak chair']);
  });

  test('is archived and restored, and works meanwhile where it is used', async () => {
    const { sha256, url } = await picture();
    const made = await document('videos', filmed(await film(), sha256));
    const archived = await call(endpoints.archiveBrandFile, sha256);
    expect(archived.body.archivedAt).not.toBeNull();
    expect((await call(endpoints.archiveBrandFile, sha256)).body).toEqual(archived.body);
    expect(await namesOf({ kind: 'image' })).toEqual([]);
    expect(await namesOf({ archived: true })).toEqual(['chair.png']);
    expect((await api.app.inject({ url: new URL(url).pathname })).statusCode).toBe(200);
    const patched = await callEndpoint(api, 'editor', endpoints.patchDocument, {
      params: { ...params(), documentId: made.id },
      body: { data: { loop: true } },
      headers: { 'if-match': '"1"' },
    });
    expect(patched.status).toBe(200);
    expect((await call(endpoints.restoreBrandFile, sha256)).body.archivedAt).toBeNull();
    expect(await namesOf({ kind: 'image' })).toEqual(['chair.png']);
  });

  test('comes back when it is uploaded again, under the name that it had', async () => {
    const bytes = await newPicture();
    const { sha256 } = await picture('first.png', bytes);
    await call(endpoints.archiveBrandFile, sha256);
    expect((await picture('second.png', bytes)).sha256).toBe(sha256);
    expect(await namesOf()).toEqual(['first.png']);
  });

  test.each([endpoints.archiveBrandFile, endpoints.restoreBrandFile])(
    'is another brand’s to $summary',
    async (endpoint) => {
      const theirs = await film('theirs.mp4', api.foreign.brandId);
      expect((await call(endpoint, theirs)).problem.status).toBe(404);
    },
  );
});
