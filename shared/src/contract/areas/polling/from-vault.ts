import type { VaultQuestion } from '../../questions/vault-question';
import type { Pinned } from '../../questions/vault-uses';
import type { PollQuestion } from './document';
import { pollingLimits } from './limits';

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
  return Object.keys(options).length > pollingLimits.optionsPerQuestion.max ? 'too-many-options' : null;
}
