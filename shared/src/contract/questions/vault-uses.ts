import type { AnswerOptions } from './answer-options';
import type { OptionSet } from './option-set';
import type { VaultQuestion } from './vault-question';

/**
 * How a use takes over what the vault holds: pure, and the same for API and editor. The options keep the vault's ids
 * and order keys, so that answers given before and after count for the same option.
 */

/** Which revision of which vault document. */
export interface Pinned {
  id: string;
  version: number;
}

/** A question with the options of a set. What is right stays marked as far as the options are still there. */
export function withOptionSet(question: VaultQuestion, set: OptionSet, pinned: Pinned): VaultQuestion {
  const { correct, ...others } = question;
  const marked = correct?.options && stillThere(correct.options, set.options);
  return {
    ...others,
    optionSet: { source: 'vault', ...pinned },
    arrangement: set.arrangement,
    options: set.options,
    ...(correct && { correct: { ...correct, ...(marked && { options: marked }) } }),
  };
}

const stillThere = (marked: Record<string, true>, options: AnswerOptions): Record<string, true> =>
  Object.fromEntries(Object.entries(marked).filter(([id]) => id in options));
