import { createTestApp, type TestApp } from './testing/test-app';

/** Two people change the same thing at once: neither loses what the other wrote without being told. */
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

async function call(method: 'GET' | 'PATCH', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url,
    headers: test.as('owner'),
    ...(payload ? { payload } : {}),
  });
  return { ...answer.json(), status: answer.statusCode };
}

const brand = () => `/v1/brands/${test.brandId}`;
const things: [
  thing: string,
  url: () => string,
  shared: string,
  other: string,
  writes: [unknown, unknown],
][] = [
  ['a brand', brand, 'name', 'editorsMayPublish', ['Nordlicht & Söhne', true]],
  ['a store', () => `${brand()}/stores/${test.storeId}`, 'name', 'address', ['Köln', 'Domplatz 1']],
  ['an experience', () => `${brand()}/experiences/${test.experienceId}`, 'name', 'description', ['A', 'B']],
  ['a placement', () => `${brand()}/placements/${test.placementId}`, 'name', 'paused', ['Door', true]],
  ['the tenant', () => '/v1/tenant', 'name', 'imprintUrl', ['Nord', 'https://nordlicht.example/imprint']],
];

describe.each(things)('%s', (_, url, shared, other, [mine, elsewhere]) => {
  it('keeps what somebody else has written into another field meanwhile', async () => {
    const seen = await call('GET', url());
    await call('PATCH', url(), { [other]: elsewhere });
    expect(await call('PATCH', url(), { [shared]: mine, was: { [shared]: seen[shared] } })).toMatchObject({
      status: 200,
      [shared]: mine,
      [other]: elsewhere,
    });
  });

  it('is not written over in the same field, which the answer names', async () => {
    const seen = await call('GET', url());
    await call('PATCH', url(), { [shared]: 'Theirs' });
    const change = { [shared]: 'Mine', was: { [shared]: seen[shared] } };
    expect(await call('PATCH', url(), change)).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ pointer: `/${shared}`, message: expect.stringContaining('“Theirs”') }],
      current: { [shared]: 'Theirs' },
    });
    expect(await call('GET', url())).toMatchObject({ [shared]: 'Theirs' });
    expect(await call('PATCH', url(), { ...change, was: { [shared]: 'Theirs' } })).toMatchObject({
      status: 200,
      [shared]: 'Mine',
    });
  });

  it('takes what both have written alike', async () => {
    const seen = await call('GET', url());
    await call('PATCH', url(), { [shared]: 'Both' });
    const change = { [shared]: 'Both', was: { [shared]: seen[shared] } };
    expect(await call('PATCH', url(), change)).toMatchObject({ status: 200 });
  });
});

it('of two who save at the same moment one is told', async () => {
  const url = `${brand()}/stores/${test.storeId}`;
  const { name } = await call('GET', url);
  const answers = await Promise.all(
    ['Ann', 'Bo'].map((wanted) => call('PATCH', url, { name: wanted, was: { name } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
