import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { auditEntries } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const exported = async (query = '') => {
  const answer = await test.app.inject({ url: `/v1/audit/export${query}`, headers: test.as('owner') });
  const { data } = Papa.parse<Record<string, string>>(answer.body.replace('\ufeff', ''), {
    header: true,
    skipEmptyLines: true,
  });
  return { answer, rows: data };
};

it('is the log as a table that spreadsheets cannot be tricked with, newest first', async () => {
  const rename = (name: string) =>
    test.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${test.brandId}`,
      headers: test.as('manager'),
      payload: { name },
    });
  await rename('Möbel, "Haus"');
  await rename('=HYPERLINK("https://evil.example")');
  const { answer, rows } = await exported();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-log.csv"',
  });
  expect(answer.body.startsWith('\ufeffTime,Person,')).toBe(true);
  expect(rows).toMatchObject([
    { Action: 'updateBrand', Name: `'=HYPERLINK("https://evil.example")`, Outcome: '200' },
    { Person: 'manager@vitrine.test', Name: 'Möbel, "Haus"', 'Brand ID': test.brandId },
  ]);
  expect(JSON.parse(rows[1]?.After ?? '')).toEqual({ name: 'Möbel, "Haus"' });
});

it('holds every entry once, however many there are, also while others are added', async () => {
  await test.db.execute(sql`
    insert into audit_entries (who, action, resource, outcome, address)
    select 'program', 'actOnRun', '/v1/runs/' || number, 200, '203.0.113.7' from generate_series(1, 1700) as number`);
  const adding = test.db
    .insert(auditEntries)
    .values({ who: 'program', action: 'actOnRun', resource: '/late', outcome: 200, address: '::1' });
  const [{ rows }] = await Promise.all([exported('?action=actOnRun'), adding]);
  const resources = rows.map(({ Resource }) => Resource).filter((resource) => resource !== '/late');
  expect(resources).toEqual(Array.from({ length: 1700 }, (_, index) => `/v1/runs/${1700 - index}`));
});

it('is read and sent piece by piece: more of it is never held than was asked for', async () => {
  const lengths: number[] = [];
  const answer = await test.app.inject({
    url: '/v1/audit/export?action=actOnRun',
    headers: test.as('owner'),
    payloadAsStream: true,
  });
  for await (const chunk of answer.stream()) lengths.push(String(chunk).split('\r\n').length - 1);
  expect(lengths.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

it('honours the filters of the list, and refuses those that are none', async () => {
  expect((await exported('?who=manager@vitrine.test')).rows).toHaveLength(2);
  expect((await exported('?q=HYPERLINK')).rows).toHaveLength(1);
  expect((await exported('?who=nobody@vitrine.test')).rows).toEqual([]);
  expect((await exported(`?brandId=${test.foreign.brandId}`)).rows).toEqual([]);
  expect((await exported('?until=2020-01-01T00:00:00Z')).rows).toEqual([]);
  for (const from of ['yesterday', '0000-01-01T00:00:00Z']) {
    const { answer } = await exported(`?from=${from}`);
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid' });
  }
});
