import { endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { brands, experiences, placements, stores } from './db/schema';
import { newId, newPlacementId } from './ids';
import { fillPath } from './testing/endpoint-samples';
import { createTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

type Verb = 'archive' | 'restore';
const many = async (kind: 'brands' | 'stores' | 'experiences' | 'placements', verb: Verb, ids: string[]) => {
  const path = kind === 'brands' ? '/v1/brands' : `/v1/brands/${test.brandId}/${kind}`;
  const answer = await test.app.inject({
    method: 'POST',
    url: `${path}/${verb}`,
    headers: test.as('owner'),
    payload: { ids },
  });
  return { status: answer.statusCode, ...answer.json() };
};

async function another(kind: 'brands' | 'stores' | 'experiences' | 'placements'): Promise<string> {
  const id = kind === 'placements' ? newPlacementId() : newId();
  const own = { id, brandId: test.brandId, name: 'Another' };
  if (kind === 'brands') await test.db.insert(brands).values({ id, name: 'Another', slug: id });
  if (kind === 'stores') await test.db.insert(stores).values({ ...own, timeZone: 'UTC' });
  if (kind === 'experiences') await test.db.insert(experiences).values({ ...own, languages: ['en'] });
  if (kind === 'placements') await test.db.insert(placements).values({ ...own, storeId: test.storeId });
  return id;
}

const tables = { brands, stores, experiences, placements };
const firstOf = {
  brands: () => test.brandId,
  stores: () => test.storeId,
  experiences: () => test.experienceId,
  placements: () => test.placementId,
};
const archivedOf = async (kind: keyof typeof tables, id: string) => {
  const [row] = await test.db.select().from(tables[kind]).where(eq(tables[kind].id, id));
  return row?.archivedAt != null;
};

describe.each(['brands', 'stores', 'experiences', 'placements'] as const)('several %s', (kind) => {
  it('are archived and restored at once; the answer names those that were not so already', async () => {
    const ids = [firstOf[kind](), await another(kind)];
    expect(await many(kind, 'archive', ids.slice(0, 1))).toMatchObject({
      status: 200,
      changed: ids.slice(0, 1),
    });
    expect(await many(kind, 'archive', ids)).toMatchObject({ changed: [ids[1]] });
    for (const id of ids) expect(await archivedOf(kind, id)).toBe(true);
    expect((await many(kind, 'restore', ids)).changed.toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await archivedOf(kind, id)).toBe(false);
  });

  it('are left alone, all of them, when one is out of reach', async () => {
    const unknown = kind === 'placements' ? newPlacementId() : newId();
    const id = firstOf[kind]();
    expect(await many(kind, 'archive', [id, unknown])).toMatchObject({ status: 404 });
    expect(await archivedOf(kind, id)).toBe(false);
  });

  it('are each named once, and at least one of them', async () => {
    const id = firstOf[kind]();
    expect(await many(kind, 'archive', [])).toMatchObject({ status: 400, errors: [{ pointer: '/ids' }] });
    expect(await many(kind, 'archive', [id, id])).toMatchObject({
      status: 400,
      errors: [{ pointer: '/ids' }],
    });
  });
});

it.each(['archiveStores', 'archiveExperiences', 'archivePlacements'] as const)(
  '%s does not reach into a foreign brand',
  async (name) => {
    const ids = {
      archiveStores: 'storeId',
      archiveExperiences: 'experienceId',
      archivePlacements: 'placementId',
    };
    const foreign = test.foreign[ids[name] as 'storeId' | 'experienceId' | 'placementId'];
    const answer = await test.app.inject({
      method: 'POST',
      url: fillPath(endpoints[name].path, { ...test }),
      headers: test.as('manager'),
      payload: { ids: [foreign] },
    });
    expect(answer.statusCode).toBe(404);
  },
);

it('placements go with their stores and come back with them, but not those archived before', async () => {
  const before = await another('placements');
  await many('placements', 'archive', [before]);
  await many('stores', 'archive', [test.storeId]);
  expect(await archivedOf('placements', test.placementId)).toBe(true);
  expect(await many('placements', 'restore', [test.placementId])).toMatchObject({
    status: 409,
    code: 'store-archived',
  });
  expect(await archivedOf('placements', test.placementId)).toBe(true);
  await many('stores', 'restore', [test.storeId]);
  expect(await archivedOf('placements', test.placementId)).toBe(false);
  expect(await archivedOf('placements', before)).toBe(true);
});
