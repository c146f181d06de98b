import { and, eq } from 'drizzle-orm';
import { brands, idempotencyKeys } from './db/schema';
import { forgetOldKeys } from './idempotency';
import { createTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const create = (key: string, payload: object, headers = test.as('owner')) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/brands',
    headers: { ...headers, 'idempotency-key': key },
    payload,
  });

const brandsNamed = (name: string) => test.db.$count(brands, eq(brands.name, name));

it('the same key with the same body answers the first result and creates nothing', async () => {
  const first = await create('a', { name: 'Once' });
  const again = await create('a', { name: 'Once' });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  expect(await brandsNamed('Once')).toBe(1);
});

it('the same key with another body is refused', async () => {
  await create('b', { name: 'First' });
  const other = await create('b', { name: 'Second' });
  expect(other.statusCode).toBe(422);
  expect(other.json().code).toBe('idempotency-key-reused');
  expect(await brandsNamed('Second')).toBe(0);
});

it('a key belongs to its person', async () => {
  await create('c', { name: 'Mine' });
  expect((await create('c', { name: 'Theirs' }, test.as('admin'))).statusCode).toBe(201);
});

it('ten at once create one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('d', { name: 'Together' })));
  expect(await brandsNamed('Together')).toBe(1);
  for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
});

it('a refused call leaves its key free', async () => {
  await create('e1', { name: 'Taken', slug: 'taken' });
  expect((await create('e2', { name: 'Other', slug: 'taken' })).statusCode).toBe(409);
  await test.db.update(brands).set({ slug: 'freed' }).where(eq(brands.slug, 'taken'));
  expect((await create('e2', { name: 'Other', slug: 'taken' })).statusCode).toBe(201);
});

describe('while the first call has not answered', () => {
  const begun = async (key: string, agoMs: number) => {
    await create(key, { name: key });
    await test.db
      .update(idempotencyKeys)
      .set({ status: null, response: null, createdAt: new Date(Date.now() - agoMs) })
      .where(and(eq(idempotencyKeys.owner, test.personIds.owner), eq(idempotencyKeys.key, key)));
  };

  it('the second is told so', async () => {
    await begun('f', 30_000);
    const answer = await create('f', { name: 'f' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('still-running');
  });

  it('one takes over after a minute, because the first has died', async () => {
    await begun('g', 61_000);
    const answers = await Promise.all([create('g', { name: 'g' }), create('g', { name: 'g' })]);
    expect(answers.map((answer) => answer.statusCode)).toContain(201);
    expect(await brandsNamed('g')).toBe(2);
  });
});

it('keys are forgotten after a day', async () => {
  await create('h', { name: 'Old' });
  await forgetOldKeys(test.db, new Date(Date.now() + 25 * 3600_000));
  expect(await test.db.$count(idempotencyKeys)).toBe(0);
});

it('a key that is no key is refused', async () => {
  expect((await create('with space', { name: 'Never' })).statusCode).toBe(400);
  expect((await create('x'.repeat(201), { name: 'Never' })).statusCode).toBe(400);
});
