import type { QuestionResults } from '@vitrine/shared/contract';

/**
 * What tells a list of answers from others: how answers are counted, and what they are called in the base language, one
 * after the other. Options without words are themselves alone. null: a question without such a list; a matrix has a
 * table of its own.
 */
function listOf({ bars, type }: QuestionResults, baseLanguage: string): string | null {
  if (type === 'matrix' || bars.length === 0) return null;
  const hasWords = bars.some(({ label }) => label !== null);
  // Of a ranking, how often each came first: no share of those who chose it.
  const kind = hasWords && type !== 'ranking' ? 'options' : type;
  return JSON.stringify([kind, ...bars.map(({ label, value }) => label?.[baseLanguage]?.trim() || value)]);
}

/** Questions that can be read side by side, of each list of answers at least two; and all the others, in their order. */
export function answerLists(questions: QuestionResults[], baseLanguage: string) {
  const byList = new Map<string, QuestionResults[]>();
  for (const question of questions) {
    const list = listOf(question, baseLanguage);
    if (list !== null) byList.set(list, [...(byList.get(list) ?? []), question]);
  }
  const lists = [...byList.values()].filter(({ length }) => length > 1);
  return { lists, others: questions.filter((question) => !lists.some((list) => list.includes(question))) };
}
