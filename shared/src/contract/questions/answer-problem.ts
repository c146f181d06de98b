import type { Answer } from '../responses/answer';
import { choiceProblem } from './choice-problem';
import { questionLimits } from './limits';
import type { AnswerProblem } from './problem-kinds';
import type { PublishedQuestion } from './published-question';
import { fitsFormat } from './text-format';

const largestNumber = 1_000_000_000;

/** The ends of the scales that have them from their method; a rating says its own. */
const scales = { nps: { from: 0, to: 10 }, csat: { from: 1, to: 5 }, ces: { from: 1, to: 7 } } as const;
export const scaleOf = ({
  scale,
  type,
}: Pick<PublishedQuestion, 'scale' | 'type'>): { from: number; to: number } =>
  type === 'nps' || type === 'csat' || type === 'ces' ? scales[type] : (scale ?? { from: 1, to: 5 });

/** Which numbers answer a question of numbers: `step` counts from `min`, or from 0 where there is none. */
export function answerNumbers(question: PublishedQuestion): {
  min: number;
  max: number;
  step?: number;
} {
  if (question.type !== 'number') {
    const { from, to } = scaleOf(question);
    return { min: from, max: to, step: 1 };
  }
  const { max, min, step } = question.number ?? {};
  return {
    min: Math.max(min ?? -largestNumber, -largestNumber),
    max: Math.min(max ?? largestNumber, largestNumber),
    ...(step !== undefined && step > 0 && { step }),
  };
}

/** The number of steps to a number's nearest place on the grid, and that place, as it reads in decimals. */
export function onGrid(question: PublishedQuestion, step: number, steps: number): number {
  const origin = question.type === 'number' ? (question.number?.min ?? 0) : 0;
  return Number((origin + steps * step).toPrecision(15)) + 0;
}
export const stepsTo = (question: PublishedQuestion, step: number, value: number): number =>
  Math.round((value - (question.type === 'number' ? (question.number?.min ?? 0) : 0)) / step);

function numberProblem(question: PublishedQuestion, value: unknown): AnswerProblem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: 'wrong-kind' };
  const { max, min, step } = answerNumbers(question);
  if (value < min) return { problem: 'too-small', bound: min };
  if (value > max) return { problem: 'too-large', bound: max };
  if (step !== undefined && onGrid(question, step, stepsTo(question, step, value)) !== value)
    return { problem: 'off-step', bound: step };
  return null;
}

/** A day that is in the calendar, as ISO 8601 writes it. */
export function isDay(date: unknown): date is string {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function dateProblem({ date: bounds }: PublishedQuestion, date: unknown): AnswerProblem | null {
  if (!isDay(date)) return { problem: 'wrong-kind' };
  const { earliest, latest } = bounds ?? {};
  if (earliest !== undefined && date < earliest) return { problem: 'too-early', bound: earliest };
  if (latest !== undefined && date > latest) return { problem: 'too-late', bound: latest };
  return null;
}

function textProblem({ format, length }: PublishedQuestion, text: unknown): AnswerProblem | null {
  if (typeof text !== 'string') return { problem: 'wrong-kind' };
  const written = text.trim();
  const min = Math.max(length?.min ?? 1, 1);
  const max = Math.min(length?.max ?? questionLimits.answerTextLength, questionLimits.answerTextLength);
  if (written.length < min) return { problem: 'too-short', bound: min };
  if (written.length > max) return { problem: 'too-long', bound: max };
  return format && !fitsFormat(format, written) ? { problem: 'wrong-format', bound: format } : null;
}

function rowsProblem({ options, rows }: PublishedQuestion, answered: unknown): AnswerProblem | null {
  if (typeof answered !== 'object' || answered === null || Array.isArray(answered))
    return { problem: 'wrong-kind' };
  const given = Object.entries(answered);
  if (given.length === 0) return { problem: 'too-few', bound: 1 };
  if (given.some(([rowId]) => !rows?.some(({ id }) => id === rowId))) return { problem: 'no-row' };
  return given.every(([, optionId]) => options?.some(({ id }) => id === optionId))
    ? null
    : { problem: 'no-option' };
}

/** The field that an answer of a kind has, and nothing else. */
function only(answer: unknown, field: string): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  return Object.keys(answer).length === 1 && Object.hasOwn(answer, field)
    ? (answer as Record<string, unknown>)[field]
    : undefined;
}

/**
 * What is wrong with an answer to a question, whatever else was answered; whether it is enough where one is required is
 * another matter (`answersRequired`).
 * @param answer anything: what is no answer at all is of the wrong kind.
 * @returns null for one that can be kept.
 */
export function answerProblem(question: PublishedQuestion, answer: unknown): AnswerProblem | null {
  switch (question.type) {
    case 'single':
    case 'multiple':
    case 'picture':
      return choiceProblem(question, answer);
    case 'ranking':
      return choiceProblem(question, only(answer, 'ranking'));
    case 'matrix':
      return rowsProblem(question, only(answer, 'rows'));
    case 'rating':
    case 'nps':
    case 'csat':
    case 'ces':
    case 'number':
      return numberProblem(question, only(answer, 'number'));
    case 'date':
      return dateProblem(question, only(answer, 'date'));
    case 'short-text':
    case 'long-text':
      return textProblem(question, only(answer, 'text'));
    case 'consent':
      return typeof only(answer, 'consent') === 'boolean' ? null : { problem: 'wrong-kind' };
  }
}

/** Whether an answer that can be kept is enough where one is required: all rows of a matrix, a consent that is given. */
export function answersRequired(question: PublishedQuestion, answer: Answer): boolean {
  if ('rows' in answer) return Object.keys(answer.rows).length === (question.rows ?? []).length;
  return !('consent' in answer) || answer.consent;
}
