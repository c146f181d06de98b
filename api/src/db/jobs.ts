import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from './database';
import { jobs } from './schema';
import { isUnavailable } from './unavailable';

export interface JobKind {
  /**
   * May run again after a process died in the middle: doing it twice must do no harm.
   * @param stopping what takes long returns soon after this is aborted, and is run again elsewhere.
   */
  run(data: Record<string, unknown>, stopping: AbortSignal): Promise<void>;
  /** Present: there is always one such job, which is due again so long after each run. */
  everyMs?: number;
  /**
   * Present: it is not run a third time after it failed, or took its process with it, twice; that a disk is full or the
   * database away is no failure of its own. Says so to whoever waits for it.
   */
  giveUp?(data: Record<string, unknown>): Promise<void>;
  /** Takes long: other jobs of the process do not wait for it, and it is taken over soon where its process dies. */
  long?: true;
}

export interface JobsOptions {
  db: Database;
  kinds: Record<string, JobKind>;
  now: () => Date;
  /** A run that failed; it is tried again later. */
  onError: (kind: string, error: unknown) => void;
}

export interface Jobs {
  /** Does everything that is due now, and waits for what is under way; returns how many runs it began. */
  runDue(): Promise<number>;
  /** Waits for the job that is running. */
  stop(): Promise<void>;
}

const lookEveryMs = 1_000;
/** A claimed job is due again after this time, so that it outlives the process that claimed it. */
const leaseMs = 10 * 60_000;
/** The same of long ones, renewed while they run. */
const renewedLeaseMs = 10_000;

/** Runs of a job that can be given up. */
const mostRuns = 2;

/** Doubles from 30 seconds to an hour. */
const retryMs = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);

/** Puts work off until `dueAt`. Inside a transaction the job exists only if the transaction does. */
export async function addJob(
  db: Pick<Database, 'insert'>,
  kind: string,
  data: Record<string, unknown>,
  dueAt: Date,
): Promise<void> {
  await db.insert(jobs).values({ kind, data, dueAt });
}

/**
 * Looks for due jobs every few seconds, in any number of processes: each job runs in one of them.
 * Why in a table: docs/decisions/jobs-in-a-table.md.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  await addRepeated(options);
  const stopping = new AbortController();
  const long = new Set<Promise<void>>();
  /** Runs what is due, and begins what is long. */
  let running: Promise<number> = Promise.resolve(0);
  const claimDue = () => {
    running = running.then(async () => {
      let runs = 0;
      for (;;) {
        const claimed = stopping.signal.aborted ? null : await claim(options);
        if (!claimed) return runs;
        runs += 1;
        const run = runClaimed(options, claimed, stopping.signal);
        if (!claimed.kind.long) await run;
        else {
          const ended = run
            .catch((error: unknown) => options.onError(claimed.job.kind, error))
            .finally(() => long.delete(ended));
          long.add(ended);
        }
      }
    });
    return running;
  };
  const looking = setInterval(() => {
    claimDue().catch((error: unknown) => {
      running = Promise.resolve(0);
      options.onError('claim', error);
    });
  }, lookEveryMs);
  looking.unref();
  return {
    async runDue() {
      const runs = await claimDue();
      // The interval may have begun one just before.
      await Promise.all(long);
      return runs;
    },
    async stop() {
      stopping.abort();
      clearInterval(looking);
      await running;
      await Promise.all(long);
    },
  };
}

async function addRepeated({ db, kinds, now }: JobsOptions): Promise<void> {
  const repeated = Object.keys(kinds).filter((kind) => kinds[kind]?.everyMs !== undefined);
  if (repeated.length === 0) return;
  await db.transaction(async (tx) => {
    // Processes that start at once would each find none.
    await tx.execute(sql`lock table ${jobs} in share row exclusive mode`);
    const present = await tx.select({ kind: jobs.kind }).from(jobs).where(inArray(jobs.kind, repeated));
    for (const kind of repeated) {
      if (!present.some((job) => job.kind === kind)) await addJob(tx, kind, {}, now());
    }
  });
}

interface ClaimedJob {
  job: typeof jobs.$inferSelect;
  kind: JobKind;
}

/** @returns null when nothing is due. */
async function claim({ db, kinds, now }: JobsOptions): Promise<ClaimedJob | null> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lte(jobs.dueAt, now()), inArray(jobs.kind, Object.keys(kinds))))
    .orderBy(asc(jobs.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  // The run itself is outside the claim's transaction: it may take long, and PGlite does one transaction at a time.
  const long = Object.keys(kinds).filter((kind) => kinds[kind]?.long);
  const untilMs = (lease: number) => new Date(now().getTime() + lease);
  const [job] = await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      dueAt: sql`case when ${inArray(jobs.kind, long)} then ${untilMs(renewedLeaseMs).toISOString()}::timestamptz else ${untilMs(leaseMs).toISOString()}::timestamptz end`,
    })
    .where(inArray(jobs.id, due))
    .returning();
  const kind = job && kinds[job.kind];
  return job && kind ? { job, kind } : null;
}

/** What the run throws is told, and the job is tried again later. */
async function runClaimed(
  options: JobsOptions,
  { job, kind }: ClaimedJob,
  stopping: AbortSignal,
): Promise<void> {
  const { db, now, onError } = options;
  const self = eq(jobs.id, job.id);
  const dueIn = (ms: number) => ({ dueAt: new Date(now().getTime() + ms) });
  const put = (values: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(values).where(self);
  // To be ended is no failure of the job's own.
  const passOn = () => put({ ...dueIn(0), attempts: job.attempts - 1 });
  // Claimed in the moment of stopping: not begun, and another process's at once.
  if (stopping.aborted) {
    await passOn();
    return;
  }
  if (kind.giveUp && job.attempts > mostRuns) {
    await kind.giveUp(job.data);
    await db.delete(jobs).where(self);
    return;
  }
  const renewal =
    kind.long &&
    setInterval(() => {
      put(dueIn(renewedLeaseMs)).catch((error: unknown) => onError(job.kind, error));
    }, renewedLeaseMs / 3);
  try {
    await kind.run(job.data, stopping);
  } catch (error) {
    onError(job.kind, error);
    const lastError = String(error);
    if (stopping.aborted) await passOn();
    // A full disk, or a database that is away, says nothing against the job either.
    else if (kind.giveUp && isUnavailable(error))
      await put({ ...dueIn(retryMs(job.attempts)), attempts: job.attempts - 1, lastError });
    else {
      // The next run of one that is over gives it up.
      const isOver = kind.giveUp && job.attempts >= mostRuns;
      await put({ ...dueIn(isOver ? 0 : retryMs(job.attempts)), lastError });
    }
    return;
  } finally {
    clearInterval(renewal);
  }
  if (kind.long && stopping.aborted) await passOn();
  else if (kind.everyMs === undefined) await db.delete(jobs).where(self);
  else await put({ ...dueIn(kind.everyMs), attempts: 0, lastError: null });
}
