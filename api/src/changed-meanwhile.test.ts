import { type SampleParams, seedSamples } from './testing/endpoint-samples';
import { createTestApp, type TestApp } from './testing/test-app';

/** Two people change the same thing at once: neither loses what the other wrote without being told. */
let test: TestApp;
let sample: SampleParams;
beforeAll(async () => {
  test = await createTestApp();
  sample = await seedSamples(test.db, test);
});
afterAll(() => test?.close());

async function change(url: string, payload: object) {
  const answer = await test.app.inject({
    method: 'PATCH',
    url,
    headers: test.as('owner'),
    payload,
  });
  return { ...answer.json(), status: answer.statusCode };
}

const brand = () => `/v1/brands/${test.brandId}`;
const things: [
  thing: string,
  url: () => string,
  shared: string,
  other: string | null,
  writes: [unknown, unknown],
][] = [
  ['a brand', brand, 'name', 'editorsMayPublish', ['Nordlicht & Söhne', true]],
  ['a store', () => `${brand()}/stores/${test.storeId}`, 'name', 'address', ['Köln', 'Domplatz 1']],
  ['an experience', () => `${brand()}/experiences/${test.experienceId}`, 'name', 'description', ['A', 'B']],
  ['a placement', () => `${brand()}/placements/${test.placementId}`, 'name', 'paused', ['Door', true]],
  ['the tenant', () => '/v1/tenant', 'name', 'imprintUrl', ['Nord', 'https://nordlicht.example/imprint']],
  [
    'a test access',
    () => `${brand()}/placements/${test.placementId}/test-accesses/${test.testAccessId}`,
    'label',
    'expiresAt',
    ['Agency', '2099-01-01T00:00:00.000Z'],
  ],
  ['a model', () => `${brand()}/library/${sample.libraryObjectId}`, 'name', 'tags', ['Bench', ['oak']]],
  ['a picture', () => `${brand()}/files/${sample.sha256}`, 'name', null, ['Chair', null]],
  ['a webhook', () => `${brand()}/webhooks/${sample.webhookId}`, 'name', 'active', ['Till', false]],
];

it.each(things.filter(([, , , other]) => other !== null))(
  '%s keeps what somebody else has written into another field meanwhile',
  async (_, url, shared, other, [mine, elsewhere]) => {
    await change(url(), { [shared]: 'Before' });
    await change(url(), { [String(other)]: elsewhere });
    expect(await change(url(), { [shared]: mine, was: { [shared]: 'Before' } })).toMatchObject({
      status: 200,
      [shared]: mine,
      [String(other)]: elsewhere,
    });
  },
);

describe.each(things)('%s', (_, url, shared) => {
  it('is not written over in the same field, which the answer names', async () => {
    await change(url(), { [shared]: 'Before' });
    await change(url(), { [shared]: 'Theirs' });
    const wanted = { [shared]: 'Mine', was: { [shared]: 'Before' } };
    expect(await change(url(), wanted)).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ pointer: `/${shared}`, message: expect.stringContaining('“Theirs”') }],
      current: { [shared]: 'Theirs' },
    });
    // It would be refused again, had the refused one been written.
    expect(await change(url(), { ...wanted, was: { [shared]: 'Theirs' } })).toMatchObject({
      status: 200,
      [shared]: 'Mine',
    });
  });

  it('takes what both have written alike', async () => {
    await change(url(), { [shared]: 'Before' });
    await change(url(), { [shared]: 'Both' });
    const wanted = { [shared]: 'Both', was: { [shared]: 'Before' } };
    expect(await change(url(), wanted)).toMatchObject({ status: 200 });
  });
});

it.each(things)('%s: of two who save at the same moment one is told', async (_, url, shared) => {
  await change(url(), { [shared]: 'Before' });
  const answers = await Promise.all(
    ['Ann', 'Bo'].map((name) => change(url(), { [shared]: name, was: { [shared]: 'Before' } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
