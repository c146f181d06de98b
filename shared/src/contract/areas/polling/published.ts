import { z } from 'zod';
import { arrangement, selection } from '../../questions/answer-options';
import { entityId } from '../../values/ids';
import { pictureSizes } from '../../values/picture';
import { words } from '../../values/values';
import { pollQuestion, resultsVisibility } from './document';

/** A poll as visitors get it: questions and options in order. */
export const publishedPoll = z.object({
  area: z.literal('polling'),
  documentId: entityId,
  title: words,
  results: resultsVisibility,
  changeAllowed: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      type: pollQuestion.shape.type,
      text: words,
      /** What is said below the question. */
      help: words.optional(),
      /** In the order given when left out. */
      arrangement: arrangement.optional(),
      /** How many of several may be chosen. */
      selection: selection.optional(),
      options: z.array(
        z.object({
          id: z.string(),
          label: words,
          /** Address of a picture. */
          image: z.string().optional(),
          imageSizes: pictureSizes.optional(),
          colour: z.string().optional(),
          /** Chosen alone. */
          exclusive: z.literal(true).optional(),
          /** Keeps its place when the others are shuffled. */
          fixed: z.literal(true).optional(),
        }),
      ),
    }),
  ),
});
export type PublishedPoll = z.infer<typeof publishedPoll>;
