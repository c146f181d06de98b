import type { LiveSnapshot, PublicRun } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { buildApp } from '../app';
import { openDatabase } from '../db/open';
import { responses, runs } from '../db/schema';
import { newId } from '../ids';
import { createRedisBus } from '../live/redis-bus';
import { Door } from '../testing/door';
import { seedPoll } from '../testing/seed-poll';
import { countedAs, seedRun } from '../testing/seed-run';
import { createTestApp, type StartedApp, startTestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';
import { seedBrand } from '../testing/test-seed';
import { StreamClient } from '../testing/watch-stream';
import { recountRun } from './recount/recount';

/** A poll that everybody may answer. */
async function aPoll({ db }: Pick<StartedApp, 'db'>) {
  const { experienceId, placementId } = await seedBrand(db, 'Brand');
  const poll = await seedPoll(db, { experienceId });
  await seedRun(db, { experienceId, placementId, documentId: poll.documentId });
  return { placementId, ...poll };
}
type Poll = Awaited<ReturnType<typeof aPoll>>;

/** What a visitor's page does: one answer with one key, again and again until it is told that it counts. */
async function answers(
  app: StartedApp['app'],
  { placementId, ...at }: Poll,
  refused: (status: number) => Promise<void>,
) {
  const key = newId();
  const session = () => app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  const cookie = String((await session()).headers['set-cookie']).split(';')[0] ?? '';
  for (;;) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/v1/placements/${placementId}/responses`,
      headers: { cookie, 'idempotency-key': key },
      payload: { ...at, answers: { wood: ['oak'] }, language: 'en' },
    });
    if (statusCode === 201) return;
    await refused(statusCode);
  }
}
const watch = (origin: string, { placementId }: Poll) =>
  StreamClient.open<LiveSnapshot<PublicRun>>(`${origin}/v1/placements/${placementId}/live`);
const listen = (app: StartedApp['app']) => app.listen({ port: 0, host: '127.0.0.1' });

const neverRefused = async (status: number) => {
  throw new Error(`An answer was refused with ${status}`);
};
const many = 60;

it('whoever answers a process that stops is answered, and whoever watched it finds the last state at another', async () => {
  const api = await createTestApp();
  const [one, other] = [await buildApp(api.dependencies), await buildApp(api.dependencies)];
  const [stopping = '', staying = ''] = [await listen(one), await listen(other)];
  const poll = await aPoll(api);
  const watcher = await watch(stopping, poll);
  await watcher.until(() => true);

  const underWay = Array.from({ length: many / 2 }, () => answers(one, poll, neverRefused));
  await Promise.race(underWay);
  const stopped = one.close();
  await Promise.all(underWay);
  await watcher.ended;
  expect(watcher.received).toMatch(/^retry: \d+$/m);
  await Promise.all(Array.from({ length: many / 2 }, () => answers(other, poll, neverRefused)));
  const again = await watch(staying, poll);
  await again.until(({ runs: [run] }) => run?.respondents === many);

  again.close();
  for (const app of [one, other]) app.server.closeAllConnections();
  await Promise.all([stopped, other.close()]);
  await api.close();
});

// Where the suite runs on PostgreSQL: the embedded one is never away while its process lives.
for (const _ of process.env.DATABASE_URL ? [1] : [])
  it('while PostgreSQL is away everybody is told so, and whoever tries again is counted once', async () => {
    const database = await createTestDatabase();
    const door = await Door.before(database.url ?? '');
    const api = await startTestApp(await openDatabase({ url: door.url }));
    const poll = await aPoll(database);
    const watcher = await watch(await listen(api.app), poll);
    await watcher.until(() => true);

    const told: number[] = [];
    const openings: (() => Promise<void>)[] = [];
    let isBack: Promise<void> | undefined;
    const answer = () =>
      answers(api.app, poll, async (status) => {
        told.push(status);
        if (told.length === many / 2) isBack = openings[0]?.();
        await isBack;
      });
    const first = Array.from({ length: many / 2 }, answer);
    // One has been written, and others are being written, when it goes.
    await Promise.race(first);
    openings.push(door.shut());
    await Promise.all([...first, ...Array.from({ length: many / 2 }, answer)]);

    expect(new Set(told)).toEqual(new Set([503]));
    await watcher.until(({ runs: [run] }) => run?.respondents === many);
    const [run] = await database.db.select().from(runs).where(eq(runs.placementId, poll.placementId));
    const found = await recountRun(database.db, run?.id ?? '', (_, id, answer) => countedAs(id, answer));
    expect(found).toMatchObject({ responses: many, counted: { respondents: many } });
    expect(found?.kept).toEqual(found?.counted);
    watcher.close();
    api.app.server.closeAllConnections();
    await api.close();
    door.shut();
    await database.close();
  });

// Where the suite runs with a Redis.
for (const redisUrl of process.env.REDIS_URL ? [process.env.REDIS_URL] : [])
  it('while Redis is away answers count, and watchers of another process see the last of them', async () => {
    const api = await createTestApp();
    const door = await Door.before(redisUrl);
    const log = pino({ level: 'silent' });
    const buses = [createRedisBus(door.url, log), createRedisBus(door.url, log)];
    const apps = await Promise.all(buses.map((bus) => buildApp({ ...api.dependencies, bus })));
    const [one, other] = apps as [StartedApp['app'], StartedApp['app']];
    const poll = await aPoll(api);
    const watcher = await watch(await listen(other), poll);
    await watcher.until(() => true);
    await answers(one, poll, neverRefused);
    await watcher.until(({ runs: [run] }) => run?.respondents === 1);
    const openAgain = door.shut();
    await Promise.all(Array.from({ length: many - 1 }, () => answers(one, poll, neverRefused)));
    await openAgain();
    await watcher.until(({ runs: [run] }) => run?.respondents === many);

    const kept = await api.db.select().from(responses).where(eq(responses.placementId, poll.placementId));
    expect(kept).toHaveLength(many);
    watcher.close();
    for (const app of apps) app.server.closeAllConnections();
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(buses.map((bus) => bus.close()));
    door.shut();
    await api.close();
  });
