import { answerOptionVaultDocument } from '@vitrine/shared/contract';
import { checkAnswerOptions, optionImages, optionTexts } from './answer-option-checks';
import { answerOptionTable } from './answer-option-table';
import { areaContent } from './area-content';
import { untyped } from './area-table';

/** Option sets reach visitors through questions only, so nothing is compiled of them. */
export const answerOptionVault = areaContent(answerOptionVaultDocument, {
  references: ({ options }) => optionImages('', options),
  texts: ({ options }) => optionTexts(options),
  check: ({ options }, { languages }) => checkAnswerOptions(options, languages),
  table: untyped(answerOptionVaultDocument, answerOptionTable),
});
