import { z } from 'zod';
import { sizesIn } from '../values/sizes';

/**
 * What the API finds, it keeps as a sentence's name and values, because whoever reads it may read another language than
 * whoever brought it about. A book has the English sentences by their names; each remote that shows them has the same
 * in its other languages.
 */

/** A sentence's path: `missing-title.scene`. One that counts has a text for each form: `missing-translation_one`. */
export type NamesIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Base}_one` | `${infer Base}_other`
      ? Base
      : Key
    : `${Key}.${NamesIn<Texts[Key]>}`;
}[keyof Texts & string];

type TextAt<Texts, Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? First extends keyof Texts
    ? TextAt<Texts[First], Rest>
    : never
  : `${Name}_other` extends keyof Texts
    ? Texts[`${Name}_other` & keyof Texts]
    : Texts[Name & keyof Texts];

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What a sentence is about: a name or a number as it is, the others as each reader's language writes them. */
export const sentenceValue = z.union([
  z.string(),
  z.number(),
  /** BCP 47. */
  z.object({ language: z.string() }),
  z.object({ bytes: z.number() }),
  /** Width, height, depth. */
  z.object({ metres: z.array(z.number()) }),
]);
export type SentenceValue = z.infer<typeof sentenceValue>;

/** As it is kept and sent, beside the same in English. */
export const sentence = z.object({ name: z.string(), values: z.record(z.string(), sentenceValue) });
export type Sentence = z.infer<typeof sentence>;

/** As it stands in an answer. What was kept before sentences were has none. */
export interface ApiMessage {
  /** In English. */
  message: string;
  sentence?: Sentence | null | undefined;
}

/** What a sentence asks to be filled in; `count` also chooses between its forms. */
export type ValuesOf<Texts, Name extends string> = {
  [Value in Placeholders<TextAt<Texts, Name>>]: Value extends 'count' ? number : SentenceValue;
};

/** Sentences that ask for nothing take nothing. */
export type Filled<Values> = keyof Values extends never ? [] : [values: Values];

/** How a language writes what differs between languages. */
export interface ValueFormat {
  /** BCP 47. */
  language: string;
  number: (value: number) => string;
  languageName: (tag: string) => string;
}

/** @returns the values as words of a language. `count` stays a number, because it chooses the form. */
export function formattedValues(
  values: Readonly<Record<string, SentenceValue>>,
  format: ValueFormat,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'count' ? Number(value) : formatted(value, format),
    ]),
  );
}

function formatted(value: SentenceValue, { language, languageName, number }: ValueFormat): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return number(value);
  if ('language' in value) return languageName(value.language);
  const { dimensions, fileSize } = sizesIn(language);
  return 'bytes' in value ? fileSize(value.bytes) : dimensions(value.metres);
}

const form = /_(one|other)$/;
const placeholder = /\{\{(\w+)\}\}/g;

function* everySentence(texts: object, path = ''): Generator<[name: string, text: string]> {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') yield [path + key, text];
    else yield* everySentence(text, `${path}${key}.`);
}

/** The sentences of a book by their names. */
export function sentenceBook<Texts extends object>(sentences: Texts) {
  type Name = NamesIn<Texts>;
  /** Every English text, those that count once a form. */
  const texts = new Map(everySentence(sentences));
  const names = new Set([...texts.keys()].map((name) => name.replace(form, '')));
  const english = (name: string, count: unknown) =>
    texts.get(name) ?? texts.get(`${name}_${Number(count) === 1 ? 'one' : 'other'}`) ?? '';
  /** @returns whether this can be said in every language: a sentence that is known here, with all that it asks for. */
  function isKnown(name: string, values: Readonly<Record<string, SentenceValue>>): name is Name {
    if (!names.has(name)) return false;
    return [...english(name, 2).matchAll(placeholder)].every(([, asked = '']) => asked in values);
  }
  /** @returns a sentence in English, its values filled in. */
  function inEnglish(
    name: Name,
    values: Readonly<Record<string, SentenceValue>>,
    format: ValueFormat,
  ): string {
    const words = formattedValues(values, format);
    return english(name, values.count).replace(placeholder, (whole, asked: string) =>
      String(words[asked] ?? whole),
    );
  }
  /**
   * @param say the reader's dictionary. Where that says it in English, the API's own words stand: they may know more.
   * @returns what is said to a reader.
   */
  function inReadersLanguage(
    { message, sentence }: ApiMessage,
    format: ValueFormat,
    say: (name: Name, values: Record<string, string | number>) => string,
  ): string {
    if (!sentence) return message;
    const { name, values } = sentence;
    if (!isKnown(name, values)) return message;
    const words = say(name, formattedValues(values, format));
    return words === inEnglish(name, values, format) ? message : words;
  }
  return { names: [...names] as Name[], isKnown, inEnglish, inReadersLanguage };
}
