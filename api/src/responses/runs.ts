import { extendSeconds, type RunAction, type RunCommand, runActions } from '@vitrine/shared/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Database, Transaction } from '../db/database';
import { addJob } from '../db/jobs';
import { placements, runs } from '../db/schema';
import type { Write } from '../idempotency';
import { newId } from '../ids';
import { conflict, notFound } from '../problem';
import type { AnswerRules, RulesOf } from './area-answers';
import { closeRunJob } from './close-due-run';

export type RunRow = typeof runs.$inferSelect;

/** Of a document that has none at a placement. */
export interface FirstRound {
  placementId: string;
  experienceId: string;
  rules: Pick<RulesOf, 'area' | 'documentId' | 'opensByItself' | 'slot'>;
}

/**
 * Makes first rounds. They are open where the area says that they run as soon as somebody looks, and else ready for
 * whoever opens them. Any number of callers at once make one round of each.
 * @returns whether a round was made now.
 */
export async function openFirstRounds(db: Database, rounds: FirstRound[], now: Date): Promise<boolean> {
  if (rounds.length === 0) return false;
  const opened = await db
    .insert(runs)
    .values(
      rounds
        .map(({ experienceId, placementId, rules }) => ({
          id: newId(),
          placementId,
          experienceId,
          documentId: rules.documentId,
          area: rules.area,
          slot: rules.slot ?? null,
          ...(rules.opensByItself
            ? { state: 'open' as const, openedAt: now }
            : { state: 'ready' as const, openedAt: null }),
        }))
        .sort((a, b) => (a.placementId + a.documentId < b.placementId + b.documentId ? -1 : 1)),
    )
    .onConflictDoNothing()
    .returning({ id: runs.id });
  return opened.length > 0;
}

export interface Moderation extends RunCommand {
  brandId: string;
  runId: string;
  /** Of the document as it is published now; null where it is not. */
  rules: Pick<AnswerRules, 'openSeconds' | 'slot'> | null;
  now: Date;
}

/**
 * Does with a run what a moderator asks for. A reset closes the round and makes the next one.
 * @throws ProblemError 404 for a run of another brand; 409 `run-changed` with how it stands now where the moderator
 * saw something else, `illegal-action` with the legal actions, `slot-taken` with the other run that is open or paused in
 * its slot.
 */
export async function actOnRun(db: Database, write: Write, moderation: Moderation): Promise<RunRow> {
  return write((tx) => moderate(tx, moderation)).catch(async (error: unknown) => {
    if (!isSlotTaken(error)) throw error;
    const other = await openInSlot(db, moderation);
    throw conflict('slot-taken', 'Another one is open here. Close it first.', other);
  });
}

/** @returns what is open where a run was to be opened; undefined if it was closed since. */
async function openInSlot(db: Database, { rules, runId }: Moderation) {
  const [run] = await db.select().from(runs).where(eq(runs.id, runId));
  const slot = rules?.slot ?? run?.slot;
  if (!run || !slot) return undefined;
  const [other] = await db
    .select({ runId: runs.id, documentId: runs.documentId })
    .from(runs)
    .where(
      and(
        eq(runs.placementId, run.placementId),
        eq(runs.slot, slot),
        inArray(runs.state, ['open', 'paused']),
      ),
    );
  return other;
}

async function moderate(
  tx: Transaction,
  { action, brandId, now, rules, runId, seen }: Moderation,
): Promise<RunRow> {
  const [found] = await tx
    .select({ run: runs })
    .from(runs)
    .innerJoin(placements, and(eq(placements.id, runs.placementId), eq(placements.brandId, brandId)))
    .where(eq(runs.id, runId))
    .for('no key update', { of: runs });
  if (!found) throw notFound('run');
  const { run } = found;
  const [later] = await tx
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
  // Its job closes it soon; nothing is taken any more, and nothing brings it back but a new round.
  const ended = run.state === 'open' && run.closesAt && run.closesAt <= now ? run.closesAt : null;
  const legal = later ? [] : runActions(ended ? { ...run, state: 'closed' } : run);
  if (seen && (later || sawAnother(seen, action, run)))
    throw conflict('run-changed', 'Somebody was faster, so nothing was done. This is how it stands now.', {
      state: run.state,
      closesAt: run.closesAt,
      actions: legal,
    });
  if (!legal.includes(action))
    throw conflict('illegal-action', 'This is not possible in the present state.', legal);

  const sequence = run.sequence + 1;
  const change = {
    ...changeBy(action, { ...run, closedAt: run.closedAt ?? ended }, rules, now),
    sequence,
    stateSequence: sequence,
  };
  const [changed] = await tx.update(runs).set(change).where(eq(runs.id, run.id)).returning();
  if (!changed) throw notFound('run');
  if (changed.closesAt) await addJob(tx, closeRunJob, { runId }, changed.closesAt);
  if (action !== 'reset') return changed;
  const next = { ...nextRound(run, now), sequence: sequence + 1, stateSequence: sequence + 1 };
  const [made] = await tx.insert(runs).values(next).returning();
  return made ?? changed;
}

/** A longer countdown matters to whoever lengthens it only: two who press at once mean the same half minute. */
const sawAnother = (
  seen: NonNullable<RunCommand['seen']>,
  action: RunAction,
  { closesAt, state }: RunRow,
): boolean =>
  seen.state !== state ||
  (action === 'extend' && (seen.closesAt === null || Date.parse(seen.closesAt) !== closesAt?.getTime()));

function changeBy(
  action: RunAction,
  run: RunRow,
  rules: Moderation['rules'],
  now: Date,
): Partial<typeof runs.$inferInsert> {
  switch (action) {
    case 'open': {
      const leftMs = run.leftMs ?? (rules?.openSeconds === undefined ? null : rules.openSeconds * 1000);
      return {
        state: 'open',
        slot: rules?.slot ?? run.slot,
        openedAt: run.openedAt ?? now,
        closesAt: leftMs === null ? null : after(now, leftMs),
        leftMs: null,
      };
    }
    case 'pause':
      return {
        state: 'paused',
        closesAt: null,
        leftMs: run.closesAt && Math.max(0, run.closesAt.getTime() - now.getTime()),
      };
    case 'extend':
      return { closesAt: after(run.closesAt ?? now, extendSeconds * 1000) };
    case 'close':
      return { state: 'closed', closedAt: now, ...withoutCountdown };
    case 'reset':
      return { state: 'closed', closedAt: run.closedAt ?? now, ...withoutCountdown };
    case 'hold':
      return { held: true };
    case 'reveal':
      return { held: false };
  }
}

const withoutCountdown = { closesAt: null, leftMs: null };
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/**
 * Its sequence goes on where the round before ended, so that a watcher never takes the new round for an old one. What a
 * moderator opens waits to be opened again; counts that were held stay so.
 */
const nextRound = (run: RunRow, now: Date) => {
  const { area, documentId, experienceId, held, placementId, round, slot } = run;
  const kept = { placementId, experienceId, documentId, area, slot, held };
  const state =
    slot === null
      ? ({ state: 'open', openedAt: now } as const)
      : ({ state: 'ready', openedAt: null } as const);
  return { id: newId(), ...kept, round: round + 1, ...state };
};

const uniqueViolation = '23505';

function isSlotTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    cause instanceof DatabaseError &&
    cause.code === uniqueViolation &&
    cause.constraint === 'runs_active_in_slot'
  );
}
