import { z } from 'zod';
import { origin } from '../values/reference';
import { languageMap } from '../values/values';
import { answerOptions, arrangement } from './answer-options';

/** A named set of answer options, to be used by questions. */
export const vaultOptionSet = z.strictObject({
  title: languageMap(),
  arrangement,
  options: answerOptions,
  copiedFrom: origin.optional(),
});
export type OptionSet = z.infer<typeof vaultOptionSet>;

export const emptyOptionSet = (): OptionSet => ({ title: {}, arrangement: 'given', options: {} });
