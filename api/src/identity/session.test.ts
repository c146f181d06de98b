import { endpoints } from '@vitrine/shared/contract';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const session = (headers: Record<string, string>) =>
  test.app.inject({ url: endpoints.getSession.path, headers });

it('the session says who is signed in and which brands let them in', async () => {
  const answer = await session(test.as('editor'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    person: { id: test.personIds.editor, email: 'editor@vitrine.test', role: 'member', status: 'active' },
    brands: [{ brandId: test.brandId, role: 'editor' }],
  });
});
