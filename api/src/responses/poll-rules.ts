import type { PublishedPoll, ResultsVisibility } from '@vitrine/shared/contract';
import { ProblemError } from '../problem';

/** What a published poll lets visitors answer, in a form that is quick to check against. */
export interface PollRules {
  documentId: string;
  results: ResultsVisibility;
  changeAllowed: boolean;
  questions: Map<string, QuestionRules>;
}

interface QuestionRules {
  single: boolean;
  options: Set<string>;
  /** Options that are chosen alone. */
  exclusive: Set<string>;
  /** How many of several may be chosen. */
  min: number;
  max: number;
}

export function pollRules(poll: PublishedPoll): PollRules {
  return {
    documentId: poll.documentId,
    results: poll.results,
    changeAllowed: poll.changeAllowed,
    questions: new Map(
      poll.questions.map(({ id, options, selection, type }) => [
        id,
        {
          single: type === 'single',
          options: new Set(options.map((option) => option.id)),
          exclusive: new Set(options.flatMap((option) => (option.exclusive ? option.id : []))),
          min: selection?.min ?? 1,
          max: selection?.max ?? options.length,
        },
      ]),
    ),
  };
}

/**
 * @param answers question id → option ids.
 * @throws ProblemError 400 with a pointer to each answer that names something else than this poll's questions and
 * options, names an option twice, or picks more or fewer than the question lets.
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

function complaint(question: QuestionRules | undefined, optionIds: string[]): string | null {
  if (!question) return 'No question of this poll';
  if (optionIds.some((optionId) => !question.options.has(optionId))) return 'No option of this question';
  if (new Set(optionIds).size !== optionIds.length) return 'Choose each option once';
  if (question.single) return optionIds.length === 1 ? null : 'Choose exactly one option';
  const alone = optionIds.some((optionId) => question.exclusive.has(optionId));
  if (alone) return optionIds.length === 1 ? null : 'This option is chosen alone';
  if (optionIds.length < question.min) return `Choose at least ${question.min}`;
  return optionIds.length > question.max ? `Choose at most ${question.max}` : null;
}
