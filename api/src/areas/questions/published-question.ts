import {
  hasOptions,
  inOrder,
  isScale,
  type LanguageMap,
  type PublishedQuestion,
} from '@vitrine/shared/contract';
import type { DraftContext } from '../area-content';
import { withSizes } from '../compiled-picture';
import type { AskedDraft } from './asked-draft';

type Images = DraftContext['images'];

/** Words under a key; nothing where nothing is said. */
export const said = <Key extends string>(key: Key, words: LanguageMap) =>
  (Object.values(words).some(Boolean) ? { [key]: words } : {}) as { [K in Key]?: LanguageMap };

/** A question of any type as visitors get it. What is empty, and what its type does not have, is left out. */
export function publishedQuestionOf(id: string, question: AskedDraft, images: Images): PublishedQuestion {
  const { format, help, longestAnswer, required, shortestAnswer, text, type } = question;
  const isText = type === 'short-text' || type === 'long-text';
  const { date, number, scale, selection } = question;
  return {
    id,
    type,
    text,
    ...said('help', help),
    ...(required && { required }),
    ...(hasOptions(type) && optionsOf(question, images)),
    ...((type === 'multiple' || type === 'picture' || type === 'ranking') && { selection }),
    ...(type === 'matrix' && {
      rows: inOrder(question.rows).map(([row, { label }]) => ({ id: row, label })),
    }),
    ...(type === 'rating' && { scale: { from: scale.from, to: scale.to } }),
    ...(isScale(type) && { ends: { ...said('low', scale.low), ...said('high', scale.high) } }),
    ...(type === 'number' && { number }),
    ...(type === 'date' && { date }),
    ...(isText && { length: { min: shortestAnswer, max: longestAnswer } }),
    ...(isText && format && { format }),
  };
}

const optionsOf = ({ arrangement, options }: AskedDraft, images: Images) => ({
  ...(arrangement !== 'given' && { arrangement }),
  options: inOrder(options).map(([id, { code, colour, exclusive, fixed, image, label, value }]) => {
    const picture = image ? images.get(image) : undefined;
    return {
      id,
      label,
      ...(picture && { image: picture.url, ...withSizes('imageSizes', picture) }),
      ...(colour && { colour }),
      ...(value !== undefined && { value }),
      ...(code && { code }),
      ...(exclusive && { exclusive }),
      ...(fixed && { fixed }),
    };
  }),
});
