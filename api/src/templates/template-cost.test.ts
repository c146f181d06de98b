import { readFile } from 'node:fs/promises';
import { limits, templateId } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { libraryObjects, pictureSizes } from '../db/schema';
import { sha256Of } from '../files/keep-file';
import { glbsOf } from '../library/models/models-folder';
import { recordedStatements } from '../testing/recorded-statements';
import { createTestApp, type TestApp } from '../testing/test-app';
import { posterSizes, templates } from './templates';

/** What it costs to make an experience of a template: by statements and by who waits for whom, not by a clock. */
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api?.close());

const create = async (
  template: (typeof templateId.options)[number],
  role: 'manager' | 'owner' = 'manager',
) => {
  const url = `/v1/brands/${api.brandId}/experiences`;
  const payload = { name: 'Ours', template };
  const answer = await api.app.inject({ method: 'POST', url, headers: api.as(role), payload });
  expect(answer.statusCode).toBe(201);
};

it('many at once let others through, and add each model once', async () => {
  let made = 0;
  const all = Array.from({ length: 12 }, async () => {
    await create('furniture-showroom');
    made += 1;
  });
  const url = `/v1/brands/${api.brandId}/experiences`;
  const list = await api.app.inject({ url, headers: api.as('manager') });
  expect(list.statusCode).toBe(200);
  await create('furniture-showroom', 'owner');
  expect(made).toBeLessThan(6);
  await Promise.all(all);
  const inBrand = eq(libraryObjects.brandId, api.brandId);
  const names = (await api.db.select().from(libraryObjects).where(inBrand)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(templateId.options)('%s is written with one statement for each table', async (template) => {
  const { statements } = await recordedStatements(() => create(template));
  const written = statements.flatMap(({ text }) => /^insert into "(\w+)"/.exec(text)?.[1] ?? []);
  expect(written).toEqual(expect.arrayContaining(['documents', 'document_revisions', 'files']));
  expect(new Set(written).size).toBe(written.length);
  expect(statements.length).toBeLessThanOrEqual(20);
});

it.each(templateId.options)(
  'the poster of %s lies here in every size, so that none is made',
  async (template) => {
    await create(template);
    const sizes = posterSizes(template);
    const own = sizes.at(-1)?.width ?? 0;
    expect(sizes.map(({ width }) => width)).toEqual([...limits.image.widths.filter((one) => one < own), own]);
    const hashes: string[] = [];
    for (const { path, ...size } of sizes) {
      expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', ...size });
      hashes.push(await sha256Of(await readFile(path)));
    }
    const poster = hashes.pop() ?? '';
    const narrower = await api.db.select().from(pictureSizes).where(eq(pictureSizes.picture, poster));
    expect(narrower.map(({ sha256 }) => sha256).sort()).toEqual(hashes.sort());
  },
);

it.each(templateId.options)(
  'the models of %s have their light forms, of which none is made',
  async (template) => {
    await create(template);
    const files = templates[template].models;
    const hashes = await Promise.all(
      files.map((file) => Promise.all(glbsOf(file).map(async (path) => sha256Of(await readFile(path))))),
    );
    for (const [light = '', model = ''] of hashes) {
      const kept = await api.db.select().from(pictureSizes).where(eq(pictureSizes.picture, model));
      expect(kept).toEqual([{ picture: model, sha256: light }]);
    }
  },
);
