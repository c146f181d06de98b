import type { AskedQuestion } from '@vitrine/shared/contract';
import { fieldsOf } from '../documents/fields/fields-of';

/** JSON pointer of a question: a document of its own, or one of several in a document. */
export type QuestionPlace = '' | `/questions/${string}`;

export const { Field, LanguageField } = fieldsOf<
  AskedQuestion | { questions: Record<string, AskedQuestion> }
>();

/** For the parts of a question's form. */
export interface AskedQuestionProps {
  at: QuestionPlace;
  question: AskedQuestion;
  readOnly: boolean;
  /** @param name what is done; the same in quick succession is one undo. */
  onChange: (name: string, change: (question: AskedQuestion) => Partial<AskedQuestion>) => void;
}
