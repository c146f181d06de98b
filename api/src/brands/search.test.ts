import { eq } from 'drizzle-orm';
import { brands, experiences, stores } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const rename = (table: typeof stores | typeof experiences, brandId: string, name: string) =>
    test.db.update(table).set({ name }).where(eq(table.brandId, brandId));
  await rename(stores, test.brandId, 'Harbour, own');
  await rename(experiences, test.brandId, 'HARBOUR tour');
  await rename(stores, test.foreign.brandId, 'Harbour, foreign');
});
afterAll(() => test?.close());

const search = async (role: TestRole, query: string) => {
  const answer = await test.app.inject({ url: `/v1/search?${query}`, headers: test.as(role) });
  return { status: answer.statusCode, body: answer.json() };
};
const names = async (role: TestRole, query: string) => {
  const { body } = await search(role, query);
  return [...body.stores, ...body.experiences].map(({ name }: { name: string }) => name);
};

it('finds stores and experiences of every brand by a part of their name, whatever its case', async () => {
  expect(await names('owner', 'q=harb')).toEqual(['Harbour, foreign', 'Harbour, own', 'HARBOUR tour']);
  const { body } = await search('owner', 'q=harbour%2C%20own');
  expect(body.stores).toEqual([
    expect.objectContaining({ brandId: test.brandId, brandName: expect.any(String) }),
  ]);
});

it('shows a member nothing of a brand that has not let them in', async () => {
  expect(await names('analyst', 'q=harb')).toEqual(['Harbour, own', 'HARBOUR tour']);
  expect(await names('outsider', 'q=harb')).toEqual(['Harbour, foreign']);
});

it('leaves out what is archived, and what lies in an archived brand', async () => {
  const { foreign } = test;
  await test.db.update(brands).set({ archivedAt: new Date() }).where(eq(brands.id, foreign.brandId));
  await test.db
    .update(experiences)
    .set({ archivedAt: new Date() })
    .where(eq(experiences.brandId, test.brandId));
  expect(await names('owner', 'q=harb')).toEqual(['Harbour, own']);
});

it('takes what people type for what it is: no wildcards, and nothing at all is refused', async () => {
  expect(await names('owner', 'q=%25')).toEqual([]);
  expect((await search('owner', 'q=%20')).status).toBe(400);
  expect((await search('owner', 'q=a&limit=1000')).status).toBe(400);
});
