import { z } from 'zod';
import { votingProtection } from './protection';

const label = z.record(z.string(), z.string());

/** Title and options of each vote, for the charts' labels, and what its counts are worth. */
export const votingSummary = {
  votes: z.record(
    z.string(),
    z.object({
      title: label,
      type: z.enum(['single', 'multiple']),
      protection: votingProtection,
      options: z.array(z.object({ id: z.string(), label })),
    }),
  ),
};
