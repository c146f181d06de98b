import { z } from 'zod';
import { questionType } from '../../questions/vault-question';
import { words } from '../../values/values';

/** The questions of each survey, as visitors come to them, with their texts; options where the type has any. */
export const surveysSummary = {
  surveys: z.record(
    z.string(),
    z.object({
      title: words,
      questions: z.array(
        z.object({
          id: z.string(),
          type: questionType,
          text: words,
          options: z.array(z.object({ id: z.string(), label: words })),
        }),
      ),
    }),
  ),
};
