import { z } from 'zod';

const label = z.record(z.string(), z.string());

/** Title and options of each vote, for the charts' labels. */
export const votingSummary = {
  votes: z.record(
    z.string(),
    z.object({
      title: label,
      type: z.enum(['single', 'multiple']),
      options: z.array(z.object({ id: z.string(), label })),
    }),
  ),
};
