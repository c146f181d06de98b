import { z } from 'zod';

/**
 * What the certificate says, in English: a sentence for each thing that can be wrong, under the check's code, and below
 * that by which of its cases it is. The editor has the same in other languages (`de-checks.ts`). Published versions keep
 * names and values: a name stays what it is, and what says something else gets another one.
 */
export const checkSentences = {
  'no-scene': 'The experience has no scene.',
  'manifest-too-large':
    'What visitors load first has {{size}} bytes compressed; at most {{limit}} can be published. Shorten titles or archive documents.',
  'missing-title': {
    landing: 'The landing page has no title; visitors read the experience’s name.',
    scene: 'The scene has no title.',
    poll: 'The poll has no title.',
    product: 'The product has no title.',
    collection: 'The collection has no title.',
    video: 'The video has no title.',
    playlist: 'The playlist has no title.',
  },
  'missing-alt': {
    scene: 'The scene has no alternative text for people who cannot see it.',
    objects_one: '{{count}} object has no alternative text.',
    objects_other: '{{count}} objects have no alternative text.',
    picture: 'Picture {{number}} has no alternative text for people who cannot see it.',
  },
  'missing-text': {
    question: 'The question has no text.',
    option: 'Option {{number}} has no text.',
    pollQuestion: 'Question {{number}} has no text.',
    pollOption: 'Option {{number}} of question {{question}} has no text.',
    chapter: 'Chapter {{number}} has no title.',
  },
  'missing-translation_one': '{{count}} text has no translation into {{language}}.',
  'missing-translation_other': '{{count}} texts have no translation into {{language}}.',
  'missing-document': 'What this names was archived or does not exist.',
  'missing-picture': 'This picture does not exist any more.',
  'missing-video': 'This video’s file does not exist any more.',
  'archived-in-vault': 'This is no longer in its vault. The copy here stays as it is.',
  'empty-scene': 'The scene has no visible object.',
  'missing-model': {
    object: 'The model of “{{name}}” does not exist any more.',
    product: 'The product’s model does not exist any more.',
  },
  'model-too-large': 'The model “{{name}}” has {{size}}; at most {{limit}} can be published.',
  'scene-triangles':
    'The scene has {{total}} triangles; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'scene-materials':
    'The scene has {{total}} materials; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'scene-textures':
    'The scene has {{total}} of texture memory; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'scene-bytes':
    'The scene has {{total}} of models to load; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'no-questions': 'The poll has no question.',
  'too-few-options': {
    poll: 'A question needs at least {{min}} options.',
    vault: 'There is nothing to choose between: at least two options are needed.',
  },
  'repeated-code': 'Two options have the code “{{code}}”.',
  'no-rows': 'The matrix has no row.',
  'impossible-bounds': 'No answer can satisfy both bounds.',
  'no-variants': 'The product has no variant, so visitors see no price.',
  'incomplete-variant': 'Variant {{number}} does not say which of every option it is.',
  'same-variant': 'Variant {{number}} has the same options as another one.',
  'no-price': 'The product has no price.',
  'size-mismatch': 'The model measures {{model}}, the product {{product}}.',
  'same-handle': 'Another product has the handle “{{handle}}” too, so tables cannot tell them apart.',
  'no-name': 'It is not said yet which collection this is.',
  'same-collection': 'The collection “{{name}}” has titles already. Visitors read the first.',
  'collection-without-titles':
    'The collection “{{name}}” has no titles, so visitors read this name in every language.',
  'no-video': 'There is no video yet. Upload one or give its address.',
  'bad-address': 'The video’s address has to begin with https://.',
  'bad-times': 'The video ends before it begins.',
  expired: 'The video has expired: visitors do not see it any more.',
  'no-captions': 'The video has no captions in {{language}} for people who cannot hear it.',
  'no-poster': 'The video has no poster.',
  'caption-times_one': '{{count}} caption in {{language}} ends before it begins.',
  'caption-times_other': '{{count}} captions in {{language}} end before they begin.',
  'empty-caption_one': '{{count}} caption in {{language}} has no text.',
  'empty-caption_other': '{{count}} captions in {{language}} have no text.',
  'late-caption_one': '{{count}} caption in {{language}} begins after the video has ended.',
  'late-caption_other': '{{count}} captions in {{language}} begin after the video has ended.',
  'late-chapter': 'A chapter begins after the video has ended.',
  'empty-playlist': 'The playlist has no video.',
  'low-contrast': {
    light: {
      textOnBackground:
        'Text on the background has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
      textOnSurface: 'Text on surfaces has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
      onAccentOnAccent:
        'Text on the accent colour has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
      accentOnSurface:
        'The accent colour on surfaces has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
    },
    dark: {
      textOnBackground:
        'Text on the background has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
      textOnSurface:
        'Text on surfaces has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
      onAccentOnAccent:
        'Text on the accent colour has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
      accentOnSurface:
        'The accent colour on surfaces has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
    },
  },
} as const;

