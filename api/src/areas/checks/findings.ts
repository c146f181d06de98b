import {
  type Check,
  type CheckSentence,
  type CheckValues,
  checkBook,
  type Filled,
  type SentenceValue,
} from '@vitrine/shared/contract';
import { languageName } from '../tables/language-name';

/** A check's result within one document. */
export type Finding = Omit<Check, 'area' | 'documentId'>;

/** The same, of one of several documents. */
export type DocumentFinding = Omit<Check, 'area'>;

/** What is wrong and how bad it is, wherever it is. */
export interface Fault {
  level: Check['level'];
  name: CheckSentence;
  values: Record<string, SentenceValue>;
}

/** Blocks publishing. */
export const fault = <Name extends CheckSentence>(
  name: Name,
  ...[values]: Filled<CheckValues<Name>>
): Fault => ({
  level: 'error',
  name,
  values: values ?? {},
});

/** Is told, and published all the same. */
export const doubt = <Name extends CheckSentence>(
  name: Name,
  ...[values]: Filled<CheckValues<Name>>
): Fault => ({
  level: 'warning',
  name,
  values: values ?? {},
});

const numbers = new Intl.NumberFormat('en');
const format = { language: 'en', number: (value: number) => numbers.format(value), languageName };

/** @param pointer JSON pointer to the place in the document. */
export const findingAt = (pointer: string, { level, name, values }: Fault): Finding => ({
  level,
  code: name.split('.')[0] ?? name,
  message: checkBook.inEnglish(name, values, format),
  sentence: { name, values },
  pointer,
});
