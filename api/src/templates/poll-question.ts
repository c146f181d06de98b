import type { AnswerOptions, PollingDocument } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';

export type Option = [id: string, en: string, de: string];

/** Options to choose among, in the order given. */
export function choices(options: Option[]): AnswerOptions {
  const orders = generateNKeysBetween(null, null, options.length);
  return Object.fromEntries(
    options.map(([id, en, de], i) => [id, { order: orders[i] ?? 'a0', label: { en, de } }]),
  );
}

/** A question with its options, in the order given. */
export const question = (
  order: string,
  type: 'single' | 'multiple',
  text: { en: string; de: string },
  options: Option[],
): PollingDocument['questions'][string] => ({
  order,
  reference: { source: 'inline' },
  type,
  text,
  options: choices(options),
});
