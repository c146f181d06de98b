import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openVisits, placementSightings, placements } from '../db/schema';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';
import { StreamClient } from '../testing/watch-stream';
import { liveTimes } from './live-times';
import { announcedForMs, OpenVisits } from './open-visits';

/** Two processes' apps on one database, which say often what is open at them. */
let test: TestApp;
const apps: FastifyInstance[] = [];
let origins: string[];
beforeAll(async () => {
  test = await createTestApp();
  for (let n = 0; n < 2; n++)
    apps.push(await buildApp(test.dependencies, { liveTimes: { ...liveTimes, visits: 20 } }));
  origins = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
});
const clients: { close(): void }[] = [];
afterEach(() => {
  test.setNow(null);
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  // fetch opens connections that it never uses, for which a server would wait half a minute.
  const closing = setInterval(() => apps.forEach((app) => void app.server.closeAllConnections()), 20);
  await Promise.all(apps.map((app) => app.close())).finally(() => clearInterval(closing));
  await test?.close();
});

async function place(fields: Partial<typeof placements.$inferInsert> = {}) {
  const brand = await seedBrand(test.db, 'Brand');
  await seedPoll(test.db, { experienceId: brand.experienceId });
  await test.db
    .update(placements)
    .set({ kind: 'kiosk', ...fields })
    .where(eq(placements.id, brand.placementId));
  return brand;
}
type Place = Awaited<ReturnType<typeof place>>;

async function visitor(): Promise<string> {
  const response = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}
async function visit({ placementId }: Place, cookie: string, process = 0, query = '') {
  const url = `${origins[process]}/v1/placements/${placementId}/live${query}`;
  const client = await StreamClient.open(url, { cookie });
  clients.push(client);
  await client.until(() => true);
  return client;
}
const read = async ({ brandId }: Place, path: string) =>
  (await test.app.inject({ url: `/v1/brands/${brandId}/${path}`, headers: test.as('owner') })).json();
const live = async (at: Place) => (await read(at, 'live-visitors')).experiences;
/** Asks again and again until it is so. */
async function until<T>(ask: () => Promise<T>, asked: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (asked(answer)) return answer;
  }
}
const countOf = (at: Place) => async (): Promise<number> => (await live(at))[0]?.visitors ?? 0;

