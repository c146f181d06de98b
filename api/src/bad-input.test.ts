import { type Endpoint, endpoints, type OperationName, operations } from '@vitrine/shared/contract';
import { fillPath, type SampleParams, sampleBodies, seedSamples } from './testing/endpoint-samples';
import { createTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
let params: SampleParams;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  params = await seedSamples(test.db, test);
  const session = await test.app.inject({
    method: 'POST',
    url: endpoints.createVisitorSession.path,
    payload: {},
  });
  cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => test?.close());

const withBody = (Object.entries(operations) as [OperationName, Endpoint][]).filter(([, { body }]) => body);

async function send(name: OperationName, body: unknown) {
  const endpoint: Endpoint = operations[name];
  const answer = await test.app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    headers: {
      ...test.as('owner'),
      'content-type': 'application/json',
      'if-match': '"1"',
      'idempotency-key': `bad-input-${Math.random()}`,
      cookie,
    },
    payload: JSON.stringify(body),
  });
  return { ...answer.json(), contentType: String(answer.headers['content-type']), status: answer.statusCode };
}

/** A value of a type that the field does not have. */
const wrongType = (value: unknown) => (typeof value === 'object' ? 7 : { not: 'this' });

describe('every call that takes a body refuses', () => {
  it.each(withBody)('%s: an unknown field, a wrong type, over-long text, no object at all', async (name) => {
    const body = sampleBodies[name]?.(params);
    if (!body) throw new Error(`No sample body for ${name}`);

    expect(await send(name, { ...body, 'un/kn~own': 1 })).toMatchObject({
      contentType: expect.stringContaining('application/problem+json'),
      status: 400,
      code: 'invalid',
      errors: [{ pointer: '/un~1kn~0own', message: 'Unknown field' }],
    });
    for (const [field, value] of Object.entries(body)) {
      const problem = await send(name, { ...body, [field]: wrongType(value) });
      expect(problem).toMatchObject({ status: 400, code: 'invalid' });
      expect(problem.errors[0].pointer).toMatch(new RegExp(`^/${field}`));
      if (typeof value !== 'string') continue;
      const long = await send(name, { ...body, [field]: 'x'.repeat(3000) });
      expect(long).toMatchObject({ status: 400, code: 'invalid' });
      expect(long.errors[0].pointer).toBe(`/${field}`);
    }
    for (const none of [[], 'text', 7]) expect(await send(name, none)).toMatchObject({ status: 400 });
  });
});

/** Everything that staff give a name to. */
const named = withBody.flatMap(([endpoint]) =>
  ['name', 'label', 'displayName'].map((field) => [endpoint, field] as const),
);
const beingNamed = () =>
  named.filter(([endpoint, field]) => typeof sampleBodies[endpoint]?.(params)?.[field] === 'string');

