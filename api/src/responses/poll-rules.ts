import type { PublishedPoll, ResultsVisibility } from '@vitrine/shared/contract';
import { ProblemError } from '../problem';

/** What a published poll lets visitors answer, in a form that is quick to check against. */
export interface PollRules {
  documentId: string;
  results: ResultsVisibility;
  changeAllowed: boolean;
  questions: Map<string, { single: boolean; options: Set<string> }>;
}

export function pollRules(poll: PublishedPoll): PollRules {
  return {
    documentId: poll.documentId,
    results: poll.results,
    changeAllowed: poll.changeAllowed,
    questions: new Map(
      poll.questions.map((question) => [
        question.id,
        { single: question.type === 'single', options: new Set(question.options.map(({ id }) => id)) },
      ]),
    ),
  };
}

/**
 * @param answers question id → option ids.
 * @throws ProblemError 400 with a pointer to each answer that names something else than this poll's questions and
 * options, names an option twice, or picks several of a single choice.
 */
export function checkAnswers(rules: PollRules, answers: Record<string, string[]>): void {
  const errors: { pointer: string; message: string }[] = [];
  for (const [questionId, optionIds] of Object.entries(answers)) {
    const message = complaint(rules.questions.get(questionId), optionIds);
    if (message) errors.push({ pointer: `/answers/${questionId}`, message });
  }
  if (errors.length > 0)
    throw new ProblemError(400, 'invalid', 'Some of this cannot be accepted.', { errors });
}

function complaint(
  question: { single: boolean; options: Set<string> } | undefined,
  optionIds: string[],
): string | null {
  if (!question) return 'No question of this poll';
  if (optionIds.some((optionId) => !question.options.has(optionId))) return 'No option of this question';
  if (new Set(optionIds).size !== optionIds.length) return 'Choose each option once';
  if (question.single && optionIds.length !== 1) return 'Choose exactly one option';
  return null;
}
