import {
  type Check,
  type CheckSentence,
  type CheckValue,
  type CheckValues,
  inEnglish,
} from '@vitrine/shared/contract';
import type { Finding } from './area-content';
import { languageName } from './language-name';

/** What is wrong and how bad it is, wherever it is. */
export interface Fault {
  level: Check['level'];
  name: CheckSentence;
  values: Record<string, CheckValue>;
}

/** Sentences that ask for nothing take nothing. */
type Filled<Name extends CheckSentence> = keyof CheckValues<Name> extends never
  ? []
  : [values: CheckValues<Name>];

/** Blocks publishing. */
export const fault = <Name extends CheckSentence>(name: Name, ...[values]: Filled<Name>): Fault => ({
  level: 'error',
  name,
  values: values ?? {},
});

/** Is told, and published all the same. */
export const doubt = <Name extends CheckSentence>(name: Name, ...[values]: Filled<Name>): Fault => ({
  level: 'warning',
  name,
  values: values ?? {},
});

const numbers = new Intl.NumberFormat('en');
const telling = { number: (value: number) => numbers.format(value), languageName };

/** @param pointer JSON pointer to the place in the document. */
export const findingAt = (pointer: string, { level, name, values }: Fault): Finding => ({
  level,
  code: name.split('.')[0] ?? name,
  message: inEnglish(name, values, telling),
  sentence: { name, values },
  pointer,
});
