import { z } from 'zod';
import { questionType } from '../../questions/vault-question';
import { wordsShown } from '../../responses/written-words';

const words = z.record(z.string(), z.string());
const named = z.array(z.object({ id: z.string(), label: words }));

/** What each poll asks, for the charts' labels. */
export const pollingSummary = {
  polls: z.record(
    z.string(),
    z.object({
      title: words,
      questions: z.array(
        z.object({
          id: z.string(),
          type: questionType,
          text: words,
          options: named,
          /** Of a matrix. */
          rows: named,
          /** The ends of a scale; null where the type is none. */
          scale: z.object({ from: z.number(), to: z.number() }).nullable(),
          /** Which words of what was written visitors see; left out: none. */
          words: wordsShown.optional(),
        }),
      ),
    }),
  ),
};
