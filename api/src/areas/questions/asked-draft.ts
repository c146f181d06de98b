import type { AnswerFormat, AskedQuestion } from '@vitrine/shared/contract';

/** A question as a draft asks it: what belongs to where it is asked may be left out. */
export interface AskedDraft extends AskedQuestion {
  required?: boolean;
  shortestAnswer?: number | undefined;
  format?: AnswerFormat | undefined;
}
