/**
 * Why an answer was not accepted.
 * @param words by the code of the API's problem.
 */
export const refusalIn = <Words extends Record<string, string> & { other: string }>(
  words: Words,
  code: string,
): string => (Object.hasOwn(words, code) ? words[code] : undefined) ?? words.other;
