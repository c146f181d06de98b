import { recordImage } from '../files/keep-image';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';
import { slugOf } from './slug';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const create = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/v1/brands', headers: test.as('owner'), payload });
const list = async (role: TestRole, query = '') =>
  (await test.app.inject({ url: `/v1/brands${query}`, headers: test.as(role) })).json();
const post = (url: string, role: TestRole = 'owner') =>
  test.app.inject({ method: 'POST', url, headers: test.as(role) });

describe('the slug', () => {
  it.each([
    ['Möbel & Söhne', 'mobel-sohne'],
    ['  Straße 7  ', 'strasse-7'],
    ['家具', 'brand'],
    ['x'.repeat(80), 'x'.repeat(50)],
  ])('of “%s” is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('gets a number when the name is there already, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ name: 'Same name' })));
    expect(answers.map((answer) => answer.json().slug).sort()).toEqual([
      'same-name',
      'same-name-2',
      'same-name-3',
      'same-name-4',
      'same-name-5',
    ]);
  });

  it('of another brand is found out by nobody who does not see it', async () => {
    await create({ name: 'Secret', slug: 'secret-brand' });
    const tried = ['secret-brand', 'nobody-has-this'].map((slug) =>
      test.app.inject({
        method: 'PATCH',
        url: `/v1/brands/${test.brandId}`,
        headers: test.as('manager'),
        payload: { slug },
      }),
    );
    const [taken, free] = await Promise.all(tried);
    expect([taken?.statusCode, free?.statusCode]).toEqual([403, 403]);
    expect(taken?.body).toBe(free?.body);
  });

  it('that is asked for and taken is refused, in creating and in changing', async () => {
    await create({ name: 'A', slug: 'wanted' });
    const other = (await create({ name: 'B' })).json();
    const refusals = [
      await create({ name: 'C', slug: 'wanted' }),
      await test.app.inject({
        method: 'PATCH',
        url: `/v1/brands/${other.id}`,
        headers: test.as('owner'),
        payload: { slug: 'wanted' },
      }),
    ];
    for (const answer of refusals) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'slug-taken', errors: [{ pointer: '/slug' }] });
    }
  });
});

it('a brand counts its stores and experiences', async () => {
  const brand = await test.app.inject({ url: `/v1/brands/${test.brandId}`, headers: test.as('analyst') });
  expect(brand.json()).toMatchObject({ id: test.brandId, stores: 1, experiences: 1, archivedAt: null });
});

it('a logo has to be an uploaded image', async () => {
  const answer = await create({ name: 'With a logo', logo: '0'.repeat(64) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ pointer: '/logo', message: 'There is no such picture' }]);
});

it('a logo comes with the address of its narrowest encoding, everywhere, until it is taken away', async () => {
  const { id } = (await create({ name: 'Bears its logo' })).json();
  const size = (name: string, width: number) => ({
    sha256: name.repeat(64),
    type: 'image/webp',
    extension: 'webp',
    bytes: 100,
    width,
    height: width,
  });
  await test.db.transaction((tx) => recordImage(tx, id, [size('c', 320), size('d', 640), size('e', 900)]));
  const change = (logo: string | null, of = id) =>
    test.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${of}`,
      headers: test.as('owner'),
      payload: { logo },
    });
  const shown = { logo: 'e'.repeat(64), logoUrl: expect.stringMatching(/\/c{64}\.webp$/) };
  expect((await change(shown.logo)).json()).toMatchObject(shown);
  expect((await list('owner', '?q=bears')).items).toMatchObject([shown]);
  const foreign = await change(shown.logo, test.brandId);
  expect(foreign.json()).toMatchObject({ status: 400, errors: [{ pointer: '/logo' }] });
  expect((await change(null)).json()).toMatchObject({ logo: null, logoUrl: null });
  expect((await list('owner', '?q=bears')).items).toMatchObject([{ logo: null, logoUrl: null }]);
});

it('members see the brands that let them in; owners and admins see all', async () => {
  expect((await list('editor')).items.map(({ id }: { id: string }) => id)).toEqual([test.brandId]);
  expect((await list('editor')).total).toBe(1);
  expect((await list('member')).items).toEqual([]);
  expect((await list('admin', '?q=foreign')).items).toMatchObject([{ id: test.foreign.brandId }]);
});

it('in an archived brand nothing is written until it is restored', async () => {
  const { id } = (await create({ name: 'Asleep' })).json();
  const inside = `/v1/brands/${id}`;
  await post(`${inside}/archive`);
  const write = (method: 'PATCH' | 'POST', url: string, payload: object) =>
    test.app.inject({ method, url, headers: test.as('owner'), payload });
  const writes = () => [
    write('PATCH', inside, { name: 'Awake' }),
    write('POST', `${inside}/stores`, { name: 'Harbour' }),
    write('POST', `${inside}/experiences`, { name: 'Tour' }),
    write('POST', `${inside}/users`, { email: 'new@vitrine.test', role: 'editor' }),
    write('POST', `${inside}/documents`, { area: 'question-vault' }),
  ];
  for (const answer of await Promise.all(writes()))
    expect(answer.json()).toMatchObject({ status: 409, code: 'archived', current: ['restore'] });
  expect((await test.app.inject({ url: inside, headers: test.as('owner') })).json().name).toBe('Asleep');
  await post(`${inside}/restore`);
  for (const answer of await Promise.all(writes())) expect(answer.statusCode).toBeLessThan(300);
});

it('members may ask for the brands in which they may do something', async () => {
  const among = (role: TestRole) => list(role, '?may=integrations:read');
  expect((await among('manager')).items).toMatchObject([{ id: test.brandId }]);
  expect(await among('editor')).toMatchObject({ items: [], total: 0 });
  expect((await among('owner')).total).toBe((await list('owner')).total);
});

it('an archived brand leaves the list and comes back', async () => {
  const { id } = (await create({ name: 'Leaving' })).json();
  const archived = (await post(`/v1/brands/${id}/archive`)).json();
  expect(archived.archivedAt).not.toBeNull();
  expect((await post(`/v1/brands/${id}/archive`)).json().archivedAt).toBe(archived.archivedAt);
  expect((await list('owner', '?q=leaving')).total).toBe(0);
  expect((await list('owner', '?q=leaving&archived=true')).total).toBe(1);
  expect((await list('owner', '?q=leaving&archived=any')).total).toBe(1);
  expect((await list('owner', '?archived=any')).total).toBe((await list('owner')).total + 1);
  expect((await post(`/v1/brands/${id}/restore`)).json().archivedAt).toBeNull();
  expect((await list('owner', '?q=leaving')).total).toBe(1);
});
