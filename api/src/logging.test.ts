import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { logging } from './logging';
import { createTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
let lines: string[];
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());
beforeEach(() => {
  lines = [];
});

const logged = async (url: string, headers: Record<string, string> = {}) => {
  const app = Fastify({ logger: { ...logging, stream: { write: (line) => void lines.push(line) } } });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send();
  });
  app.get('/fails', () => test.db.execute(sql`select ${'somebody@vitrine.test'}::text, 1 / ${0}::int`));
  app.get('*', async () => ({}));
  await app.inject({ url, headers });
  await app.close();
  return lines.join('');
};

it('logs name no test access, no query and no token', async () => {
  const { placementId, testAccessId } = test;
  const text =
    (await logged(`/v1/placements/${placementId}/test/${testAccessId}`)) +
    (await logged('/v1/brands?q=somebody', { authorization: 'Bearer secret', cookie: 'a=secret' }));
  expect(text).toContain(`/v1/placements/${placementId}/test/…`);
  for (const told of [testAccessId, 'somebody', 'secret']) expect(text).not.toContain(told);
});

it('a failed query is logged with its statement and its cause, without what was to be written', async () => {
  const text = await logged('/fails');
  expect(text).toContain('Failed query: select $1::text, 1 / $2::int');
  expect(text).toContain('division by zero');
  expect(text).not.toContain('somebody');
});
