import type { Answers } from '@vitrine/shared/contract';
import type { runs } from '../db/schema';
import { BatchCounts } from './batch-counts';
import type { Refusal, Submission } from './submission';

/** A run as a batch finds it. */
export type FoundRun = Omit<typeof runs.$inferSelect, 'openedAt' | 'closedAt' | 'createdAt'>;

/** What the database already holds of a submission. */
export interface Known {
  /** The response under the same idempotency key. */
  earlier: { id: string; submissionHash: string } | null;
  /** The respondent's counted answers in the run. */
  answered: Answers;
}

export type Decision = { kind: 'accepted'; id: string } | { kind: 'refused'; why: Refusal };

export interface BatchEffects {
  decisions: Decision[];
  /** Indexes of the submissions that become rows of the ledger. */
  accepted: number[];
  counts: BatchCounts;
}

/**
 * Decides about the submissions of a batch, one after the other as if each had come alone, and adds up what the
 * accepted ones change. Pure: the runs and the known rows were read before.
 * @param runs the run of each submission.
 */
export function batchEffects(submissions: Submission[], runs: FoundRun[], known: Known[]): BatchEffects {
  const counts = new BatchCounts();
  const keys = new Map<string, { id: string; submissionHash: string }>();
  const accepted: number[] = [];
  const decisions = submissions.map((submission, index): Decision => {
    const run = runs[index] as FoundRun;
    const { earlier, answered } = known[index] as Known;
    counts.begin(run.id, submission.respondentId, answered);
    const key = `${submission.placementId}/${submission.idempotencyKey}`;
    const first = earlier ?? keys.get(key);
    if (first) {
      return first.submissionHash === submission.submissionHash
        ? { kind: 'accepted', id: first.id }
        : { kind: 'refused', why: 'key-reused' };
    }
    if (run.state !== 'open') return { kind: 'refused', why: run.state };
    if (!submission.changeAllowed && counts.hasAnswered(run.id, submission))
      return { kind: 'refused', why: 'already-answered' };
    keys.set(key, submission);
    accepted.push(index);
    counts.add(run.id, submission);
    return { kind: 'accepted', id: submission.id };
  });
  return { decisions, accepted, counts };
}
