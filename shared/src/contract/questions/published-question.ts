import { z } from 'zod';
import { words } from '../values/values';
import { answerFormat } from './answer-format';
import { arrangement } from './answer-options';
import { publishedOption } from './published-options';
import { questionType } from './vault-question';

/** A question of any type as visitors get it. What its type does not have is left out. */
export const publishedQuestion = z.object({
  id: z.string(),
  type: questionType,
  text: words,
  /** What is said below the question. */
  help: words.optional(),
  required: z.literal(true).optional(),
  /** In the order given when left out. */
  arrangement: arrangement.optional(),
  options: z
    .array(
      publishedOption.extend({
        /** What it counts in calculations. */
        value: z.number().optional(),
        /** What it is called in exports. */
        code: z.string().optional(),
      }),
    )
    .optional(),
  /** How many of several may be chosen or ranked. */
  selection: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
  /** Of a matrix. */
  rows: z.array(z.object({ id: z.string(), label: words })).optional(),
  /** Of a rating; the other scales have theirs from their method. */
  scale: z.object({ from: z.number(), to: z.number() }).optional(),
  /** What the ends of a scale are called. */
  ends: z.object({ low: words.optional(), high: words.optional() }).optional(),
  number: z
    .object({
      min: z.number().optional(),
      max: z.number().optional(),
      step: z.number().optional(),
      unit: words.optional(),
    })
    .optional(),
  date: z.object({ earliest: z.string().optional(), latest: z.string().optional() }).optional(),
  /** Of a text, in UTF-16 code units, as browsers count. */
  length: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
  format: answerFormat.optional(),
});
export type PublishedQuestion = z.infer<typeof publishedQuestion>;
