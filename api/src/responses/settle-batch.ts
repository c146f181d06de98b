import type { Pool, PoolClient } from 'pg';
import { type BatchEffects, batchEffects, type LockedRun } from './batch-effects';
import { lockRuns, readKnown, readTallies, writeBatch } from './batch-statements';
import { type CountedRun, type TallyRow, talliesOf } from './run-view';
import type { Outcome, Submission } from './submission';

/** A row with the same idempotency key was committed between reading and writing: settle the batch once more. */
export class KeyTaken extends Error {}

/** A run whose counts a batch changed, and the respondents who changed them. */
export interface ChangedRun {
  run: LockedRun;
  respondentIds: string[];
}

export interface SettledBatch {
  outcomes: Outcome[];
  changed: ChangedRun[];
}

/**
 * Settles a batch of submissions in one transaction: all rows of the accepted ones, or none.
 *
 * The runs are locked first, in the order of their ids, `FOR NO KEY UPDATE` and not `FOR SHARE`: the same
 * transaction updates them, and two batches that share a lock would wait for each other to let go. So the batches of
 * one run come one after the other, whatever process they are from, and what they read of it stays true until they
 * commit.
 * @throws KeyTaken, and whatever the database throws; then nothing was written.
 */
export async function settleBatch(pool: Pool, submissions: Submission[]): Promise<SettledBatch> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const settled = await settle(client, submissions);
    await client.query('commit');
    return settled;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

async function settle(client: PoolClient, submissions: Submission[]): Promise<SettledBatch> {
  const byPair = await lockRuns(client, submissions);
  const runs = submissions.map((submission) => {
    const run = byPair.get(`${submission.placementId}/${submission.documentId}`);
    if (!run) throw new Error('A run is opened before its first submission.');
    return run;
  });
  const effects = batchEffects(submissions, runs, await readKnown(client, submissions, runs));
  const talliesBefore = await writeOrRead(client, submissions, runs, effects);
  const counted = countedRuns(runs, effects, talliesBefore);
  return {
    outcomes: submissions.map((submission, index) => outcomeOf(submission, index, runs, effects, counted)),
    changed: changedRuns(submissions, runs, effects),
  };
}

/** @returns the counts of the batch's runs before it. */
async function writeOrRead(
  client: PoolClient,
  submissions: Submission[],
  runs: LockedRun[],
  effects: BatchEffects,
): Promise<Map<string, TallyRow[]>> {
  if (effects.accepted.length === 0) return readTallies(client, runs);
  const { inserted, tallies } = await writeBatch(client, submissions, runs, effects);
  if (inserted < effects.accepted.length) throw new KeyTaken();
  return tallies;
}

/** The batch's runs as they are after it. */
function countedRuns(
  runs: LockedRun[],
  { accepted, counts }: BatchEffects,
  before: Map<string, TallyRow[]>,
): Map<string, CountedRun> {
  const touched = new Set(accepted.map((index) => runs[index]));
  const changes = counts.tallyChanges();
  return new Map(
    [...new Set(runs)].map((run) => {
      const changed = changes
        .filter(({ run_id }) => run_id === run.id)
        .map(({ question_id, option_id, change }): TallyRow => [question_id, option_id, change]);
      const counted = {
        ...run,
        respondents: run.respondents + (counts.newRespondents.get(run.id) ?? 0),
        sequence: run.sequence + (touched.has(run) ? 1 : 0),
        tallies: talliesOf([...(before.get(run.id) ?? []), ...changed]),
      };
      return [run.id, counted];
    }),
  );
}

function outcomeOf(
  { respondentId }: Submission,
  index: number,
  runs: LockedRun[],
  { counts, decisions }: BatchEffects,
  counted: Map<string, CountedRun>,
): Outcome {
  const decision = decisions[index];
  const run = counted.get(runs[index]?.id ?? '');
  if (!decision || !run) throw new Error('A batch decides about each of its submissions.');
  if (decision.kind === 'refused') return decision;
  return { ...decision, run, answered: counts.answersOf(run.id, respondentId) };
}

function changedRuns(submissions: Submission[], runs: LockedRun[], { accepted }: BatchEffects): ChangedRun[] {
  const changed = new Map<LockedRun, string[]>();
  for (const index of accepted) {
    const [run, submission] = [runs[index], submissions[index]];
    if (!run || !submission) continue;
    const respondentIds = changed.get(run) ?? [];
    respondentIds.push(submission.respondentId);
    changed.set(run, respondentIds);
  }
  return [...changed].map(([run, respondentIds]) => ({ run, respondentIds }));
}
