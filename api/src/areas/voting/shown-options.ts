import type { AnswerOptions, LanguageMap, VotingDocument } from '@vitrine/shared/contract';
import type { DraftContext, Teaser } from '../area-content';

type VoteOptions = VotingDocument['options'];

/**
 * The options as visitors are to see them: one that says nothing has its product's title, and one that shows nothing its
 * product's picture.
 */
export const shownOptions = (options: VoteOptions, teasers: DraftContext['teasers']): AnswerOptions =>
  Object.fromEntries(
    Object.entries(options).map(([id, { productId, ...own }]) => {
      const teaser = productId === undefined ? undefined : publishedTeaser(productId, teasers);
      const image = own.image ?? teaser?.image;
      const label = teaser && !isSaid(own.label) ? teaser.title : own.label;
      return [id, { ...own, label, ...(image && { image }) }];
    }),
  );

/** @returns undefined for a product of which visitors get nothing. */
export function publishedTeaser(productId: string, teasers: DraftContext['teasers']): Teaser | undefined {
  const teaser = teasers.get(productId);
  return teaser?.isPublished ? teaser : undefined;
}

/** In whatever language: translations are not mixed from the option and its product, which may say different things. */
export const isSaid = (words: LanguageMap) => Object.values(words).some((text) => text.trim() !== '');
