import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type DocumentArea, emptyVideo, endpoints, type StoredFile } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { brandFiles } from '../db/schema';
import { addBrandFile } from '../files/brand-files';
import { keepFile } from '../files/keep-file';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';
import { upload } from '../testing/upload';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api?.close());
beforeEach(async () => {
  await api.db.delete(brandFiles);
});

const params = () => ({ brandId: api.brandId });
let shade = 0;

/** Sends a picture that nobody has sent before. */
async function picture(fileName = 'chair.png', bytes?: Buffer): Promise<StoredFile> {
  shade += 1;
  const background = { r: (shade * 40) % 256, g: Math.floor(shade / 6) * 40, b: 90 };
  const png =
    bytes ??
    (await sharp({ create: { width: 700, height: 40, channels: 3, background } })
      .png()
      .toBuffer());
  const uploadId = await upload(api, api.as('editor'), 'image', png, api.brandId, fileName);
  const { body } = await callEndpoint(api, 'editor', endpoints.createImage, {
    params: params(),
    body: { uploadId },
  });
  return body;
}

/** A film of the brand whose bytes are of no concern. */
async function film(name = 'film.mp4', brandId = api.brandId) {
  shade += 1;
  const described = {
    type: 'video/mp4',
    extension: 'mp4',
    bytes: 4,
    width: 160,
    height: 90,
    durationMs: 4000,
  };
  const kept = await keepFile(api.db, api.dependencies.files, Buffer.from(`film ${shade}`), described);
  await addBrandFile(api.db, brandId, kept, name);
  return kept.sha256;
}

const list = async (query: object = {}) =>
  (await callEndpoint(api, 'analyst', endpoints.listBrandFiles, { params: params(), query })).body;
const namesOf = async (query: object = {}) => (await list(query)).items.map(({ name }) => name);
const usesOf = (sha256: string, role: 'analyst' | 'outsider' = 'analyst', brandId = api.brandId) =>
  callEndpoint(api, role, endpoints.listBrandFileUses, { params: { brandId, sha256 } });

async function document(area: DocumentArea, data: object, experienceId: string | null = api.experienceId) {
  const { body, status } = await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: params(),
    body: { area, data: data as Record<string, unknown>, ...(experienceId && { experienceId }) },
  });
  expect(status).toBe(201);
  return body;
}
const filmed = (sha256: string, poster: string) => ({
  ...emptyVideo(),
  title: { en: 'The making' },
  source: { kind: 'file', sha256 },
  poster,
});

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
