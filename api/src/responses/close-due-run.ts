import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { runs } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { publishRuns } from '../live/topics';

/** Kind of the jobs that close a run when its countdown has ended. */
export const closeRunJob = 'close-run';

const jobData = z.object({ runId: z.string() });

/**
 * Closes a run whose countdown has ended, at the moment at which it ended: the ledger has taken nothing since. Extended,
 * paused or closed meanwhile: nothing happens.
 */
export async function closeDueRun(
  { bus, db, now }: Pick<Dependencies, 'bus' | 'db' | 'now'>,
  data: unknown,
): Promise<void> {
  const { runId } = jobData.parse(data);
  const [closed] = await db
    .update(runs)
    .set({
      state: 'closed',
      closedAt: sql`${runs.closesAt}`,
      closesAt: null,
      sequence: sql`${runs.sequence} + 1`,
      stateSequence: sql`${runs.sequence} + 1`,
    })
    .where(and(eq(runs.id, runId), eq(runs.state, 'open'), lte(runs.closesAt, now())))
    .returning();
  if (closed) await publishRuns(bus, closed);
}
