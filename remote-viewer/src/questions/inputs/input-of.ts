import type { PublishedQuestion } from '@vitrine/shared/contract';
import { scaleOf } from '@vitrine/shared/contract/questions/answer-problem';
import { choicesAllowed } from '@vitrine/shared/contract/questions/choice-problem';
import { arrangedOptions } from '../choosing';
import type { AskedInput, AskingTexts } from './asked-input';

/** A question as its input takes it, with the bounds by which answers are checked. @param rankOf as arrangedOptions */
export function inputOf(question: PublishedQuestion, rankOf: (id: string) => number): AskedInput {
  const { arrangement, id, length, options } = question;
  return {
    ...question,
    options: options && arrangedOptions({ arrangement, options }, (option) => rankOf(`${id} ${option}`)),
    selection: choicesAllowed(question),
    scale: scaleOf(question),
    longest: length?.max,
  };
}

/** How a question is answered, where its input does not say so by itself. */
export function hintOf(question: PublishedQuestion, { inputs, steps }: AskingTexts): string | null {
  const { max, min } = choicesAllowed(question);
  const all = question.options?.length ?? 0;
  const several = () => steps.chooseSeveral(min, max < all ? max : null);
  switch (question.type) {
    case 'multiple':
      return several();
    case 'picture':
      return max > 1 ? several() : null;
    case 'ranking':
      return min > 1 || max < all
        ? `${inputs.ranking.hint} ${steps.chooseSeveral(min, max)}`
        : inputs.ranking.hint;
    default:
      return null;
  }
}
