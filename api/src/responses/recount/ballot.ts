import type { Answer, Answers } from '@vitrine/shared/contract';

/** One response as the ledger holds it, or as it was exported. */
export interface Ballot {
  respondentId: string;
  version: number;
  answers: Answers;
}

/** Which counts of a question an answer adds one to, in the version that it was given to. */
export type CountedAs = (version: number, questionId: string, answer: Answer) => string[];

/** What was exported of one round, to be counted once more. */
export interface ExportedRound {
  ballots: AsyncIterable<Ballot>;
  countedAs: CountedAs;
}
