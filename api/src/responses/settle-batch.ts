import type { Pool } from 'pg';
import { type BatchEffects, batchEffects, type FoundRun } from './batch-effects';
import { readBatch, writeBatch } from './batch-statements';
import { type CountedRun, type TallyRow, talliesOf } from './run-view';
import type { Outcome, Submission } from './submission';

/** A run whose counts a batch changed, and the visitors who changed them. */
export interface ChangedRun {
  run: FoundRun;
  respondentIds: string[];
}

export interface SettledBatch {
  outcomes: Outcome[];
  changed: ChangedRun[];
}

/**
 * Settles a batch of submissions: all rows of the accepted ones are written, or none.
 *
 * Nothing is locked between reading and writing. The write takes hold only where each run still has the sequence that
 * was read; otherwise another batch, of whatever process, came between. The first of two always wins, so that
 * together they always get on.
 * @throws Overtaken, and whatever the database throws; then nothing was written.
 */
export async function settleBatch(pool: Pool, submissions: Submission[]): Promise<SettledBatch> {
  const client = await pool.connect();
  try {
    const found = await readBatch(client, submissions);
    const runs = submissions.map(({ documentId, placementId }) => {
      const run = found.runs.get(`${placementId}/${documentId}`);
      if (!run) throw new Error('A run is opened before its first submission.');
      return run;
    });
    const effects = batchEffects(submissions, runs, found.known, found.tallies);
    if (effects.accepted.size > 0 || effects.closed.size > 0)
      await writeBatch(client, submissions, runs, effects, found.tallies);
    const counted = countedRuns(runs, effects, found.tallies);
    return {
      outcomes: submissions.map((submission, index) => outcomeOf(submission, index, runs, effects, counted)),
      changed: changedRuns(submissions, runs, effects),
    };
  } finally {
    client.release();
  }
}

/** The batch's runs as they are after it. */
function countedRuns(
  runs: FoundRun[],
  { accepted, closed, counts }: BatchEffects,
  before: Map<string, TallyRow[]>,
): Map<string, CountedRun> {
  const touched = new Set([...[...accepted.keys()].map((index) => runs[index]), ...closed.keys()]);
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
        ...(closed.has(run) && { state: 'closed' as const, stateSequence: run.sequence + 1 }),
        tallies: talliesOf([...(before.get(run.id) ?? []), ...changed]),
      };
      return [run.id, counted];
    }),
  );
}

function outcomeOf(
  { respondentId }: Submission,
  index: number,
  runs: FoundRun[],
  { counts, decisions }: BatchEffects,
  counted: Map<string, CountedRun>,
): Outcome {
  const decision = decisions[index];
  const run = counted.get(runs[index]?.id ?? '');
  if (!decision || !run) throw new Error('A batch decides about each of its submissions.');
  if (decision.kind === 'refused') return { ...decision, round: run.round };
  return { ...decision, run, answered: counts.answersOf(run.id, respondentId) };
}

function changedRuns(
  submissions: Submission[],
  runs: FoundRun[],
  { accepted, closed }: BatchEffects,
): ChangedRun[] {
  const changed = new Map([...closed.keys()].map((run): [FoundRun, string[]] => [run, []]));
  for (const index of accepted.keys()) {
    const [run, submission] = [runs[index], submissions[index]];
    if (!run || !submission) continue;
    const respondentIds = changed.get(run) ?? [];
    respondentIds.push(submission.visitorId);
    changed.set(run, respondentIds);
  }
  return [...changed].map(([run, respondentIds]) => ({ run, respondentIds }));
}
