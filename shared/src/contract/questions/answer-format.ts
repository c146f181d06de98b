import { z } from 'zod';

/** What short and long texts may have to be. */
export const answerFormat = z.enum(['email', 'phone', 'https']);
export type AnswerFormat = z.infer<typeof answerFormat>;
