import type { PublishedChoice } from '@vitrine/shared/contract';
import type { QuestionType } from '@vitrine/shared/contract/questions/vault-question';

type Option = PublishedChoice['options'][number];

/**
 * A question as a choice of options; null for one that is answered otherwise. Of pictures one is chosen, unless the
 * question says that it may be more.
 */
export function asChoice<Question extends Omit<PublishedChoice, 'type'> & { type: QuestionType }>(
  question: Question,
): (Question & PublishedChoice) | null {
  const { selection, type } = question;
  if (type === 'single' || type === 'multiple') return { ...question, type };
  return type === 'picture' ? { ...question, type: (selection?.max ?? 1) > 1 ? 'multiple' : 'single' } : null;
}

/**
 * The options in the order for one visitor: shuffled where the question says so. Those with a fixed place keep it, and
 * so does the last where it stays last.
 * @param rankOf an option, by its id: any number, the same each time that it is asked.
 */
export function arrangedOptions(
  { arrangement, options }: Pick<PublishedChoice, 'arrangement' | 'options'>,
  rankOf: (optionId: string) => number,
): Option[] {
  if (!arrangement || arrangement === 'given') return options;
  const lastStays = arrangement === 'shuffled-but-last';
  const stays = (option: Option, place: number) =>
    option.fixed === true || (lastStays && place === options.length - 1);
  const moving = options
    .filter((option, place) => !stays(option, place))
    .toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  return options.map((option, place) => (stays(option, place) ? option : (moving.shift() ?? option)));
}

/** @returns a random number for each id, always the same for the same one. */
export function randomRanks(): (id: string) => number {
  const ranks = new Map<string, number>();
  return (id) => {
    const rank = ranks.get(id) ?? Math.random();
    ranks.set(id, rank);
    return rank;
  };
}

/** What is chosen after an option was pressed. An exclusive option stands alone; beyond the most nothing is added. */
export function chosenAfter(
  { options, selection, type }: PublishedChoice,
  chosen: string[],
  id: string,
): string[] {
  if (type === 'single') return [id];
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const exclusive = new Set(options.flatMap((option) => (option.exclusive ? option.id : [])));
  if (exclusive.has(id)) return [id];
  const others = chosen.filter((other) => !exclusive.has(other));
  return others.length >= (selection?.max ?? options.length) ? others : [...others, id];
}

/** Of choices that were kept, those that these questions still have. */
export function knownChoices(
  questions: Pick<PublishedChoice & { id: string }, 'id' | 'options'>[],
  kept: unknown,
): Record<string, string[]> {
  const before = new Map(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}));
  return Object.fromEntries(
    questions.flatMap(({ id, options }): [string, string[]][] => {
      const chosen: unknown = before.get(id);
      if (!Array.isArray(chosen)) return [];
      return [[id, options.flatMap((option) => (chosen.includes(option.id) ? option.id : []))]];
    }),
  );
}

/** Whether a question is answered as far as it must be. */
export function isAnswered({ options, selection, type }: PublishedChoice, chosen: string[]): boolean {
  if (chosen.length === 0) return false;
  const alone = options.some(({ exclusive, id }) => exclusive && chosen.includes(id));
  return type === 'single' || alone || chosen.length >= (selection?.min ?? 1);
}
