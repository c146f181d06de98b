import { type Certificate, documentAreas, endpoints, templateId } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { documents, libraryObjects } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api?.close());

const inBrand = () => ({ brandId: api.brandId });
const create = async (template: (typeof templateId.options)[number], name = 'Ours') =>
  (
    await callEndpoint(api, 'manager', endpoints.createExperience, {
      params: inBrand(),
      body: { name, template },
    })
  ).body;

/** Every text in a document that is a map of languages. */
function languageMaps(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (
    entries.length > 0 &&
    entries.every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === 'string')
  )
    return [value as Record<string, string>];
  return entries.flatMap(([, inner]) => languageMaps(inner));
}

describe.each(templateId.options)('the template %s', (template) => {
  it('is published as it is: no error, nothing untranslated, no words to fill the space', async () => {
    const { id: experienceId, languages, name } = await create(template);
    expect([name, languages]).toEqual(['Ours', ['en', 'de']]);
    const { body } = await callEndpoint(api, 'manager', endpoints.publishExperience, {
      params: { ...inBrand(), experienceId },
      body: {},
    });
    const { checks, untranslated }: Certificate = body.certificate;
    expect(checks.filter(({ level }) => level === 'error')).toEqual([]);
    expect(
      Object.values(untranslated ?? {})
        .flatMap((counts) => Object.values(counts))
        .filter(Boolean),
    ).toEqual([]);
    const rows = await api.db.select().from(documents).where(eq(documents.experienceId, experienceId));
    expect(rows.map(({ area }) => area)).toEqual(expect.arrayContaining(['scenes', 'polling', 'theme']));
    if (template === 'event-voting') expect(rows.map(({ area }) => area)).toContain('voting');
    for (const { area, data } of rows) {
      expect(documentAreas).toContain(area);
      for (const map of languageMaps(data)) {
        expect(Object.keys(map).sort()).toEqual(['de', 'en']);
        for (const text of Object.values(map)) expect(text).not.toMatch(/lorem|ipsum|todo|^\s*$/i);
      }
    }
  });

  it('adds each model to the brand’s library once, however often it is used', async () => {
    await create(template);
    const names = async () =>
      (await api.db.select().from(libraryObjects).where(eq(libraryObjects.brandId, api.brandId))).map(
        ({ name }) => name,
      );
    const before = await names();
    await create(template, 'Once more');
    expect(await names()).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
  });
});

it('is shown with a picture, in both languages', async () => {
  const { body } = await callEndpoint(api, 'analyst', endpoints.listTemplates, {});
  expect(body.items.map(({ id }) => id)).toEqual(templateId.options);
  for (const { description, name, picture } of body.items) {
    expect([Object.keys(name), Object.keys(description)]).toEqual([
      ['en', 'de'],
      ['en', 'de'],
    ]);
    expect(picture).toMatch(/^data:image\/webp;base64,UklGR/);
  }
});

it('that does not exist creates nothing', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/v1/brands/${api.brandId}/experiences`,
    headers: api.as('manager'),
    payload: { name: 'Ours', template: 'garden-party' },
  });
  expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([400, '/template']);
});
