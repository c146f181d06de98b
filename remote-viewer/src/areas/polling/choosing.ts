import type { PublishedPoll } from '@vitrine/shared/contract';

type Question = PublishedPoll['questions'][number];
type Option = Question['options'][number];

/**
 * The options in the order for one visitor: shuffled where the question says so. Those with a fixed place keep it, and
 * so does the last where it stays last.
 * @param random from 0 to below 1.
 */
export function arrangedOptions(
  { arrangement, options }: Pick<Question, 'arrangement' | 'options'>,
  random: () => number = Math.random,
): Option[] {
  if (!arrangement || arrangement === 'given') return options;
  const lastStays = arrangement === 'shuffled-but-last';
  const stays = (option: Option, place: number) =>
    option.fixed === true || (lastStays && place === options.length - 1);
  const moving = shuffled(
    options.filter((option, place) => !stays(option, place)),
    random,
  );
  return options.map((option, place) => (stays(option, place) ? option : (moving.shift() ?? option)));
}

/**
 * Random numbers from 0 to below 1, the same ones again from the same seed (mulberry32).
 * @param seed 32 bits.
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher and Yates. */
function shuffled<T>(items: T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [mixed[last] as T, mixed[other] as T];
    mixed[last] = b;
    mixed[other] = a;
  }
  return mixed;
}

/** What is chosen after an option was pressed. An exclusive option stands alone; beyond the most nothing is added. */
export function chosenAfter({ options, selection, type }: Question, chosen: string[], id: string): string[] {
  if (type === 'single') return [id];
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const exclusive = new Set(options.flatMap((option) => (option.exclusive ? option.id : [])));
  if (exclusive.has(id)) return [id];
  const others = chosen.filter((other) => !exclusive.has(other));
  return others.length >= (selection?.max ?? options.length) ? others : [...others, id];
}

/** Of choices that were kept, those that these questions still have. */
export function knownChoices(questions: Question[], kept: unknown): Record<string, string[]> {
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
export function isAnswered({ options, selection, type }: Question, chosen: string[]): boolean {
  if (chosen.length === 0) return false;
  const alone = options.some(({ exclusive, id }) => exclusive && chosen.includes(id));
  return type === 'single' || alone || chosen.length >= (selection?.min ?? 1);
}
