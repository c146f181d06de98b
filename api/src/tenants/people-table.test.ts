import { eq } from 'drizzle-orm';
import { people } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const exported = async (path: string) => {
  const answer = await test.app.inject({ url: `/v1/${path}/export?status=any`, headers: test.as('owner') });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="people.csv"');
  return answer.body;
};

it.each([
  ['of the tenant', () => 'tenant-users', 'member'],
  ['of a brand', () => `brands/${test.brandId}/users`, 'editor'],
])('the list %s is read again as it was, and invites nobody again', async (_, pathOf, role) => {
  const path = pathOf();
  const headers = test.as('owner');
  const list = await test.app.inject({ url: `/v1/${path}?status=any&limit=100`, headers });
  const listed: { email: string; role: string }[] = list.json().items;
  const text = await exported(path);
  expect(text.split('\r\n')[0]).toContain('Email,Role,Name');
  const payload = { file: Buffer.from(text).toString('base64'), role };
  const url = `/v1/${path}/invitations/check`;
  const { rows } = (await test.app.inject({ method: 'POST', url, headers, payload })).json();
  const asIs = (all: typeof listed) => all.map((one) => `${one.email} ${one.role}`).toSorted();
  expect(listed.length).toBeGreaterThan(1);
  expect(asIs(rows)).toEqual(asIs(listed));
  expect(rows.filter(({ verdict }: { verdict: string }) => verdict === 'invite')).toEqual([]);
});

it('holds nobody who is not asked for, and no formula', async () => {
  await test.db
    .update(people)
    .set({ displayName: '=HYPERLINK("http://x")' })
    .where(eq(people.email, 'analyst@vitrine.test'));
  const answer = await test.app.inject({
    url: '/v1/tenant-users/export?q=analyst',
    headers: test.as('admin'),
  });
  const [, ...lines] = answer.body.trim().split('\r\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^analyst@vitrine\.test,member,"'=HYPERLINK/);
});
