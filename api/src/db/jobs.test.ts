import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { addJob, type JobKind, type Jobs, startJobs } from './jobs';
import { jobs } from './schema';

let database: TestDatabase;
let clock = Date.UTC(2026, 0, 1);
const now = () => new Date(clock);
const minutes = (count: number) => {
  clock += count * 60_000;
};
const errors: string[] = [];
/** More often than every ten seconds. */
const renewedEveryMs = 5_000;
const started: Jobs[] = [];
async function start(kinds: Record<string, JobKind>): Promise<Jobs> {
  const onError = (kind: string, error: unknown) => errors.push(`${kind}: ${error}`);
  const runner = await startJobs({ db: database.db, kinds, now, onError });
  started.push(runner);
  return runner;
}

async function dueAt(): Promise<number> {
  const [job] = await database.db.select().from(jobs);
  return job?.dueAt.getTime() ?? 0;
}

beforeAll(async () => {
  database = await createTestDatabase();
});
/** Only what is done every so often stands still: a slow machine must not renew a lease in the middle of a test. */
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(started.splice(0).map((runner) => runner.stop()));
  await database.db.delete(jobs);
  errors.length = 0;
});
afterAll(() => database.close());

describe('Jobs', () => {
  test('run once, when they are due, with their data', async () => {
    const done: unknown[] = [];
    const runner = await start({ greet: { run: async (data) => void done.push(data) } });
    await addJob(database.db, 'greet', { name: 'Ada' }, new Date(clock + 60_000));
    expect(await runner.runDue()).toBe(0);
    minutes(1);
    expect(await runner.runDue()).toBe(1);
    expect(done).toEqual([{ name: 'Ada' }]);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  test('are shared by processes: each runs in one of them', async () => {
    const done: number[] = [];
    const kinds = { count: { run: async (data: Record<string, unknown>) => void done.push(Number(data.n)) } };
    const runners = await Promise.all([start(kinds), start(kinds), start(kinds)]);
    for (let n = 0; n < 30; n += 1) await addJob(database.db, 'count', { n }, now());
    await Promise.all(runners.map((runner) => runner.runDue()));
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });

  test('that can be given up are not run a third time after they failed twice', async () => {
    const told: unknown[] = [];
    const runner = await start({
      hopeless: {
        run: () => Promise.reject(new Error('no')),
        giveUp: async (data) => void told.push(data),
      },
    });
    await addJob(database.db, 'hopeless', { file: 'a' }, now());
    await runner.runDue();
    expect(told).toEqual([]);
    minutes(1);
    await runner.runDue();
    expect(told).toEqual([{ file: 'a' }]);
    expect(errors).toHaveLength(2);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  test('that can be given up wait for a full disk, however long it is full', async () => {
    let isFull = true;
    const told: unknown[] = [];
    const runner = await start({
      writing: {
        run: () => writeFile(isFull ? '/dev/full' : '/dev/null', 'x'),
        giveUp: async (data) => void told.push(data),
      },
    });
    await addJob(database.db, 'writing', {}, now());
    for (let time = 0; time < 4; time += 1) {
      expect(await runner.runDue()).toBe(1);
      expect(await runner.runDue()).toBe(0);
      minutes(0.5);
    }
    expect(errors).toHaveLength(4);
    isFull = false;
    await runner.runDue();
    expect(told).toEqual([]);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  test('that can be given up are not run again after they took their process with them twice', async () => {
    const told: unknown[] = [];
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const runner = await start({ fatal: { long: true, run, giveUp: async (data) => void told.push(data) } });
    // As two processes left it that ended in the middle.
    await database.db.insert(jobs).values({ kind: 'fatal', data: { file: 'b' }, dueAt: now(), attempts: 2 });
    await runner.runDue();
    expect({ runs, told }).toEqual({ runs: 0, told: [{ file: 'b' }] });
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  test('that fail are tried again, after a time that doubles', async () => {
    let runs = 0;
    const runner = await start({
      flaky: {
        run: async () => {
          runs += 1;
          if (runs < 3) throw new Error('not yet');
        },
      },
    });
    await addJob(database.db, 'flaky', {}, now());
    await runner.runDue();
    expect(await runner.runDue()).toBe(0);
    minutes(0.5);
    expect(await runner.runDue()).toBe(1);
    expect(await database.db.select({ attempts: jobs.attempts, error: jobs.lastError }).from(jobs)).toEqual([
      { attempts: 2, error: 'Error: not yet' },
    ]);
    minutes(0.5);
    expect(await runner.runDue()).toBe(0);
    minutes(0.5);
    expect(await runner.runDue()).toBe(1);
    expect(runs).toBe(3);
    expect(errors).toEqual(['flaky: Error: not yet', 'flaky: Error: not yet']);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  test('of a process that died while it ran one are taken over after a while', async () => {
    let runs = 0;
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const dies = () => {
      begun();
      return new Promise<void>(() => undefined);
    };
    const dying = await start({ work: { run: dies } });
    started.pop();
    await addJob(database.db, 'work', {}, now());
    void dying.runDue();
    await running;
    const other = await start({ work: { run: async () => void runs++ } });
    minutes(9);
    expect(await other.runDue()).toBe(0);
    minutes(1);
    expect(await other.runDue()).toBe(1);
    expect(runs).toBe(1);
  });

  test('that take long let others go before them, and are taken over soon', async () => {
    let runs = 0;
    let end: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      end = resolve;
    });
    const done: string[] = [];
    const kinds = {
      film: { long: true as const, run: () => running.then(() => void done.push('film')) },
      note: { run: async () => void done.push('note') },
    };
    const runner = await start(kinds);
    await addJob(database.db, 'film', {}, new Date(clock - 1));
    await addJob(database.db, 'note', {}, now());
    const all = runner.runDue();
    while (done.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual(['note']);
    const other = await start({ film: { long: true, run: async () => void runs++ } });
    const runsOfOther: number[] = [];
    minutes(9 / 60);
    // While its process lives, nobody else takes it on.
    jest.advanceTimersByTime(renewedEveryMs);
    while ((await dueAt()) < clock + 10_000) await new Promise((resolve) => setImmediate(resolve));
    minutes(9 / 60);
    runsOfOther.push(await other.runDue());
    // It is as good as dead: ten seconds after its last sign another one takes it on.
    minutes(1 / 60);
    runsOfOther.push(await other.runDue());
    end();
    expect(runsOfOther).toEqual([0, 1]);
    expect(runs).toBe(1);
    await all;
  });

  test('that take long and are stopped are run again', async () => {
    const stopped: boolean[] = [];
    const kinds = (ended: (stopping: AbortSignal) => Promise<void>) => ({
      film: {
        long: true as const,
        run: async (_data: unknown, stopping: AbortSignal) => {
          await ended(stopping);
          stopped.push(stopping.aborted);
        },
      },
    });
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = await start(
      kinds((stopping) => {
        begun();
        return new Promise((resolve) => stopping.addEventListener('abort', () => resolve()));
      }),
    );
    await addJob(database.db, 'film', {}, now());
    const all = first.runDue();
    await running;
    await first.stop();
    await all;
    const second = await start(kinds(async () => undefined));
    expect(await second.runDue()).toBe(1);
    expect(stopped).toEqual([true, false]);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  test.each([true, undefined] as const)(
    'that fail because they are stopped have not failed (long: %s)',
    async (long) => {
      let begun: () => void = () => undefined;
      const running = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const run = (_data: unknown, stopping: AbortSignal) => {
        begun();
        return new Promise<void>((_resolve, reject) =>
          stopping.addEventListener('abort', () => reject(stopping.reason)),
        );
      };
      const first = await start({ film: { run, ...(long && { long }), giveUp: async () => undefined } });
      await addJob(database.db, 'film', {}, now());
      const all = first.runDue();
      await running;
      await Promise.all([first.stop(), all]);
      expect(await database.db.select().from(jobs)).toMatchObject([
        { attempts: 0, dueAt: now(), lastError: null },
      ]);
    },
  );

  test('that are claimed in the moment of stopping are not begun, and are another process’s at once', async () => {
    let runs = 0;
    const kinds = { film: { long: true as const, run: async () => void runs++ } };
    const first = await start(kinds);
    await addJob(database.db, 'film', {}, now());
    const all = first.runDue();
    // The claim is on its way to the database.
    await Promise.resolve();
    await Promise.all([first.stop(), all]);
    expect(runs).toBe(0);
    const second = await start(kinds);
    expect(await second.runDue()).toBe(1);
    expect(runs).toBe(1);
  });

  test('that repeat exist once, however many processes start', async () => {
    let runs = 0;
    const kinds = { tidy: { everyMs: 3_600_000, run: async () => void runs++ } };
    const [runner] = await Promise.all([start(kinds), start(kinds), start(kinds)]);
    await runner.runDue();
    expect(runs).toBe(1);
    minutes(59);
    await runner.runDue();
    expect(runs).toBe(1);
    minutes(1);
    await runner.runDue();
    expect(runs).toBe(2);
    expect(await database.db.select().from(jobs)).toHaveLength(1);
  });
});
