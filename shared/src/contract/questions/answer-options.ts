import { z } from 'zod';
import { entryId, orderKey, sha256 } from '../values/ids';
import { inOrder } from '../values/order';
import { hexColour, type LanguageMap, languageMap } from '../values/values';
import { questionLimits } from './limits';

/**
 * One answer option, in option sets, vault questions and polls alike. Its key in the map is what answers name, so
 * neither its words nor its place ever split results.
 */
export const answerOption = z.strictObject({
  order: orderKey,
  label: languageMap(questionLimits.optionTextLength),
  /** Short name for tables and exports: "agree", "5". */
  code: z
    .string()
    .max(40, 'At most 40 characters')
    .refine((text) => !/\p{Cc}/u.test(text), 'No line breaks or control characters')
    .optional(),
  /** A picture of the brand's. */
  image: sha256.optional(),
  value: z.number().min(-1_000_000).max(1_000_000).optional(),
  colour: hexColour.optional(),
  /** Visitors of a survey may write what they mean; anywhere else it is an option like any other. */
  other: z.literal(true).optional(),
  /** Chosen alone: "None of these". */
  exclusive: z.literal(true).optional(),
  /** Keeps its place when the others are shuffled. */
  fixed: z.literal(true).optional(),
});
export type AnswerOption = z.infer<typeof answerOption>;
export type AnswerOptions = Record<string, AnswerOption>;

/**
 * Entries that are called like one before them, in any of the languages: neither visitors nor results could tell them
 * apart.
 * @returns the name that they share, by their id.
 */
export function repeatedNames(
  entries: Record<string, { order: string; label: LanguageMap }>,
  languages: string[],
): Map<string, string> {
  const seen = new Set<string>();
  const repeated = new Map<string, string>();
  for (const [id, { label }] of inOrder(entries))
    for (const language of languages) {
      const name = label[language]?.trim() ?? '';
      const key = `${language} ${name.toLocaleLowerCase(language)}`;
      if (name && seen.has(key)) repeated.set(id, name);
      seen.add(key);
    }
  return repeated;
}

export const answerOptions = z
  .record(entryId, answerOption)
  .refine(
    (options) => Object.keys(options).length <= questionLimits.options,
    `At most ${questionLimits.options} options`,
  );

/** In which order visitors get the options. */
export const arrangement = z.enum(['given', 'shuffled', 'shuffled-but-last']);
export type Arrangement = z.infer<typeof arrangement>;

/** How many options of several may be chosen. */
export const selection = z.strictObject({
  min: z.int().min(1).max(questionLimits.options).optional(),
  max: z.int().min(1).max(questionLimits.options).optional(),
});
export type Selection = z.infer<typeof selection>;
