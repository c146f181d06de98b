import type { Answer, Answers } from '@vitrine/shared/contract';
import { apiAreas } from '../areas/registry';

/** An answer without what somebody wrote in their own words: free text is empty, an area's own kinds are as it says. */
export const answerWithoutWords = (answer: Answer): Answer =>
  Object.values(apiAreas).reduce(
    (left, { answers }) => answers?.withoutWords?.(left) ?? left,
    !Array.isArray(answer) && 'text' in answer ? { text: '' } : answer,
  );

/** The same of all answers of a response, by question. */
export const answersWithoutWords = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answerWithoutWords(answer)]));
