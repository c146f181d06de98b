import { type Endpoint, type OperationName, operations } from '@vitrine/shared/contract';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import {
  fillPath,
  type SampleParams,
  sampleBodies,
  sampleQueries,
  seedSamples,
} from './testing/endpoint-samples';
import { createTestApp, type TestApp } from './testing/test-app';

/** No request that somebody makes up is a fault of ours: every call, by turns with what it takes and with anything else. */
let test: TestApp;
let params: SampleParams;
beforeAll(async () => {
  test = await createTestApp();
  params = await seedSamples(test.db, test);
});
afterAll(() => test?.close());

/** Streams are left out: an answer that never ends is none to look at. */
const names = (Object.entries(operations) as [OperationName, Endpoint][])
  .filter(([, { stream }]) => !stream)
  .map(([name]) => name);

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    "'; drop table brands; --",
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '9'.repeat(400),
    'x'.repeat(20_000),
    '1e400',
    '0000-00-00T00:00:00Z',
    '\u202e',
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -0, -1, 1e308, Number.MAX_SAFE_INTEGER, 0.1, [], {}, [[[]]]),
);

/** Another value somewhere in a body, or none. Twice the same `at` is the same place. */
interface Change {
  at: number;
  value: unknown;
  isGone: boolean;
}
const change: fc.Arbitrary<Change> = fc.record({ at: fc.nat(40), value: oddValue, isGone: fc.boolean() });

/** All places of a body, the inner ones too, as what holds them and their name in it. */
function placesIn(holder: object): [holder: Record<string, unknown>, name: string][] {
  return Object.entries(holder).flatMap(([name, value]) => [
    [holder as Record<string, unknown>, name],
    ...(value !== null && typeof value === 'object' ? placesIn(value) : []),
  ]);
}

function changed(body: Record<string, unknown>, changes: Change[]): Record<string, unknown> {
  const copy = structuredClone(body);
  for (const { at, isGone, value } of changes) {
    const places = placesIn(copy);
    const [holder, name] = places[at % (places.length + 1)] ?? [copy, `odd${at}`];
    if (isGone) delete holder[name];
    else Object.defineProperty(holder, name, { value, configurable: true, enumerable: true, writable: true });
  }
  return copy;
}

/** One time in eight: what is odd everywhere is refused at the first thing. */
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const requests = fc.record({
  name: fc.constantFrom(...names),
  role: fc.constantFrom('owner', 'owner', 'manager', 'anonymous'),
  changes: fc.array(change, { maxLength: 3 }),
  /** Instead of a body that was changed. */
  raw: seldom(fc.oneof(oddText, fc.json())),
  query: seldom(
    fc.dictionary(
      fc.oneof(fc.constantFrom('limit', 'cursor', 'q', 'sort', 'from', 'until', 'language'), oddText),
      oddText,
      { maxKeys: 3 },
    ),
  ),
  oddParameter: seldom(fc.record({ at: fc.nat(3), text: oddText })),
  ifMatch: fc.constantFrom('"1"', '1', '*', 'W/"1"', '"x"', '"999999999999999999999"', undefined),
});

type Request = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

it('no made-up request ends as a fault of the API', async () => {
  const asked = async (request: Request) => {
    const { changes, ifMatch, name, oddParameter, query, raw, role } = request;
    const endpoint: Endpoint = operations[name];
    const path = endpoint.path.split('/').filter((part) => part.startsWith(':'));
    const odd = oddParameter && path[oddParameter.at % Math.max(1, path.length)]?.slice(1);
    const filled = fillPath(endpoint.path, {
      ...params,
      ...(odd && { [odd]: encodeURIComponent(Buffer.from(oddParameter.text).toString()) }),
    });
    const search = new URLSearchParams({ ...sampleQueries[name]?.(params), ...query });
    const body = sampleBodies[name]?.(params);
    const answer = await test.app.inject({
      method: endpoint.method,
      url: `${filled}?${search}`,
      headers: {
        ...test.as(role),
        ...(ifMatch && { 'if-match': ifMatch }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: raw ?? JSON.stringify(changed(body, changes)) }),
    });
    return answer.statusCode;
  };
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect(await asked(request)).toBeLessThan(500);
    }),
    randomCases,
  );
});