type Sentences = typeof checkSentences;

type NamesIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Base}_one` | `${infer Base}_other`
      ? Base
      : Key
    : `${Key}.${NamesIn<Texts[Key]>}`;
}[keyof Texts & string];

/** A sentence's path: `missing-title.scene`. The first step is the check's code. */
export type CheckSentence = NamesIn<Sentences>;

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

/** What a sentence is about: a name or a number as it is, the others as each reader's language tells them. */
export const checkValue = z.union([
  z.string(),
  z.number(),
  /** BCP 47. */
  z.object({ language: z.string() }),
  z.object({ bytes: z.number() }),
  /** Width, height, depth. */
  z.object({ metres: z.array(z.number()) }),
]);
export type CheckValue = z.infer<typeof checkValue>;

/** What a sentence asks to be filled in; `count` also chooses between its forms. */
export type CheckValues<Name extends CheckSentence> = {
  [Value in Placeholders<TextAt<Sentences, Name>>]: Value extends 'count' ? number : CheckValue;
};

/** How a language tells what differs between languages. */
export interface Telling {
  number: (value: number) => string;
  languageName: (tag: string) => string;
}

const MiB = 1024 * 1024;

/** @returns the values as words of a language. `count` stays a number, because it chooses the form. */
export function toldValues(
  values: Readonly<Record<string, CheckValue>>,
  telling: Telling,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'count' ? Number(value) : told(value, telling),
    ]),
  );
}

function told(value: CheckValue, { languageName, number }: Telling): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return number(value);
  if ('language' in value) return languageName(value.language);
  if ('bytes' in value) return `${number(rounded(value.bytes / MiB, 1))} MiB`;
  return `${value.metres.map((one) => number(rounded(one, 2))).join(' × ')} m`;
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const form = /_(one|other)$/;

function* everySentence(texts: object, path = ''): Generator<[name: string, text: string]> {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') yield [path + key, text];
    else yield* everySentence(text, `${path}${key}.`);
}

/** Every English text, those that count once a form: `missing-translation_one`. */
const texts = new Map(everySentence(checkSentences));
const names = new Set([...texts.keys()].map((name) => name.replace(form, '')));

/** Every sentence that a check may say. */
export const checkSentenceNames = [...names] as CheckSentence[];

const placeholder = /\{\{(\w+)\}\}/g;

const english = (name: string, count: unknown) =>
  texts.get(name) ?? texts.get(`${name}_${Number(count) === 1 ? 'one' : 'other'}`) ?? '';

/** @returns whether this can be said in every language: a sentence that is known here, with all that it asks for. */
export function isKnownSentence(
  name: string,
  values: Readonly<Record<string, CheckValue>>,
): name is CheckSentence {
  if (!names.has(name)) return false;
  return [...english(name, 2).matchAll(placeholder)].every(([, asked = '']) => asked in values);
}

/** @returns a sentence in English, its values filled in. */
export function inEnglish(
  name: CheckSentence,
  values: Readonly<Record<string, CheckValue>>,
  telling: Telling,
): string {
  const words = toldValues(values, telling);
  return english(name, values.count).replace(placeholder, (whole, asked: string) =>
    String(words[asked] ?? whole),
  );
}
