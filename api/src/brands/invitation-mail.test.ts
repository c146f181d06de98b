import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const invite = (email: string) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/brands/${test.brandId}/users`,
    headers: test.as('owner'),
    payload: { email, role: 'editor' },
  });

it('who has an account is told so, with the role and where to sign in, in both languages', async () => {
  const known = (await test.app.inject({ url: '/v1/session', headers: test.as('outsider') })).json();
  expect((await invite(known.person.email)).statusCode).toBe(201);
  const { text } = test.mails.at(-1) ?? {};
  expect(text).toContain('as an editor. You have an account already: sign in with it.');
  expect(text).toContain('als Editor');
  expect(text).toContain('Sie haben schon ein Konto');
  expect(text).toContain(`/manager/panel/brands/${test.brandId}\n`);
  expect(text).not.toContain('invites you');
});

it('who has none gets an invitation', async () => {
  expect((await invite('nobody@vitrine.test')).statusCode).toBe(201);
  const { text } = test.mails.at(-1) ?? {};
  expect(text).toContain('invites you');
  expect(text).toContain('invite=');
  expect(text).not.toContain('account already');
});
