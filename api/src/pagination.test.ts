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

it('pages lead back the way they came, each saying how many come before it', async () => {
  const forward: { names: string[]; start: number; previousCursor: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list({ q: 'Fruit', limit: '3', ...(cursor && { cursor }) });
    forward.push({ names: namesOf(page), start: page.start, previousCursor: page.previousCursor });
    cursor = page.nextCursor;
  }
  expect(forward.map(({ start }) => start)).toEqual([0, 3, 6, 9]);
  let back = forward.at(-1)?.previousCursor;
  for (const { names, previousCursor, start } of forward.slice(0, -1).reverse()) {
    const page = await list({ q: 'Fruit', limit: '3', cursor: back ?? '' });
    expect({ names: namesOf(page), start: page.start }).toEqual({ names, start });
    expect(page.nextCursor).not.toBeNull();
    expect(page.previousCursor === null).toBe(previousCursor === null);
    back = page.previousCursor;
  }
  expect(back).toBeNull();
});

it.each(['name', 'stores', 'experiences', 'updatedAt', 'createdAt'])(
  'sorted by %s, either way, every page shows the next of one whole order',
  async (sort) => {
    const walkBy = async (by: string) => {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list({ sort: by, limit: '2', ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ id }: { id: string }) => id));
        cursor = page.nextCursor;
      }
      return seen;
    };
    const whole = (await list({ sort })).items;
    const keys = whole.map((item: Record<string, string | number>) => item[sort]);
    if (sort !== 'name')
      expect(keys).toEqual(keys.toSorted((a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(new Set(keys).size).toBeGreaterThan(1);
    const ids = whole.map(({ id }: { id: string }) => id);
    expect(await walkBy(sort)).toEqual(ids);
    expect(await walkBy(`-${sort}`)).toEqual(ids.toReversed());
  },
);

it('a cursor of a long name in many bytes is taken', async () => {
  const name = '𠮷'.repeat(60);
  for (const number of [1, 2])
    await test.db.insert(brands).values({ id: newId(), name, slug: `long-${number}` });
  const first = await list({ q: '𠮷', limit: '1' });
  expect(await list({ q: '𠮷', limit: '1', cursor: first.nextCursor })).toMatchObject({
    status: 200,
    start: 1,
  });
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
  [{ cursor: cursorOf(['name', 'after', 1, 2, 0]) }, '/cursor'],
  [{ cursor: cursorOf(['name', 'after', 'a\0b', 'x', 0]) }, '/cursor'],
  [{ cursor: cursorOf(['name', 'beside', 'a', 'x', 0]) }, '/cursor'],
  [{ cursor: cursorOf(['name', 'after', 'a', 'x', -1]) }, '/cursor'],
  [{ cursor: cursorOf(['updatedAt', 'after', 'a', 'x', 0]) }, '/cursor'],
  [{ cursor: cursorOf(['updatedAt', 'after', 'no time', 'x', 0]), sort: 'updatedAt' }, '/cursor'],
  [{ cursor: cursorOf(['stores', 'after', 'many', 'x', 0]), sort: 'stores' }, '/cursor'],
  [{ sort: 'slug' }, '/sort'],
  [{ archived: 'maybe' }, '/archived'],
  [{ unknown: 'x' }, '/unknown'],
  [{ q: 'a\0b' }, '/q'],
])('%j is refused', async (query, pointer) => {
  const answer = await list(query as Record<string, string>);
  expect(answer).toMatchObject({ status: 400, code: 'invalid', errors: [{ pointer }] });
});

it.each(['"x",1', '1.5,1', '1,"x"', '1e300,1'].map((place) => [`["newest","after",${place},0]`]))(
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

it('a cursor at a moment that no database has is refused', async () => {
  const cursor = cursorOf(['createdAt', 'after', '+275760-09-13T00:00:00Z', 'x', 0]);
  expect(await list({ sort: 'createdAt', cursor })).toMatchObject({ status: 400, code: 'invalid' });
});
