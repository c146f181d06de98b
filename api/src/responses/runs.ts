import { type RunAction, type RunState, runActions } from '@vitrine/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { placements, runs } from '../db/schema';
import type { Write } from '../idempotency';
import { newId } from '../ids';
import { conflict, notFound } from '../problem';
import type { RulesOf } from './area-answers';

export type RunRow = typeof runs.$inferSelect;

/**
 * Makes the first round of documents that have none at a placement. It is open where the area says that they run as soon
 * as somebody looks, and else ready for whoever opens it. Any number of callers at once make one round.
 * @returns whether a round was made now.
 */
export async function openFirstRounds(
  db: Database,
  place: { placementId: string; experienceId: string },
  documents: Pick<RulesOf, 'area' | 'documentId' | 'opensByItself'>[],
  now: Date,
): Promise<boolean> {
  if (documents.length === 0) return false;
  const opened = await db
    .insert(runs)
    .values(
      documents
        .toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
        .map(({ area, documentId, opensByItself }) => ({
          ...place,
          id: newId(),
          documentId,
          area,
          ...(opensByItself
            ? { state: 'open' as const, openedAt: now }
            : { state: 'ready' as const, openedAt: null }),
        })),
    )
    .onConflictDoNothing()
    .returning({ id: runs.id });
  return opened.length > 0;
}

/**
 * Opens, pauses, closes or resets a run. A reset closes the round and opens the next one, which is then answered.
 * @throws ProblemError 404 for a run of another brand; 409 `illegal-action` with the legal actions.
 */
export async function actOnRun(
  write: Write,
  { action, brandId, now, runId }: { brandId: string; runId: string; action: RunAction; now: Date },
): Promise<RunRow> {
  return write(async (transaction) => {
    const [found] = await transaction
      .select({ run: runs })
      .from(runs)
      .innerJoin(placements, and(eq(placements.id, runs.placementId), eq(placements.brandId, brandId)))
      .where(eq(runs.id, runId))
      .for('no key update', { of: runs });
    if (!found) throw notFound('run');
    const { run } = found;
    const [later] = await transaction
      .select({ id: runs.id })
      .from(runs)
      .where(
        and(
          eq(runs.placementId, run.placementId),
          eq(runs.documentId, run.documentId),
          gt(runs.round, run.round),
        ),
      )
      .limit(1);
    const legal = later ? [] : runActions[run.state];
    if (!legal.includes(action))
      throw conflict('illegal-action', 'This is not possible in the present state.', legal);

    const sequence = run.sequence + 1;
    const change = { ...stateAfter(action, run, now), sequence, stateSequence: sequence };
    const [changed] = await transaction.update(runs).set(change).where(eq(runs.id, run.id)).returning();
    if (!changed) throw notFound('run');
    if (action !== 'reset') return changed;
    const next = { ...nextRound(run, now), sequence: sequence + 1, stateSequence: sequence + 1 };
    const [opened] = await transaction.insert(runs).values(next).returning();
    return opened ?? changed;
  });
}

function stateAfter(
  action: RunAction,
  run: RunRow,
  now: Date,
): { state: RunState; openedAt?: Date; closedAt?: Date | null } {
  switch (action) {
    case 'open':
      return { state: 'open', openedAt: run.openedAt ?? now };
    case 'pause':
      return { state: 'paused' };
    case 'close':
      return { state: 'closed', closedAt: now };
    case 'reset':
      return { state: 'closed', closedAt: run.closedAt ?? now };
  }
}

/** Its sequence goes on where the round before ended, so that a watcher never takes the new round for an old one. */
const nextRound = ({ placementId, experienceId, documentId, area, round }: RunRow, now: Date) => ({
  id: newId(),
  placementId,
  experienceId,
  documentId,
  area,
  round: round + 1,
  state: 'open' as const,
  openedAt: now,
});
