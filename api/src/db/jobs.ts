import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from './database';
import { jobs } from './schema';

export interface JobKind {
  /** May run again after a process died in the middle: doing it twice must do no harm. */
  run(data: Record<string, unknown>): Promise<void>;
  /** Present: there is always one such job, which is due again so long after each run. */
  everyMs?: number;
}

export interface JobsOptions {
  db: Database;
  kinds: Record<string, JobKind>;
  now: () => Date;
  /** A run that failed; it is tried again later. */
  onError: (kind: string, error: unknown) => void;
}

export interface Jobs {
  /** Does everything that is due now; returns how many runs that were. */
  runDue(): Promise<number>;
  /** Waits for the job that is running. */
  stop(): Promise<void>;
}

const pollMs = 5_000;
/** A claimed job is due again after this time, so that it outlives the process that claimed it. */
const leaseMs = 10 * 60_000;

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

/** Looks for due jobs every few seconds, in any number of processes: each job runs in one of them. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  await addRepeated(options);
  let stopped = false;
  let running = Promise.resolve(0);
  const runDue = () => {
    running = running.then(async () => {
      let runs = 0;
      while (!stopped && (await runOne(options))) runs += 1;
      return runs;
    });
    return running;
  };
  const poll = setInterval(() => {
    runDue().catch((error: unknown) => {
      running = Promise.resolve(0);
      options.onError('claim', error);
    });
  }, pollMs);
  poll.unref();
  return {
    runDue,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await running;
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

/** False when nothing is due. */
async function runOne({ db, kinds, now, onError }: JobsOptions): Promise<boolean> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lte(jobs.dueAt, now()), inArray(jobs.kind, Object.keys(kinds))))
    .orderBy(asc(jobs.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  // The run itself is outside the claim's transaction: it may take long, and PGlite does one transaction at a time.
  const [job] = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, dueAt: new Date(now().getTime() + leaseMs) })
    .where(inArray(jobs.id, due))
    .returning();
  const kind = job && kinds[job.kind];
  if (!job || !kind) return false;
  const self = eq(jobs.id, job.id);
  try {
    await kind.run(job.data);
  } catch (error) {
    onError(job.kind, error);
    const dueAt = new Date(now().getTime() + retryMs(job.attempts));
    await db
      .update(jobs)
      .set({ dueAt, lastError: String(error) })
      .where(self);
    return true;
  }
  if (kind.everyMs === undefined) await db.delete(jobs).where(self);
  else {
    const dueAt = new Date(now().getTime() + kind.everyMs);
    await db.update(jobs).set({ dueAt, attempts: 0, lastError: null }).where(self);
  }
  return true;
}
