import { createHash } from 'node:crypto';
import type { Answers, ResponseCreate } from '@vitrine/shared/contract';
import type { AnswerRules } from './area-answers';
import type { CountedRun } from './run-view';

/** A visitor's answers, checked against the version that they saw, on their way into the ledger. */
export interface Submission {
  /** The response's id, if it is accepted. */
  id: string;
  placementId: string;
  experienceId: string;
  manifestVersion: number;
  documentId: string;
  /** In which alone it counts; null: in whichever is open. */
  round: number | null;
  /** Whose answers they count as: the visitor's, or their token's. */
  respondentId: string;
  /** The visitor, who is told what comes of them. */
  visitorId: string;
  answers: Answers;
  /** More of them are to come: kept, and not counted. */
  partial: boolean;
  /** Answered once as a whole, however many parts come before; otherwise question by question. */
  whole: boolean;
  language: string;
  changeAllowed: boolean;
  /** After how many respondents the round closes; null: it does not by itself. */
  mostRespondents: number | null;
  countedAs: AnswerRules['countedAs'];
  /** How many each quota takes in. */
  quotas: Record<string, number>;
  conclude: NonNullable<AnswerRules['conclude']> | null;
  idempotencyKey: string;
  /** SHA-256 of what was submitted and by whom. */
  submissionHash: string;
  receivedAt: Date;
}

/** SHA-256 of what was submitted, to which version and by whom; null where that is not known. */
export function submissionHash(
  respondentId: string | null,
  manifest: string | null,
  { answers, documentId, language, partial, round }: ResponseCreate,
): string {
  // Questions in a fixed order, so that the order of a client's keys does not make another submission.
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  // What is whole, and of no round in particular, hashes as it did before there were others.
  const content = [
    respondentId,
    documentId,
    manifest,
    language,
    sorted,
    ...(partial ? ['partial'] : []),
    ...(round === undefined ? [] : [round]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Why a submission was not accepted. */
export type Refusal = 'key-reused' | 'already-answered' | 'other-round' | 'ready' | 'paused' | 'closed';

/** accepted also stands for a repeated submission: `id` is then the first one's. */
export type Outcome =
  | { kind: 'accepted'; id: string; ending: string | null; run: CountedRun; answered: Answers }
  /** @property round that the run is in. */
  | { kind: 'refused'; why: Refusal; round: number };
