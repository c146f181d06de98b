import { z } from 'zod';

/** Question and option texts of each poll, for the charts' labels. */
export const pollingSummary = {
  polls: z.record(
    z.string(),
    z.object({
      title: z.record(z.string(), z.string()),
      questions: z.array(
        z.object({
          id: z.string(),
          text: z.record(z.string(), z.string()),
          options: z.array(z.object({ id: z.string(), label: z.record(z.string(), z.string()) })),
        }),
      ),
    }),
  ),
};
