import { type AreaChecks, areaChecks } from '../areas/registry';
import { checksTogether } from './checks-together';
import { type NamesIn, sentenceBook, type ValuesOf } from './sentences';

/** What the certificate says of more than one area. */
export const commonChecks = {
  'missing-translation_one': '{{count}} text has no translation into {{language}}.',
  'missing-translation_other': '{{count}} texts have no translation into {{language}}.',
  'missing-document': 'What this names was archived or does not exist.',
  'missing-picture': 'This picture does not exist any more.',
  'missing-video': 'This video’s file does not exist any more.',
  'missing-placement': 'This placement was archived or does not exist.',
  'archived-in-vault': 'This is no longer in its vault. The copy here stays as it is.',
  'model-too-large': 'The model “{{name}}” has {{size}}; at most {{limit}} can be published.',
  'repeated-code': 'Two options have the code “{{code}}”.',
  'missing-text': {
    option: 'Option {{number}} has no text.',
  },
  'too-few-options': {
    vault: 'There is nothing to choose between: at least two options are needed.',
  },
  'same-option': {
    vault: 'Option {{number}} is called “{{name}}” like another one.',
  },
} as const;

/**
 * What the certificate says, in English: a sentence for each thing that can be wrong, under the check's code, and below
 * that by which of its cases it is. Each area has its own. The editor has the same in other languages. Published versions
 * keep names and values: a name stays what it is, and what says something else gets another one.
 */
export const checkSentences = checksTogether([commonChecks, ...areaChecks]) as typeof commonChecks &
  AreaChecks;

/** The first step is the check's code. */
export type CheckSentence = NamesIn<typeof checkSentences>;

/** What a check's sentence asks to be filled in. */
export type CheckValues<Name extends CheckSentence> = ValuesOf<typeof checkSentences, Name>;

/** Everything that a check may say. */
export const checkBook = sentenceBook(checkSentences);
