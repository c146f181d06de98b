import type { AnswerProblem } from './problem-kinds';
import type { PublishedQuestion } from './published-question';

/**
 * How many options have to be chosen at least and at most. One where the question takes one; of several at least one; in
 * a ranking all; unless the question says otherwise.
 */
export function choicesAllowed({ options = [], selection, type }: PublishedQuestion): {
  min: number;
  max: number;
} {
  if (type === 'single') return { min: 1, max: 1 };
  if (type === 'picture') return { min: selection?.min ?? 1, max: selection?.max ?? 1 };
  return {
    min: selection?.min ?? (type === 'ranking' ? (selection?.max ?? options.length) : 1),
    max: selection?.max ?? options.length,
  };
}

/** What is wrong with chosen or ranked options. One that is chosen alone is right whatever the bounds. */
export function choiceProblem(question: PublishedQuestion, chosen: unknown): AnswerProblem | null {
  if (!Array.isArray(chosen) || chosen.length === 0) return { problem: 'wrong-kind' };
  const options = new Map(question.options?.map((option) => [option.id, option]));
  if (chosen.some((id) => !options.has(id))) return { problem: 'no-option' };
  if (new Set(chosen).size !== chosen.length) return { problem: 'repeated' };
  if (question.type !== 'ranking' && chosen.some((id) => options.get(id)?.exclusive))
    return chosen.length === 1 ? null : { problem: 'not-alone' };
  const { max, min } = choicesAllowed(question);
  if (chosen.length < min) return { problem: 'too-few', bound: min };
  return chosen.length > max ? { problem: 'too-many', bound: max } : null;
}
