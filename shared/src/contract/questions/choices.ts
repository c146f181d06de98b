import type { Answer } from '../responses/answer';

/** The options that were chosen; none where the answer is to a question without options. Free of zod: viewers use it too. */
export const choicesIn = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : []);
