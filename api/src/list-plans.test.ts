import { emptyVaultQuestion } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { documents } from './db/schema';
import { newId } from './ids';
import { recordedStatements, type Statement } from './testing/recorded-statements';
import { seedLists } from './testing/seed-lists';
import { nodesOf, type Plan, planOf } from './testing/statement-plans';
import { createTestApp, type TestApp } from './testing/test-app';

/**
 * Lists of thousands are read along an index, at most a page of them: the database neither sorts nor reads them whole.
 * By their plans, not by a clock.
 */
let test: TestApp;
let brandId: string;
let storeId: string;
beforeAll(async () => {
  test = await createTestApp();
  const sizes = {
    brands: 4000,
    stores: 8000,
    placements: 20_000,
    files: 10_000,
    documents: 20_000,
    large: { stores: 1600, placements: 4000, files: 2000 },
  };
  ({ brandId, storeId } = await seedLists(test.db, sizes));
  await test.pool.query('vacuum analyze');
});
afterAll(() => test?.close());

/** Of the list itself. */
const ownNodesOf = (plan: Plan): Plan[] =>
  plan['Parent Relationship'] === 'SubPlan' ? [] : [plan, ...(plan.Plans ?? []).flatMap(ownNodesOf)];

/** Asks for a page and the one after it. @returns the plans of the statements that read their rows. */
async function plansOf(url: string, query: Record<string, string>) {
  const ask = async (more: Record<string, string>) => {
    const answer = await test.app.inject({ url, query: { ...query, ...more }, headers: test.as('owner') });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const { result, statements } = await recordedStatements(async () => {
    const first = await ask({});
    return ask({ cursor: first.nextCursor });
  });
  expect(result.items).toHaveLength(50);
  const pages = statements.filter(({ text }) => / limit \$\d+$/.test(text));
  expect(pages).toHaveLength(2);
  return Promise.all(pages.map((page) => planOf(test.pool, page)));
}

const lists: [name: string, url: () => string, table: string, sorts: string[]][] = [
  ['brands', () => '/v1/brands', 'brands', ['name', 'updatedAt', 'createdAt']],
  ['stores', () => `/v1/brands/${brandId}/stores`, 'stores', ['name', 'updatedAt', 'createdAt']],
  ['placements', () => `/v1/brands/${brandId}/placements`, 'placements', ['name', 'updatedAt']],
  ['files', () => `/v1/brands/${brandId}/files`, 'brand_files', ['name', 'createdAt']],
];
const cases = lists.flatMap(([name, url, table, sorts]) =>
  sorts.flatMap((sort) => [sort, `-${sort}`].map((by) => [name, by, url, table] as const)),
);

it.each(cases)('%s by %s are read along an index', async (_, sort, url, table) => {
  for (const plan of await plansOf(url(), { sort })) {
    const nodes = ownNodesOf(plan);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
    const [reading] = nodes.filter((node) => node['Relation Name'] === table);
    expect(reading?.['Node Type']).toMatch(/^Index/);
  }
});

it('a page of brands counts stores and experiences of its own rows only', async () => {
  for (const plan of await plansOf('/v1/brands', {}))
    for (const table of ['stores', 'experiences'])
      expect(nodesOf(plan).find((node) => node['Relation Name'] === table)?.['Node Type']).not.toBe(
        'Seq Scan',
      );
});

it('a store’s placements are found by the store', async () => {
  const { statements } = await recordedStatements(() =>
    test.app.inject({
      url: `/v1/brands/${brandId}/placements`,
      query: { storeId },
      headers: test.as('owner'),
    }),
  );
  const reading = statements.filter(({ text }) => text.includes('from "placements"'));
  expect(reading).toHaveLength(2);
  for (const plan of await Promise.all(reading.map((statement) => planOf(test.pool, statement))))
    expect(nodesOf(plan).flatMap((node) => node['Index Name'] ?? [])).toEqual([
      expect.stringMatching(/^placements_(by_store|in_use)$/),
    ]);
});

it.each([
  ['in a state', { state: 'unassigned' }, /^placements_(by_brand|by_experience|with_calendar|in_use)$/],
  [
    'that end soon',
    { endsBefore: new Date(Date.now() + 7 * 86_400_000).toISOString() },
    /^placements_(by_end|with_calendar|by_experience)$/,
  ],
  // Once their ids are known, any index of the brand's will do.
  ['that are silent', { silent: 'true' }, /^(placements?|stores)_/],
])('placements %s are found along indexes', async (_, query, indexes) => {
  const { result, statements } = await recordedStatements(() =>
    test.app.inject({ url: `/v1/brands/${brandId}/placements`, query, headers: test.as('owner') }),
  );
  expect(result.json().total).toBeGreaterThan(0);
  const reading = statements.filter(({ text }) => text.includes('from "placements"'));
  expect(reading.length).toBeGreaterThanOrEqual(2);
  const nodes = (await Promise.all(reading.map((statement) => planOf(test.pool, statement)))).flatMap(
    nodesOf,
  );
  const used = nodes.flatMap((node) => node['Index Name'] ?? []);
  expect(used).not.toEqual([]);
  for (const name of used) expect(name).toMatch(indexes);
  const relations = nodes.filter((node) => node['Relation Name'] === 'placements');
  expect(relations.map((node) => node['Node Type'])).not.toContain('Seq Scan');
});

it('how many a search finds is counted in an index alone, stores’ names included', async () => {
  const { statements } = await recordedStatements(() =>
    test.app.inject({
      url: `/v1/brands/${brandId}/placements`,
      query: { q: 'sofa' },
      headers: test.as('owner'),
    }),
  );
  const [counting] = statements.filter(({ text }) => /^select count.* like lower/.test(text));
  const reading = nodesOf(await planOf(test.pool, counting as Statement)).filter(
    (node) => node['Relation Name'],
  );
  expect(reading.map((node) => node['Node Type'])).toEqual(['Index Only Scan', 'Index Only Scan']);
});

it('a search finds documents in an index of their titles, and reads only those that it found', async () => {
  const { result, statements } = await recordedStatements(() =>
    test.app.inject({ url: '/v1/search', query: { q: 'sofa island 1' }, headers: test.as('owner') }),
  );
  expect(result.json().documents).toHaveLength(8);
  const reading = statements.filter(({ text }) => text.includes('from "documents"'));
  // To find them, to read them, and none for each; experiences' posters are another.
  expect(reading.length).toBeLessThanOrEqual(3);
  const scans = (await Promise.all(reading.map((one) => planOf(test.pool, one))))
    .flatMap(nodesOf)
    .filter((node) => node['Relation Name'] === 'documents');
  expect(scans.map((node) => node['Index Name'])).toContain('documents_by_title');
  for (const { 'Node Type': type } of scans) expect(type).toMatch(/^(Bitmap )?(Index|Heap)/);
});

it.each([
  ['from no brand', {}],
  ['from a brand', () => ({ brandId })],
])('a search %s finds the tenant’s own documents along indexes, and where they open', async (_, more) => {
  await test.db.insert(documents).values({
    id: newId(),
    area: 'question-vault',
    order: 'a0',
    baseLanguage: 'en',
    data: { ...emptyVaultQuestion(), text: { en: 'Net promoter' } },
  });
  const query = { q: 'net prom', ...(typeof more === 'function' ? more() : more) };
  const { result, statements } = await recordedStatements(() =>
    test.app.inject({ url: '/v1/search', query, headers: test.as('owner') }),
  );
  expect(result.json().documents).toEqual(
    expect.arrayContaining([expect.objectContaining({ ofTenant: true })]),
  );
  const searching = statements.filter(({ text }) => /from "(documents|brands)"/.test(text));
  const scans = (await Promise.all(searching.map((one) => planOf(test.pool, one))))
    .flatMap(nodesOf)
    .filter((node) => node['Relation Name']);
  expect(scans.map((node) => node['Index Name'])).toContain('documents_by_title');
  for (const { 'Node Type': type } of scans) expect(type).toMatch(/^(Bitmap )?(Index|Heap)/);
});

it('the posters of a page of experiences are read together', async () => {
  const { statements } = await recordedStatements(() =>
    test.app.inject({ url: `/v1/brands/${brandId}/experiences`, headers: test.as('owner') }),
  );
  const reading = statements.filter(({ text }) => text.includes('from "documents"'));
  expect(reading).toHaveLength(1);
  const scans = nodesOf(await planOf(test.pool, reading[0] as Statement)).filter(
    (node) => node['Relation Name'] === 'documents',
  );
  expect(scans.map((node) => node['Index Name'])).toEqual(['documents_by_owner']);
});

it('the plans were made for what is there', async () => {
  expect(await test.db.execute(sql`select count(*)::int as n from placements`)).toMatchObject({
    rows: [{ n: 20_002 }],
  });
});
