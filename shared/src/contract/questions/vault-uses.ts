import type { OptionSet } from '../areas/answer-option-vault/document';
import type { PollQuestion } from '../areas/polling/document';
import type { VaultQuestion } from '../areas/question-vault/document';
import { limits } from '../values/limits';
import type { AnswerOptions } from './answer-options';

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

/** A poll's question with the words and options of a vault question; its place in the poll stays. */
export function withVaultQuestion(
  { order }: Pick<PollQuestion, 'order'>,
  question: VaultQuestion,
  pinned: Pinned,
): PollQuestion {
  const { arrangement, help, options, selection, text } = question;
  const several = takesSeveral(question);
  return {
    order,
    reference: { source: 'vault', ...pinned },
    type: several ? 'multiple' : 'single',
    text,
    ...(Object.keys(help).length > 0 && { help }),
    ...(arrangement !== 'given' && { arrangement }),
    ...(several && Object.keys(selection).length > 0 && { selection }),
    options,
  };
}

/** One picture is chosen unless the question says that it may be more. */
const takesSeveral = ({ selection, type }: VaultQuestion) =>
  type === 'multiple' || (type === 'picture' && (selection.max ?? 1) > 1);

/** Why a poll cannot ask a vault question. */
export type PollObstacle = 'not-ready' | 'type' | 'too-many-options';

const pollTypes: readonly string[] = ['single', 'multiple', 'picture'] satisfies VaultQuestion['type'][];

/** @returns null for a question that polls can ask. */
export function pollObstacle({ options, state, type }: VaultQuestion): PollObstacle | null {
  if (state !== 'ready') return 'not-ready';
  if (!pollTypes.includes(type)) return 'type';
  return Object.keys(options).length > limits.optionsPerQuestion.max ? 'too-many-options' : null;
}