describe('what staff name', () => {
  it.each([
    ['spaces only', '   '],
    ['what nobody sees', '\u200b\u3164\u2800'],
    ['a null byte', 'Kitchen\0'],
    ['two lines', 'Kitchen\nWindow'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('is refused at its field: %s', async (_, text) => {
    expect(beingNamed().length).toBeGreaterThan(10);
    for (const [endpoint, field] of beingNamed()) {
      const problem = await send(endpoint, { ...sampleBodies[endpoint]?.(params), [field]: text });
      expect([endpoint, problem.status, problem.errors?.[0]?.pointer]).toEqual([endpoint, 400, `/${field}`]);
    }
  });

  it.each([
    ['emoji', '👩‍👩‍👧 Café 🪑'],
    ['right-to-left text', 'معرض الضوء'],
    ['HTML', '<img src=x onerror="alert(1)">'],
    ['SQL', "Robert'); drop table brands; --"],
  ])('is kept as it was given: %s', async (_, text) => {
    for (const [endpoint, field] of beingNamed()) {
      const answer = await send(endpoint, { ...sampleBodies[endpoint]?.(params), [field]: text });
      // Some samples name an upload or a version that there is not; the name is not what they are refused for.
      expect([endpoint, answer.errors ?? []]).not.toContainEqual(
        expect.arrayContaining([expect.objectContaining({ pointer: `/${field}` })]),
      );
      if (answer.status < 300) expect([endpoint, answer[field] ?? text]).toEqual([endpoint, text]);
    }
  });
});

const createBrand = (payload: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/brands',
    headers: { ...test.as('owner'), 'content-type': 'application/json', ...headers },
    payload,
  });

it.each([
  ['what is not JSON', '{"name":', {}, 400, 'invalid-json'],
  ['nothing at all', '', {}, 400, 'invalid-json'],
  [
    'a form',
    'name=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported-media-type',
  ],
  ['more than a mebibyte', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), {}, 413, 'too-large'],
  ['a poisoned prototype', '{"name":"x","__proto__":{"role":"owner"}}', {}, 400, 'invalid-json'],
] as const)('%s is refused', async (_, payload, headers, status, code) => {
  const answer = await createBrand(payload, headers);
  expect(answer.json()).toMatchObject({ status, code });
  expect(answer.headers['content-type']).toMatch('application/problem+json');
});

describe('whatever the call, text and numbers that cannot be stored are refused with their place', () => {
  const place = () => `/v1/brands/${test.brandId}/placements/${test.placementId}`;
  const store = () => `/v1/brands/${test.brandId}/stores`;
  const draft = () => `/v1/brands/${test.brandId}/documents/${params.documentId}`;
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  it.each([
    ['half a character in a name', 'POST', store, '{"name":"\\ud800 half"}', '/name'],
    ['half a character in a list', 'POST', store, '{"name":"Store","groups":["\\udc00"]}', '/groups/0'],
    ['half a character in a key', 'POST', store, '{"name":"Store","\\ud800":1}', '/\ud800'],
    ['a null byte', 'POST', store, '{"name":"Store","address":"a\\u0000"}', '/address'],
    ['nesting without end', 'PATCH', draft, `{"data":${deep}}`, `/data${'/a'.repeat(20)}`],
    ['a number beyond all', 'PATCH', draft, '{"data":{"x":1e999}}', '/data/x'],
    [
      'such a year in a calendar',
      'PATCH',
      place,
      `{"calendar":[{"experienceId":"${'a'.repeat(16)}","from":"0000-01-01T00:00:00Z","until":"2030-01-01T00:00:00Z"}]}`,
      '/calendar/0/from',
    ],
    [
      'more digits of a second than any database reads',
      'PATCH',
      place,
      `{"activeFrom":"2026-01-01T00:00:00.${'0'.repeat(200)}Z"}`,
      '/activeFrom',
    ],
    ['a year that no calendar has', 'PATCH', place, '{"activeFrom":"0000-01-01T00:00:00Z"}', '/activeFrom'],
  ] as const)('%s', async (_, method, url, payload, pointer) => {
    const headers = {
      'content-type': 'application/json',
      'if-match': '"1"',
      'idempotency-key': `kept-${_}`.replace(/ /g, '-'),
    };
    const answer = await test.app.inject({
      method,
      url: url(),
      headers: { ...test.as('owner'), ...headers },
      payload,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid' });
    expect(answer.json().errors?.[0].pointer).toBe(pointer);
  });
});

it('what is wrong is told, but not without end', async () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field-${index}`, 1]));
  const { errors } = (await createBrand(JSON.stringify({ name: 'x', ...fields }))).json();
  expect(errors).toHaveLength(20);
  expect(errors[0]).toEqual({ pointer: '/field-0', message: 'Unknown field' });
});

it('no answer to one person is kept by a cache', async () => {
  for (const url of ['/v1/session', '/v1/brands', '/v1/audit', `/v1/brands/${test.brandId}/documents`]) {
    const answer = await test.app.inject({ url, headers: test.as('owner') });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
});

it('a call without a body refuses one', async () => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/v1/brands/${test.brandId}/archive`,
    headers: test.as('owner'),
    payload: { archivedAt: '2020-01-01T00:00:00Z' },
  });
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid' });
});

it('an address that leads nowhere is a problem in German too', async () => {
  const answer = await test.app.inject({ url: '/v1/nothing', headers: { 'accept-language': 'de' } });
  expect(answer.json()).toEqual({
    type: 'urn:vitrine:problem:not-found',
    title: 'Not Found',
    status: 404,
    code: 'not-found',
    message: 'Das gibt es nicht (mehr).',
  });
  const broken = await test.app.inject({ url: '/v1/brands/%E0%A4%A' });
  expect(broken.json()).toMatchObject({ status: 400 });
});

it('an error of ours says nothing of its insides', async () => {
  const { mailer } = test.dependencies;
  const { send: original } = mailer;
  mailer.send = async () => {
    throw new Error('secret detail');
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v1/tenant-users',
    headers: test.as('owner'),
    payload: { email: 'nobody@vitrine.test', role: 'member' },
  });
  mailer.send = original;
  expect(answer.json()).toEqual({
    type: 'urn:vitrine:problem:internal',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  });
});
