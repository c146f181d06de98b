import { type NamesIn, sentenceBook, type ValuesOf } from './sentences';

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
  'too-heavy': {
    triangles:
      'The scene has {{total}} triangles; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
    materials:
      'The scene has {{total}} materials; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
    textures:
      'The scene has {{total}} of texture memory; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
    bytes:
      'The scene has {{total}} of models to load; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
  },
  'no-questions': 'The poll has no question.',
  'too-few-options': {
    poll: 'A question needs at least {{min}} options.',
    vault: 'There is nothing to choose between: at least two options are needed.',
  },
  'repeated-code': 'Two options have the code “{{code}}”.',
  'same-option': {
    poll: 'Option {{number}} of question {{question}} is called “{{name}}” like another one.',
    vault: 'Option {{number}} is called “{{name}}” like another one.',
    row: 'Row {{number}} is called “{{name}}” like another one.',
  },
  'no-rows': 'The matrix has no row.',
  'impossible-bounds': 'No answer can satisfy both bounds.',
  'no-variants': 'The product has no variant, so visitors see no price.',
  'incomplete-variant': 'Variant {{number}} does not say which of every option it is.',
  'same-variant': 'Variant {{number}} has the same options as another one.',
  'no-price': 'The product has no price.',
  'size-mismatch': 'The model measures {{model}}, the product {{product}} (width × height × depth).',
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

/** The first step is the check's code. */
export type CheckSentence = NamesIn<typeof checkSentences>;

/** What a check's sentence asks to be filled in. */
export type CheckValues<Name extends CheckSentence> = ValuesOf<typeof checkSentences, Name>;

/** Everything that a check may say. */
export const checkBook = sentenceBook(checkSentences);
