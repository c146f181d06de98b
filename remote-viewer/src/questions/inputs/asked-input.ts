import type { Answer } from '@vitrine/shared/contract';
import type { QuestionType } from '@vitrine/shared/contract/questions/vault-question';
import type { PictureSize } from '@vitrine/shared/contract/values/picture';
import type { StepTexts } from '../texts/en';
import type { InputTexts } from './texts/en';

type Words = Record<string, string>;

/** One thing that is asked, of whatever type, as its input needs to know it. */
export interface AskedInput {
  id: string;
  type: QuestionType;
  text: Words;
  help?: Words | undefined;
  /** In the order in which this visitor gets them. */
  options?: InputOption[] | undefined;
  /** How many options have to be chosen at least and at most. */
  selection?: { min: number; max: number } | undefined;
  rows?: { id: string; label: Words }[] | undefined;
  /** The least and the largest number of a scale. */
  scale?: { from: number; to: number } | undefined;
  /** What the ends of a scale are called; some scales have words of their own. */
  ends?: { low?: Words | undefined; high?: Words | undefined } | undefined;
  number?:
    | {
        min?: number | undefined;
        max?: number | undefined;
        step?: number | undefined;
        unit?: Words | undefined;
      }
    | undefined;
  date?: { earliest?: string | undefined; latest?: string | undefined } | undefined;
  /** How long a text may be, in UTF-16 code units. */
  longest?: number | undefined;
  format?: 'email' | 'phone' | 'https' | undefined;
}

export interface InputOption {
  id: string;
  label: Words;
  image?: string | undefined;
  imageSizes?: PictureSize[] | undefined;
  colour?: string | undefined;
  exclusive?: true | undefined;
}

/** The words of an area that asks questions of any type. */
export interface AskingTexts {
  steps: StepTexts;
  inputs: InputTexts;
}

/** What every input gets. */
export interface InputProps {
  question: AskedInput;
  answer: Answer | undefined;
  /** undefined: there is no answer any more. */
  onAnswer: (answer: Answer | undefined) => void;
  /** The words of staff, in the visitor's language. */
  say: (words: Words) => string;
  texts: InputTexts;
  /** Of the texts, as useTexts has it. */
  textsMark: { lang?: string; dir?: 'ltr' | 'rtl' };
  /** Of an input that is one field: the id that its label names. */
  fieldId: string;
  /** Ids of what is said about the question; undefined where nothing is. */
  describedBy: string | undefined;
  isInvalid: boolean;
}
