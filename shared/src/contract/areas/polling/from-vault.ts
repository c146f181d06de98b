import { hasOptions, isScale, type VaultQuestion } from '../../questions/vault-question';
import type { Pinned } from '../../questions/vault-uses';
import type { PollQuestion } from './document';
import { pollingLimits } from './limits';

/**
 * A poll's question with the words and options of a vault question; its place in the poll stays, and what visitors see
 * of what is written. A choice of pictures is copied as the choice that it is, as polls had it before they knew
 * pictures: a copy of then is still exact.
 */
export function withVaultQuestion(
  { order, words }: Pick<PollQuestion, 'order' | 'words'>,
  question: VaultQuestion,
  pinned: Pinned,
): PollQuestion {
  const { arrangement, help, options, selection, text } = question;
  const type = question.type === 'picture' ? choiceOfPictures(question) : question.type;
  const takesSeveral = type === 'multiple' || type === 'ranking';
  return {
    order,
    reference: { source: 'vault', ...pinned },
    type,
    text,
    ...(Object.keys(help).length > 0 && { help }),
    ...(hasOptions(type) && arrangement !== 'given' && { arrangement }),
    ...(takesSeveral && Object.keys(selection).length > 0 && { selection }),
    options: hasOptions(type) ? options : {},
    ...ofItsType(question),
    ...(type === 'short-text' && words && { words }),
  };
}

/** One picture is chosen unless the question says that it may be more. */
const choiceOfPictures = ({ selection }: VaultQuestion) => ((selection.max ?? 1) > 1 ? 'multiple' : 'single');

function ofItsType({ date, longestAnswer, number, rows, scale, type }: VaultQuestion): Partial<PollQuestion> {
  if (isScale(type)) return { scale };
  switch (type) {
    case 'matrix':
      return { rows };
    case 'number':
      return { number };
    case 'date':
      return { date };
    case 'short-text':
    case 'long-text':
      return longestAnswer === undefined ? {} : { longestAnswer };
    default:
      return {};
  }
}

/** Why a poll cannot ask a vault question. */
export type PollObstacle = 'not-ready' | 'too-many-options' | 'too-many-rows';

/** @returns null for a question that polls can ask. */
export function pollObstacle({ options, rows, state, type }: VaultQuestion): PollObstacle | null {
  const { optionsPerQuestion, rowsPerQuestion } = pollingLimits;
  if (state !== 'ready') return 'not-ready';
  if (hasOptions(type) && Object.keys(options).length > optionsPerQuestion.max) return 'too-many-options';
  return type === 'matrix' && Object.keys(rows).length > rowsPerQuestion ? 'too-many-rows' : null;
}
