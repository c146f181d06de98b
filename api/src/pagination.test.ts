import { brands } from './db/schema';
import { newId } from './ids';
import { createTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
const names = ['apple', 'Apple', 'Äpfel', 'banana', 'Banana', 'CHERRY', 'cherry', 'date', '100%', '100_'];
beforeAll(async () => {
  test = await createTestApp();
  await test.db
    .insert(brands)
    .values(names.map((name) => ({ id: newId(), name: `Fruit ${name}`, slug: `slug-${newId()}` })));
});
afterAll(() => test?.close());

const cursorOf = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

const list = async (query: Record<string, string>) => {
  const answer = await test.app.inject({ url: '/v1/brands', query, headers: test.as('owner') });
  return { status: answer.statusCode, ...answer.json() };
};
const namesOf = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

async function walk(limit: number, between: () => Promise<unknown> = async () => undefined) {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list({ q: 'Fruit', limit: String(limit), ...(cursor && { cursor }) });
    seen.push(...namesOf(page));
    cursor = page.nextCursor;
    await between();
  }
  return seen;
}

it('pages of any size show everything once, in the order of one big page', async () => {
  const whole = namesOf(await list({ q: 'Fruit' }));
  expect([...whole].sort()).toEqual(names.map((name) => `Fruit ${name}`).sort());
  for (const limit of [1, 3, 4, 10]) expect(await walk(limit)).toEqual(whole);
});

it('a cursor keeps its place while others add', async () => {
  const whole = namesOf(await list({ q: 'Fruit' }));
  const seen = await walk(2, () =>
    test.db.insert(brands).values({ id: newId(), name: 'Fruit 000', slug: `slug-${newId()}` }),
  );
  expect(seen).toEqual(whole);
});

it('the total counts what the filter lets through, on every page', async () => {
  const first = await list({ q: 'cherry', limit: '1' });
  expect(first).toMatchObject({ total: 2, nextCursor: expect.any(String) });
  expect(await list({ q: 'cherry', limit: '1', cursor: first.nextCursor })).toMatchObject({
    total: 2,
    nextCursor: null,
  });
});

it('a search takes its text literally', async () => {
  expect(namesOf(await list({ q: '100%' }))).toEqual(['Fruit 100%']);
  expect(namesOf(await list({ q: '100_' }))).toEqual(['Fruit 100_']);
  expect(namesOf(await list({ q: "'; drop table brands; --" }))).toEqual([]);
});

it.each([
  [{ limit: '0' }, '/limit'],
  [{ limit: '101' }, '/limit'],
  [{ limit: 'many' }, '/limit'],
  [{ cursor: 'nonsense' }, '/cursor'],
  [{ cursor: cursorOf({ a: 1 }) }, '/cursor'],
  [{ cursor: cursorOf([1, 2]) }, '/cursor'],
  [{ cursor: cursorOf(['a\0b', 'x']) }, '/cursor'],
  [{ archived: 'maybe' }, '/archived'],
  [{ unknown: 'x' }, '/unknown'],
  [{ q: 'a\0b' }, '/q'],
])('%j is refused', async (query, pointer) => {
  const answer = await list(query as Record<string, string>);
  expect(answer).toMatchObject({ status: 400, code: 'invalid', errors: [{ pointer }] });
});

it.each([['["x",1]'], ['[1.5,1]'], ['[1,"x"]'], ['[1e300,1]']])(
  'a list by number refuses the cursor %s',
  async (content) => {
    const answer = await test.app.inject({
      url: '/v1/audit',
      query: { cursor: Buffer.from(content).toString('base64url') },
      headers: test.as('owner'),
    });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/cursor' }] });
  },
);
