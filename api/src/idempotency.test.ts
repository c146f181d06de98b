import { eq } from 'drizzle-orm';
import { brands, idempotencyKeys } from './db/schema';
import { forgetOldKeys, once, requestHashOf } from './idempotency';
import { newId } from './ids';
import { validGlb } from './testing/sample-glb';
import { createTestApp, type TestApp } from './testing/test-app';
import { upload } from './testing/upload';

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
  const begun = (key: string, agoMs: number) =>
    test.db.insert(idempotencyKeys).values({
      owner: test.personIds.owner,
      key,
      requestHash: requestHashOf(key, { method: 'POST', url: '/v1/brands', body: { name: key } }),
      createdAt: new Date(Date.now() - agoMs),
    });

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
    expect(await brandsNamed('g')).toBe(1);
  });

  it('a first that was slow and not dead writes nothing after another took over', async () => {
    const request = { owner: test.personIds.owner, key: 'i', content: 'slow' };
    const brand = { id: newId(), name: 'Slow', slug: 'slow' };
    const slow = once(
      test.db,
      () => new Date(Date.now() - 61_000),
      request,
      async (write) => {
        const second = await once(
          test.db,
          () => new Date(),
          request,
          (its) => its(async () => 'second'),
        );
        expect(second).toBe('second');
        return write(async (tx) => {
          await tx.insert(brands).values(brand);
          return 'first';
        });
      },
    );
    await expect(slow).rejects.toMatchObject({ status: 409, code: 'still-running' });
    expect(await brandsNamed('Slow')).toBe(0);
  });
});

describe('what staff create and its answer are committed together, so that a retry after a crash creates nothing', () => {
  const inBrand = (path: string) => `/v1/brands/${test.brandId}/${path}`;
  const calls: [string, () => Promise<{ url: string; payload: object }>][] = [
    ['a brand', async () => ({ url: '/v1/brands', payload: { name: 'Together' } })],
    ['a store', async () => ({ url: inBrand('stores'), payload: { name: 'Store' } })],
    ['an experience', async () => ({ url: inBrand('experiences'), payload: { name: 'Experience' } })],
    [
      'a placement',
      async () => ({ url: inBrand(`stores/${test.storeId}/placements`), payload: { name: 'Here' } }),
    ],
    [
      'a test access',
      async () => ({
        url: inBrand(`placements/${test.placementId}/test-accesses`),
        payload: { label: 'Mine' },
      }),
    ],
    [
      'a document',
      async () => ({
        url: inBrand('documents'),
        payload: { area: 'scenes', experienceId: test.experienceId },
      }),
    ],
    [
      'a version',
      async () => ({ url: inBrand(`experiences/${test.experienceId}/publish`), payload: { note: 'First' } }),
    ],
    [
      'a model',
      async () => {
        const uploadId = await upload(test, test.as('owner'), 'glb', await validGlb());
        return { url: inBrand('library'), payload: { uploadId, name: 'Table' } };
      },
    ],
  ];

  it.each(calls)('%s', async (what, prepare) => {
    const call = await prepare();
    const headers = { ...test.as('owner'), 'idempotency-key': `crash-${what.replace(/ /g, '-')}` };
    const send = () => test.app.inject({ method: 'POST', headers, ...call });
    // After the commit nothing of the key is written any more: a process that died there has lost nothing.
    const update = jest.spyOn(test.db, 'update').mockImplementation(() => {
      throw new Error('The process has died');
    });
    const first = await send();
    update.mockRestore();
    expect(first.statusCode).toBe(201);
    const again = await send();
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });
});

it.each([
  ['tenant', (): string => '/v1/tenant-users', { email: 'once@vitrine.test', role: 'member' }],
  [
    'brand',
    (): string => `/v1/brands/${test.brandId}/users`,
    { email: 'twice@vitrine.test', role: 'analyst' },
  ],
] as const)(
  'the link of an invitation to a %s is answered once and kept nowhere',
  async (kind, url, payload) => {
    const headers = { ...test.as('owner'), 'idempotency-key': `invite-${kind}` };
    const invite = () => test.app.inject({ method: 'POST', url: url(), headers, payload });
    const first = (await invite()).json();
    expect(first.link).toContain('#invite=');
    const kept = await test.db.select().from(idempotencyKeys);
    expect(JSON.stringify(kept)).not.toContain('invite=');
    const again = await invite();
    expect([again.statusCode, again.json()]).toEqual([201, { ...first, link: null }]);
  },
);

it('keys are forgotten after a day', async () => {
  await create('h', { name: 'Old' });
  await forgetOldKeys(test.db, new Date(Date.now() + 25 * 3600_000));
  expect(await test.db.$count(idempotencyKeys)).toBe(0);
});

it('a key that is no key is refused', async () => {
  expect((await create('with space', { name: 'Never' })).statusCode).toBe(400);
  expect((await create('x'.repeat(201), { name: 'Never' })).statusCode).toBe(400);
});
