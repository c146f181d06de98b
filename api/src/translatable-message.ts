import { editorSentences, managerSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import {
  type Filled,
  type NamesIn,
  type Sentence,
  sentenceBook,
  type ValuesOf,
} from '@vitrine/shared/contract/sentences/sentences';
import { languageName } from './areas/tables/language-name';

const sentences = { ...editorSentences, ...managerSentences };
type Sentences = typeof sentences;
export type ApiSentence = NamesIn<Sentences>;

/**
 * What is kept and sent of a finding: English for whoever takes it as it is, and the sentence for all languages
 * (docs/decisions/sentences-as-names-and-values.md).
 */
export interface TranslatableMessage {
  message: string;
  sentence: Sentence;
}

const book = sentenceBook(sentences);
const numbers = new Intl.NumberFormat('en');
const format = { language: 'en', number: (value: number) => numbers.format(value), languageName };

export const translatable = <Name extends ApiSentence>(
  name: Name,
  ...[values]: Filled<ValuesOf<Sentences, Name>>
): TranslatableMessage => ({
  message: book.inEnglish(name, values ?? {}, format),
  sentence: { name, values: values ?? {} },
});

/** The same, where English knows more of it: a reader's or a schema's own words. */
export const translatableAs = <Name extends ApiSentence>(
  message: string,
  name: Name,
  ...values: Filled<ValuesOf<Sentences, Name>>
): TranslatableMessage => ({ ...translatable(name, ...values), message });
