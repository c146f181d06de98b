import { vaultOptionSet } from '@vitrine/shared/contract';
import { areaContent } from '../area-content';
import { checkAnswerOptions, optionImages, optionTexts } from '../options/answer-option-checks';
import { untyped } from '../tables/area-table';
import { answerOptionTable } from './table';

/** Option sets reach visitors through questions only, so nothing is compiled of them. */
export const answerOptionVault = areaContent(vaultOptionSet, {
  references: ({ options }) => optionImages('', options),
  texts: ({ options }) => optionTexts(options),
  check: ({ options }, { languages }) => checkAnswerOptions(options, languages),
  table: untyped(vaultOptionSet, answerOptionTable),
});
