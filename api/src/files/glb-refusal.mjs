/** A model that is not accepted. */
export class Refusal extends Error {
  /**
   * @param code one of `problem-messages.ts`; `glb-invalid` for what no limit is about.
   * @param values numbers that its message has in other languages
   */
  constructor(code, message, values) {
    super(message);
    this.code = code;
    this.values = values;
  }
}

export const broken = (message) => new Refusal('glb-invalid', message);

export const shownCount = (count) => new Intl.NumberFormat('en').format(count);

/**
 * @param what they are, in the plural
 * @param advice a whole sentence
 * @throws Refusal
 */
export function checkAtMost(code, found, most, what, advice = '') {
  if (found > most)
    throw new Refusal(
      code,
      `The model has ${shownCount(found)} ${what}; at most ${shownCount(most)} are possible. ${advice}`.trim(),
      { found, most },
    );
}
