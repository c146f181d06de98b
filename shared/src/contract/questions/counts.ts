import type { Answer } from '../responses/answer';
import type { QuestionType } from './vault-question';

/**
 * By what answers to questions of any type are counted, where counts are kept as answers come in. Free of zod: viewers
 * use it too.
 */

/** Of numbers, days and texts only how many there are is counted: what they say never leaves the answer. */
export const answeredCount = 'answered';

/** Of a matrix: an option in a row. No id has a point. */
export const cellCount = (rowId: string, optionId: string) => `${rowId}.${optionId}`;

/**
 * The counts to which an answer adds one each: chosen options, a number of a scale, `true` or `false` of a consent,
 * cells of a matrix. A ranking gives points by the Borda count: of three options the best gets three, the last one.
 * They are given by its own length, so that what an answer has counted can be taken back whatever was published since.
 */
export function countsOf(type: QuestionType, answer: Answer): string[] {
  if (Array.isArray(answer)) return answer;
  if ('ranking' in answer)
    return answer.ranking.flatMap((option, place, { length }) => Array(length - place).fill(option));
  if ('rows' in answer) return Object.entries(answer.rows).map(([row, option]) => cellCount(row, option));
  if ('consent' in answer) return [String(answer.consent)];
  if ('number' in answer && type !== 'number') return [String(answer.number)];
  return [answeredCount];
}
