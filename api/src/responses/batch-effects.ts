import type { Answers, RunState } from '@vitrine/shared/contract';
import type { runs } from '../db/schema';
import type { Conclusion } from './area-answers';
import { BatchCounts } from './batch-counts';
import type { TallyRow } from './run-view';
import type { Refusal, Submission } from './submission';

type Moments = 'openedAt' | 'closesAt' | 'leftMs' | 'closedAt' | 'createdAt';
/** A run as a batch finds it. */
export interface FoundRun extends Omit<typeof runs.$inferSelect, Moments> {
  /** ISO 8601. */
  closesAt: string | null;
  closedAt: string | null;
}

/** A response by what a repetition of it is answered. */
interface Earlier {
  id: string;
  submissionHash: string;
  ending: string | null;
}

/** What the database already holds of a submission. */
export interface Known {
  /** The response under the same idempotency key. */
  earlier: Earlier | null;
  /** The respondent's counted answers in the run. */
  answered: Answers;
}

export type Decision =
  | { kind: 'accepted'; id: string; ending: string | null }
  | { kind: 'refused'; why: Refusal };

export interface BatchEffects {
  decisions: Decision[];
  /** The submissions that become rows of the ledger, by index; where final ones lead. */
  accepted: ReadonlyMap<number, Conclusion | null>;
  /** The runs that have as many respondents as they may have, with the moment at which that was seen. */
  closed: ReadonlyMap<FoundRun, Date>;
  counts: BatchCounts;
}

/**
 * Decides about the submissions of a batch, one after the other as if each had come alone, and adds up what the
 * accepted ones change. Pure: the runs and the known rows were read before.
 * @param runs the run of each submission.
 * @param before the counts of each run.
 */
export function batchEffects(
  submissions: Submission[],
  runs: FoundRun[],
  known: Known[],
  before: ReadonlyMap<string, TallyRow[]>,
): BatchEffects {
  const counts = new BatchCounts(before);
  const keys = new Map<string, Earlier>();
  const accepted = new Map<number, Conclusion | null>();
  const closed = new Map<FoundRun, Date>();
  const close = (run: FoundRun, { receivedAt }: Submission) => {
    if (run.state === 'open' && !closed.has(run)) closed.set(run, receivedAt);
  };
  const isFull = ({ id, respondents }: FoundRun, { mostRespondents }: Submission) =>
    mostRespondents !== null && respondents + (counts.newRespondents.get(id) ?? 0) >= mostRespondents;
  /** Parts leave no counted answer, so that the next part and what is whole take their place. */
  const isAnsweredBefore = ({ id }: FoundRun, submission: Submission) =>
    submission.whole
      ? !counts.isNew(id, submission.respondentId)
      : !submission.changeAllowed && counts.hasAnswered(id, submission);
  const decisions = submissions.map((submission, index): Decision => {
    const run = runs[index] as FoundRun;
    const { earlier, answered } = known[index] as Known;
    counts.begin(run.id, submission.respondentId, answered);
    const key = `${submission.placementId}/${submission.idempotencyKey}`;
    const first = earlier ?? keys.get(key);
    if (first) {
      return first.submissionHash === submission.submissionHash
        ? { kind: 'accepted', id: first.id, ending: first.ending }
        : { kind: 'refused', why: 'key-reused' };
    }
    if (submission.round !== null && submission.round !== run.round)
      return { kind: 'refused', why: 'other-round' };
    const state = stateFor(run, submission);
    if (state !== 'open') return { kind: 'refused', why: state };
    // Fewer may answer than have: nobody new can.
    const isOneTooMany = isFull(run, submission) && counts.isNew(run.id, submission.respondentId);
    if (isOneTooMany) close(run, submission);
    if (isOneTooMany || closed.has(run)) return { kind: 'refused', why: 'closed' };
    if (isAnsweredBefore(run, submission)) return { kind: 'refused', why: 'already-answered' };
    const { answers, conclude, id, partial, quotas, submissionHash } = submission;
    const conclusion = partial ? null : (conclude?.(answers, counts.fullQuotas(run.id, quotas)) ?? null);
    const ending = conclusion?.ending ?? null;
    keys.set(key, { id, submissionHash, ending });
    accepted.set(index, conclusion);
    if (!partial) counts.add(run.id, submission, conclusion);
    if (!partial && isFull(run, submission)) close(run, submission);
    return { kind: 'accepted', id, ending };
  });
  return { decisions, accepted, closed, counts };
}

/** By the server's clock: what was received before the end counts, whenever its batch is settled. */
function stateFor({ closedAt, closesAt, state }: FoundRun, { receivedAt }: Submission): RunState {
  if (state === 'open' && closesAt !== null && receivedAt >= new Date(closesAt)) return 'closed';
  if (state === 'closed' && closedAt !== null && receivedAt < new Date(closedAt)) return 'open';
  return state;
}
