import type { Answered, CountedRun } from './run-view';

/** A visitor's answers, checked against the version that they saw, on their way into the ledger. */
export interface Submission {
  /** The response's id, if it is accepted. */
  id: string;
  placementId: string;
  experienceId: string;
  manifestVersion: number;
  documentId: string;
  respondentId: string;
  answers: Answered;
  language: string;
  changeAllowed: boolean;
  idempotencyKey: string;
  /** SHA-256 of what was submitted and by whom. */
  submissionHash: string;
  receivedAt: Date;
}

/** Why a submission was not accepted. */
export type Refusal = 'key-reused' | 'already-answered' | 'ready' | 'paused' | 'closed';

/** accepted also stands for a repeated submission: `id` is then the first one's. */
export type Outcome =
  | { kind: 'accepted'; id: string; run: CountedRun; answered: Answered }
  | { kind: 'refused'; why: Refusal };
