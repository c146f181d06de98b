import { type PlacementState, placementState } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { experiences, placementSightings, placements, stores } from '../db/schema';
import { newId, newPlacementId } from '../ids';
import { createTestApp, type TestApp } from '../testing/test-app';

/** A Monday, 12:00 in Berlin. */
const now = new Date('2026-06-01T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const long = inHours(-24 * 30);
const entry = (experienceId: string, from: number, until: number) => ({
  experienceId,
  from: inHours(from).toISOString(),
  until: inHours(until).toISOString(),
});

let test: TestApp;
let live: string;
let draft: string;
let archived: string;
beforeAll(async () => {
  test = await createTestApp();
  test.setNow(now);
  const { brandId } = test;
  [live, draft, archived] = [newId(), newId(), newId()];
  const experience = { brandId, name: 'Experience', languages: ['en'] };
  await test.db.insert(experiences).values([
    { ...experience, id: live, publishedVersion: 1 },
    { ...experience, id: draft },
    { ...experience, id: archived, publishedVersion: 1, archivedAt: long },
  ]);
});
afterAll(() => test?.close());
beforeEach(() => test.db.update(placements).set({ archivedAt: long }));

type Fields = Partial<typeof placements.$inferInsert>;
async function place(name: string, fields: Fields = {}): Promise<string> {
  const id = newPlacementId();
  const { brandId, storeId } = test;
  const times = { createdAt: long, updatedAt: long };
  await test.db
    .insert(placements)
    .values({ id, brandId, storeId, name, experienceId: live, ...times, ...fields });
  return id;
}
const ask = async (query: Record<string, string>) => {
  const answer = await test.app.inject({
    url: `/v1/brands/${test.brandId}/placements`,
    query,
    headers: test.as('analyst'),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const named = async (query: Record<string, string>) => {
  const { items, total } = await ask(query);
  expect(total).toBe(items.length);
  return items.map(({ name }: { name: string }) => name);
};

describe('placements that show an experience', () => {
  it('have it assigned, or in their calendar from now on', async () => {
    await place('assigned');
    await place('assigned to another', { experienceId: draft });
    await place('in its calendar', { experienceId: draft, calendar: [entry(live, 24, 48)] });
    await place('in its calendar, right now', { experienceId: null, calendar: [entry(live, -1, 1)] });
    await place('was in its calendar', { experienceId: draft, calendar: [entry(live, -48, 0)] });
    expect(await named({ experienceId: live })).toEqual([
      'assigned',
      'in its calendar',
      'in its calendar, right now',
    ]);
  });
});

describe('placements in a state', () => {
  const cases: [PlacementState, string, () => Fields][] = [
    ['active', 'on view', () => ({})],
    ['active', 'on view until tomorrow', () => ({ activeFrom: long, activeUntil: inHours(24) })],
    ['active', 'shown by its calendar', () => ({ experienceId: null, calendar: [entry(live, -1, 1)] })],
    ['scheduled', 'to come', () => ({ activeFrom: inHours(1) })],
    ['scheduled', 'to come and paused', () => ({ activeFrom: inHours(1), paused: true })],
    ['paused', 'paused', () => ({ paused: true })],
    ['paused', 'paused with nothing', () => ({ paused: true, experienceId: null })],
    ['ended', 'over from this moment', () => ({ activeUntil: now })],
    ['ended', 'over and empty', () => ({ activeUntil: long, experienceId: null })],
    ['unassigned', 'empty', () => ({ experienceId: null })],
    ['unassigned', 'with a draft', () => ({ experienceId: draft })],
    ['unassigned', 'with an archived one', () => ({ experienceId: archived })],
    ['unassigned', 'with a draft by its calendar', () => ({ calendar: [entry(draft, -1, 1)] })],
    [
      'unassigned',
      'empty after its calendar',
      () => ({ experienceId: null, calendar: [entry(live, -2, 0)] }),
    ],
    [
      'unassigned',
      'empty before its calendar',
      () => ({ experienceId: null, calendar: [entry(live, 1, 2)] }),
    ],
  ];

  it.each(placementState.options)('%s: those, and none else', async (state) => {
    for (const [, name, fields] of cases) await place(name, fields());
    const expected = cases.filter(([its]) => its === state).map(([, name]) => name);
    expect((await named({ state })).sort()).toEqual(expected.sort());
    const { items } = await ask({ state });
    for (const item of items) expect(item.state).toBe(state);
  });

  it('page after page', async () => {
    for (let n = 1; n <= 5; n++) await place(`Empty ${n}`, { experienceId: null });
    await place('On view');
    const first = await ask({ state: 'unassigned', limit: '3' });
    expect(first.total).toBe(5);
    const second = await ask({ state: 'unassigned', limit: '3', cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Empty ${n}`),
    );
  });
});

it('placements that end until a moment, or whose calendar then leaves nothing', async () => {
  const week = { endsBefore: inHours(7 * 24).toISOString() };
  await place('ends tomorrow', { activeUntil: inHours(24) });
  await place('ends at that moment', { activeUntil: inHours(7 * 24) });
  await place('ends later', { activeUntil: inHours(7 * 24 + 1) });
  await place('is over', { activeUntil: now });
  await place('has no end');
  const empty = { experienceId: null };
  await place('shows nothing from tomorrow', { ...empty, calendar: [entry(live, -1, 24)] });
  await place('shows its draft from tomorrow', { experienceId: draft, calendar: [entry(live, -1, 24)] });
  await place('shows its own from tomorrow', { calendar: [entry(live, -1, 24)] });
  await place('shows the next at once', { ...empty, calendar: [entry(live, 24, 999), entry(live, -1, 24)] });
  await place('is over before its calendar', { ...empty, activeUntil: now, calendar: [entry(live, -1, 24)] });
  expect((await named(week)).sort()).toEqual([
    'ends at that moment',
    'ends tomorrow',
    'shows its draft from tomorrow',
    'shows nothing from tomorrow',
  ]);
  for (const { showsUntil } of (await ask(week)).items) expect(showsUntil <= week.endsBefore).toBe(true);
});

describe('kiosks and screens', () => {
  const seen = (placementId: string, minutesAgo: number) =>
    test.db.insert(placementSightings).values({ placementId, lastSeenAt: inHours(-minutesAgo / 60) });
  afterEach(() =>
    test.db
      .update(stores)
      .set({ openingHours: { week: {}, exceptions: {} } })
      .where(eq(stores.id, test.storeId)),
  );

  it('tell when they were seen, and whether they are silent', async () => {
    const id = await place('Kiosk', { kind: 'kiosk' });
    await seen(id, 20);
    expect((await ask({})).items).toMatchObject([
      { id, lastSeenAt: '2026-06-01T09:40:00.000Z', silent: true },
    ]);
  });

  it('that are silent are found, and none else', async () => {
    const kiosk = { kind: 'kiosk' } as const;
    await place('never seen', kiosk);
    await seen(await place('seen long ago', { kind: 'screen' }), 16);
    await seen(await place('seen just now', kiosk), 1);
    await place('made just now', { ...kiosk, updatedAt: now });
    await place('paused', { ...kiosk, paused: true });
    await place('no kiosk');
    await place('a draft’s', { ...kiosk, experienceId: draft });
    expect(await named({ silent: 'true' })).toEqual(['never seen', 'seen long ago']);
  });

  it('are not silent while their store is closed', async () => {
    await place('never seen', { kind: 'kiosk' });
    const hours = { week: { tue: [{ from: '09:00', until: '18:00' }] }, exceptions: {} };
    await test.db.update(stores).set({ openingHours: hours }).where(eq(stores.id, test.storeId));
    expect(await named({ silent: 'true' })).toEqual([]);
  });
});
