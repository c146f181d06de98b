import { z } from 'zod';
import { answerOptions, arrangement } from '../../questions/answer-options';
import { origin } from '../../values/reference';
import { languageMap } from '../../values/values';

/** A named set of answer options, to be used by questions. */
export const answerOptionVaultDocument = z.strictObject({
  title: languageMap(),
  arrangement,
  options: answerOptions,
  copiedFrom: origin.optional(),
});
export type OptionSet = z.infer<typeof answerOptionVaultDocument>;

export const emptyOptionSet = (): OptionSet => ({ title: {}, arrangement: 'given', options: {} });
