import { choicesAllowed } from '../../../questions/choice-problem';
import type { Answer } from '../../../responses/answer';
import type { PublishedSurveyQuestion } from '../published';
import { mostClasses } from './most-classes';

interface Partial<Chosen> {
  chosen: Chosen;
  /** What later decides: partial choices that are alike in it lead to the same classes. */
  key: string;
}

/**
 * Choices made one after another, each with all that may be chosen; alike ones are followed once.
 * @returns null where more than `mostClasses` differ.
 */
function choices<Chosen>(
  none: Partial<Chosen>,
  turns: ((before: Partial<Chosen>) => Partial<Chosen>[])[],
): Chosen[] | null {
  let known = [none];
  for (const turn of turns) {
    const next = new Map<string, Partial<Chosen>>();
    for (const before of known)
      for (const after of turn(before)) if (!next.has(after.key)) next.set(after.key, after);
    if (next.size > mostClasses) return null;
    known = [...next.values()];
  }
  return known.map(({ chosen }) => chosen);
}

const total = ({ options = [] }: PublishedSurveyQuestion, chosen: string[]) =>
  options.reduce((sum, { id, value = 0 }) => sum + (chosen.includes(id) ? value : 0), 0);

/** One answer for every way of choosing that options named in `tested`, or the sum of values where it counts, tell apart. */
export function choiceCandidates(
  question: PublishedSurveyQuestion,
  tested: ReadonlySet<string>,
  counted: boolean,
): Answer[] | null {
  const { options = [], type } = question;
  if (type === 'single') return options.map(({ id }) => [id]);
  const keyOf = (chosen: string[]) =>
    JSON.stringify([
      chosen.length,
      chosen.filter((id) => tested.has(id)),
      counted ? total(question, chosen).toPrecision(12) : 0,
    ]);
  const { max } = choicesAllowed(question);
  const together = choices<string[]>(
    { chosen: [], key: '' },
    options
      .filter(({ exclusive }) => !exclusive)
      .map(({ id }) => ({ chosen, key }) => {
        const more = [...chosen, id];
        return [
          { chosen, key: key || keyOf(chosen) },
          ...(more.length <= max ? [{ chosen: more, key: keyOf(more) }] : []),
        ];
      }),
  );
  return together && [...together, ...options.flatMap(({ exclusive, id }) => (exclusive ? [[id]] : []))];
}

/** Each option as the best, the others in order. */
export function rankingCandidates(question: PublishedSurveyQuestion): Answer[] {
  const ids = (question.options ?? []).map(({ id }) => id);
  const { max, min } = choicesAllowed(question);
  return ids.map((first) => ({
    ranking: [first, ...ids.filter((id) => id !== first)].slice(0, Math.max(1, Math.min(min, max))),
  }));
}

/** One answer for every way of answering a matrix that the tested cells, the sum of values, or a missing row tell apart. */
export function matrixCandidates(
  question: PublishedSurveyQuestion,
  /** Rows and options, as `cell` writes them. */
  tested: ReadonlySet<string>,
  counted: boolean,
): Answer[] | null {
  const { options = [], rows = [] } = question;
  type Cells = Record<string, string>;
  const keyOf = (cells: Cells, total: number) =>
    JSON.stringify([
      Object.keys(cells).length,
      Object.entries(cells).filter(([row, option]) => tested.has(matrixCell(row, option))),
      counted ? total.toPrecision(12) : 0,
    ]);
  const sumOf = (cells: Cells) =>
    Object.values(cells).reduce(
      (sum, id) => sum + (options.find((option) => option.id === id)?.value ?? 0),
      0,
    );
  const answers = choices<Cells>(
    { chosen: {}, key: '' },
    rows.map((row) => ({ chosen, key }) => [
      { chosen, key: key || keyOf(chosen, 0) },
      ...options.map(({ id }) => {
        const cells = { ...chosen, [row.id]: id };
        return { chosen: cells, key: keyOf(cells, sumOf(cells)) };
      }),
    ]),
  );
  return answers?.map((rows) => ({ rows })) ?? null;
}

export const matrixCell = (row: string, option: string) => `${row} ${option}`;
