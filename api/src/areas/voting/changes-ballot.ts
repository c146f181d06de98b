import { isDeepStrictEqual } from 'node:util';
import {
  type LanguageMap,
  type PublishedVote,
  protectionOf,
  type VotingDocument,
} from '@vitrine/shared/contract';

/** What somebody votes on. */
interface Ballot {
  /** How many may be chosen, and the protection, which is printed beside the result. */
  terms: unknown[];
  /** By id; `rest` is compared as a whole. */
  options: Map<string, { label: LanguageMap; rest: unknown }>;
}

export const draftBallot = (vote: VotingDocument): Ballot => ({
  terms: [vote.type, protectionOf(vote)],
  options: new Map(Object.entries(vote.options).map(([id, { label, ...rest }]) => [id, { label, rest }])),
});

/** Sizes of a picture come and go with how pictures are made: the picture is the same. */
export const publishedBallot = (vote: PublishedVote): Ballot => ({
  terms: [vote.type, protectionOf(vote)],
  options: new Map(
    vote.options.map(({ id, imageSizes, label, ...rest }, place) => [
      id,
      { label, rest: { ...rest, place } },
    ]),
  ),
});

/**
 * Whether a ballot is another for who has cast one: other options, but for a translation that is added, another number
 * of them to choose, or another protection.
 */
export function changesBallot(before: Ballot, after: Ballot): boolean {
  if (!isDeepStrictEqual(before.terms, after.terms) || before.options.size !== after.options.size)
    return true;
  return [...before.options].some(([id, was]) => {
    const is = after.options.get(id);
    const saysSame = (language: string) => is?.label[language] === was.label[language];
    return !is || !Object.keys(was.label).every(saysSame) || !isDeepStrictEqual(was.rest, is.rest);
  });
}
