import { z } from 'zod';

/** When visitors see the counts. */
export const resultsVisibility = z.enum(['always', 'after-answer', 'after-close', 'never']);
export type ResultsVisibility = z.infer<typeof resultsVisibility>;
