import {
  type AnswerOptions,
  type Arrangement,
  inOrder,
  type PublishedChoice,
  type Selection,
} from '@vitrine/shared/contract';
import type { Asset, DraftContext } from '../area-content';
import { assetOf, withSizes } from '../compiled-picture';

interface DraftChoice {
  type: PublishedChoice['type'];
  arrangement?: Arrangement | undefined;
  selection?: Selection | undefined;
  options: AnswerOptions;
}

/** A choice as visitors get it. What is left out is as it always was: documents without any of it keep their hash. */
export const compiledChoice = (
  { arrangement = 'given', options, selection, type }: DraftChoice,
  images: DraftContext['images'],
): Pick<PublishedChoice, 'arrangement' | 'selection' | 'options'> => ({
  ...(arrangement !== 'given' && { arrangement }),
  ...(type === 'multiple' && selection && { selection: { ...selection } as { min?: number; max?: number } }),
  options: inOrder(options).map(([optionId, { colour, exclusive, fixed, image, label }]) => {
    const picture = image ? images.get(image) : undefined;
    return {
      id: optionId,
      label,
      ...(picture && { image: picture.url, ...withSizes('imageSizes', picture) }),
      ...(colour && { colour }),
      ...(exclusive && { exclusive }),
      ...(fixed && { fixed }),
    };
  }),
});

/** The pictures of options. */
export const choiceAssets = (options: AnswerOptions, images: DraftContext['images']): Asset[] =>
  Object.values(options)
    .flatMap(({ image }) => (image && images.get(image)) || [])
    .map(assetOf);
