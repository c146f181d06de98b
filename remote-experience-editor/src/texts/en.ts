import { editorSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { checkSentences } from '@vitrine/shared/contract/sentences/check-sentences';
import { areaTexts } from '../areas/texts';
import comments from './comments/en.json';
import documents from './documents/en.json';
import fields from './fields/en.json';
import figures from './figures/en.json';
import frame from './frame/en.json';
import imports from './imports/en.json';
import lists from './lists/en.json';
import periods from './periods/en.json';
import presence from './presence/en.json';
import preview from './preview/en.json';
import questions from './questions/en.json';
import review from './review/en.json';
import runs from './runs/en.json';
import schedules from './schedules/en.json';
import tokens from './tokens/en.json';
import translations from './translations/en.json';
import uploads from './uploads/en.json';
import values from './values/en.json';
import vaults from './vaults/en.json';
import words from './words/en.json';

/**
 * The editor's English texts by topic. A topic is a folder here or an area; what the API and its checks say is the
 * contract's in English. `fields` and `values` hold what several areas call their fields and choices.
 */
export const en = {
  ...areaTexts,
  'api-sentences': editorSentences,
  checks: checkSentences,
  comments,
  documents,
  fields,
  figures,
  frame,
  imports,
  lists,
  periods,
  presence,
  preview,
  questions,
  review,
  runs,
  schedules,
  tokens,
  translations,
  uploads,
  values,
  vaults,
  words,
};
