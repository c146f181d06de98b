import { answerNumbers, answerProblem, isDay, onGrid, stepsTo } from '../../../questions/answer-problem';
import type { Answer } from '../../../responses/answer';
import { dayAfter } from '../../../values/zoned-time';
import { comparableWords } from '../logic/conditions';
import type { PublishedSurveyQuestion } from '../published';
import { mostClasses } from './most-classes';

const numberAnswer = (number: number): Answer => ({ number });

/**
 * Numbers that tests tell apart: each number that they name, and one between each two. Where the number itself counts,
 * all that can be answered.
 * @returns null where those are more than `mostClasses`, or without end.
 */
export function numberCandidates(
  question: PublishedSurveyQuestion,
  tested: number[],
  counted: boolean,
): Answer[] | null {
  const { max, min, step } = answerNumbers(question);
  if (counted) {
    if (step === undefined || (max - min) / step >= mostClasses) return null;
    const first = stepsTo(question, step, min);
    return range(Math.floor((max - min) / step) + 2).map((steps) =>
      numberAnswer(onGrid(question, step, first + steps)),
    );
  }
  const points = [...new Set([min, ...tested.filter((number) => number > min && number < max), max])].sort(
    (a, b) => a - b,
  );
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const between = next === undefined ? [] : numbersBetween(question, step, point, next);
    return [point, ...between].map(numberAnswer);
  });
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A number between two, whole where there is one; on the grid of the steps none where none lies between. */
function numbersBetween(
  question: PublishedSurveyQuestion,
  step: number | undefined,
  low: number,
  high: number,
): number[] {
  const near = step === undefined ? 0 : stepsTo(question, step, low);
  const grid = step === undefined ? [] : range(4).map((steps) => onGrid(question, step, near - 1 + steps));
  const whole = low <= -1e9 && high < 1e9 ? Math.ceil(high) - 1 : Math.floor(low) + 1;
  return [...grid, whole, low + (high - low) / 2]
    .filter((number) => number > low && number < high && !answerProblem(question, { number }))
    .slice(0, 1);
}

/** Days that tests tell apart: each that they name, the days beside it, and the first and last that can be answered. */
export function dateCandidates({ date }: PublishedSurveyQuestion, tested: string[]): Answer[] {
  const ends = [date?.earliest ?? '0001-01-01', date?.latest ?? '9999-12-31'];
  const near = tested.filter(isDay).flatMap((day) => [dayAfter(day, -1), day, dayAfter(day, 1)]);
  return [...near, ...ends].filter(isDay).map((day) => ({ date: day }));
}

/** The texts that tests name, and one that none of them names. */
export function textCandidates({ format, length }: PublishedSurveyQuestion, tested: string[]): Answer[] {
  const named = new Set(tested.map(comparableWords));
  const others = range(named.size + 1).map((index) => textLike(format, length?.min ?? 1, index));
  return [...tested, ...others.filter((text) => !named.has(comparableWords(text))).slice(0, 1)].map(
    (text) => ({
      text,
    }),
  );
}

/** The shortest texts of a format that are long enough: another one for each index. */
function textLike(format: PublishedSurveyQuestion['format'], min: number, index: number): string {
  switch (format) {
    case 'email':
      return `${letter(index)}@b.c`.padStart(min, 'x');
    case 'phone':
      return String(10_000 + index)
        .padStart(Math.min(min, 15), '1')
        .padEnd(min, ' -')
        .replace(/ $/, ')');
    case 'https':
      return `https://${letter(index)}`.padEnd(min, 'x');
    default:
      return letter(index).padEnd(min, 'x');
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** One character, another one for each index up to 20,000: letters, then the Chinese characters of Unicode. */
const letter = (index: number) =>
  letters[index] ?? String.fromCodePoint(0x4e00 + ((index - letters.length) % 20_000));
