import { z } from 'zod';
import { areaAnswers } from '../areas/registry';
import { questionAnswers } from './question-answer';

/** An answer to one question, or what else an area is answered with. */
export const answer = z.union([...questionAnswers, ...areaAnswers]);
export type Answer = z.infer<typeof answer>;

/** question id → what was answered. */
export const answers = z.record(z.string(), answer);
export type Answers = z.infer<typeof answers>;