describe('live visitors', () => {
  it('are counted over all processes, each browser once, and no longer when they go', async () => {
    const at = await place();
    expect(await live(at)).toEqual([]);
    const [one, other] = [await visitor(), await visitor()];
    await visit(at, one);
    await visit(at, one);
    const second = await visit(at, other, 1);
    await until(countOf(at), (count) => count === 2);
    expect(await read(at, 'live-visitors')).toEqual({
      experiences: [{ experienceId: at.experienceId, visitors: 2 }],
      placements: [{ placementId: at.placementId, visitors: 2 }],
    });
    second.close();
    await until(countOf(at), (count) => count === 1);
    for (const client of clients) client.close();
    await until(countOf(at), (count) => count === 0);
  });

  it('are none on the screen for a whole room, unless its browser has a page of its own open', async () => {
    const [presented, other] = [await place(), await place()];
    const [cookie, somebody] = [await visitor(), await visitor()];
    for (const who of [cookie, cookie, '']) await visit(presented, who, 0, '?presented=true');
    await visit(other, somebody);
    await until(countOf(other), (count) => count === 1);
    expect(await read(presented, 'live-visitors')).toEqual({ experiences: [], placements: [] });
    await visit(presented, cookie);
    await until(countOf(presented), (count) => count === 1);
  });

  it('count for what the placement shows at the moment', async () => {
    const at = await place();
    const other = await seedBrand(test.db, 'Other');
    await visit(at, await visitor());
    await until(countOf(at), (count) => count === 1);
    const now = Date.now();
    const [from, until_] = [now - 1000, now + 60_000].map((moment) => new Date(moment).toISOString());
    const calendar = [{ experienceId: other.experienceId, from: from ?? '', until: until_ ?? '' }];
    await test.db.update(placements).set({ calendar }).where(eq(placements.id, at.placementId));
    expect(await live(at)).toEqual([{ experienceId: other.experienceId, visitors: 1 }]);
  });

  it('of a process that was killed are gone after a while, and its rows with the next that somebody leaves', async () => {
    const at = await place();
    const start = Date.now();
    const says = (count: Map<string, number>) =>
      new OpenVisits({ db: test.db, now: () => test.dependencies.now(), count: () => new Map(count) });
    await says(new Map([[at.placementId, 7]])).say();
    expect(await countOf(at)()).toBe(7);
    test.setNow(new Date(start + announcedForMs + 1000));
    expect(await live(at)).toEqual([]);
    const open = new Map([[at.placementId, 1]]);
    const process = says(open);
    await process.say();
    open.clear();
    await process.say();
    expect(await test.db.$count(openVisits, eq(openVisits.placementId, at.placementId))).toBe(0);
  });

  it('of a process that stops are gone at once', async () => {
    const at = await place();
    const app = await buildApp(test.dependencies, { liveTimes: { ...liveTimes, visits: 20 } });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = await StreamClient.open(`${origin}/v1/placements/${at.placementId}/live`);
    await until(countOf(at), (count) => count === 1);
    await app.close();
    await client.ended;
    expect(await live(at)).toEqual([]);
  });

  it('are gone too when a process stops in the middle of saying so', async () => {
    const at = await place();
    const open = new Map([[at.placementId, 1]]);
    const process = new OpenVisits({ db: test.db, now: () => test.dependencies.now(), count: () => open });
    const saying = process.say();
    await process.end();
    await saying;
    expect(await countOf(at)()).toBe(0);
  });

  it('are nobody in a test access', async () => {
    const at = await place();
    const answer = await fetch(`${origins[0]}/v1/placements/${at.placementId}/test/${at.testAccessId}`);
    expect(answer.status).toBe(200);
    const marker = await place();
    await visit(marker, await visitor());
    await until(countOf(marker), (count) => count === 1);
    expect(await live(at)).toEqual([]);
    expect(await read(at, `placements/${at.placementId}`)).toMatchObject({ lastSeenAt: null });
  });
});

describe('a kiosk', () => {
  it('is seen at once when a visitor’s page opens, which changes nothing else of it', async () => {
    const at = await place();
    const before = await read(at, `placements/${at.placementId}`);
    expect(before.lastSeenAt).toBeNull();
    const audited = async () => (await read(at, 'placements?sort=-updatedAt')).items[0].updatedAt;
    await visit(at, await visitor());
    const after = await until(
      () => read(at, `placements/${at.placementId}`),
      ({ lastSeenAt }) => lastSeenAt !== null,
    );
    expect(after).toEqual({ ...before, lastSeenAt: after.lastSeenAt });
    expect(await audited()).toBe(before.updatedAt);
  });

  it('is noted once a minute while it is open, by however many processes', async () => {
    const at = await place();
    const start = new Date('2026-06-01T10:00:00Z');
    const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
    const processes = [0, 1].map(
      () =>
        new OpenVisits({
          db: test.db,
          now: () => test.dependencies.now(),
          count: () => new Map([[at.placementId, 1]]),
        }),
    );
    const seen = async () =>
      (
        await test.db
          .select()
          .from(placementSightings)
          .where(eq(placementSightings.placementId, at.placementId))
      )[0]?.lastSeenAt;
    for (const [seconds, noted] of [
      [0, 0],
      [10, 0],
      [59, 0],
      [60, 60],
      [70, 60],
    ] as const) {
      test.setNow(later(seconds));
      // The second one comes a moment later, when there is nothing to add.
      await processes[0]?.say();
      test.setNow(later(seconds + 1));
      await processes[1]?.say();
      expect(await seen()).toEqual(later(noted));
    }
  });

  it.each(['qr', 'link'] as const)('and not a placement of kind %s', async (kind) => {
    const at = await place({ kind });
    await visit(at, await visitor());
    await until(countOf(at), (count) => count === 1);
    expect(await read(at, `placements/${at.placementId}`)).toMatchObject({ lastSeenAt: null, silent: false });
  });
});
