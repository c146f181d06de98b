import type { PublishedQuestion } from '@vitrine/shared/contract';
import { answerProblem } from '@vitrine/shared/contract/questions/answer-problem';

/** An answer of these cannot be shown in its input; what is otherwise wrong, the visitor can put right. */
const misfits = ['wrong-kind', 'no-option', 'no-row', 'repeated'];

/** Whether what was kept, which may be anything, is an answer that the question's input can show. */
export function canBeShown(question: PublishedQuestion, kept: unknown): boolean {
  const { problem } = answerProblem(question, kept) ?? {};
  return !problem || !misfits.includes(problem);
}
