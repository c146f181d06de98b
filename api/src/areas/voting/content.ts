import {
  inOrder,
  optionSubjects,
  protectionOf,
  type VotingDocument,
  votingDocument,
  votingLimits,
} from '@vitrine/shared/contract';
import { areaContent, type DraftContext, type Reference } from '../area-content';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import { optionImages, sameNames } from '../options/answer-option-checks';
import { choiceAssets, compiledChoice } from '../options/compiled-choice';
import type { VotingServerHalf } from './server-half';
import { isSaid, publishedTeaser, shownOptions } from './shown-options';

export const content = areaContent(votingDocument, {
  references: ({ options }) => [...optionImages('', options), ...optionProducts(options)],

  texts: ({ help, options, title }) => [
    { pointer: '/title', map: title, missing: fault('missing-text.vote') },
    ...(help ? [{ pointer: '/help', map: help }] : []),
    ...inOrder(options).map(([id, { label, productId }], place) => ({
      pointer: `/options/${id}/label`,
      map: label,
      // One that says nothing itself is called as its product.
      ...((productId === undefined || isSaid(label)) && {
        missing: fault('missing-text.voteOption', { number: place + 1 }),
      }),
    })),
  ],

  check({ options }, context) {
    const { languages, teasers } = context;
    const { min } = votingLimits.options;
    return [
      ...(Object.keys(options).length < min
        ? [findingAt('/options', fault('too-few-options.vote', { min }))]
        : []),
      ...checkProducts(options, context),
      ...sameNames('/options', shownOptions(options, teasers), languages, (values) =>
        doubt('same-option.vote', values),
      ),
    ];
  },

  compile: (votes, { images, teasers }) => {
    const optionsOf = ({ options }: VotingDocument) => shownOptions(options, teasers);
    const timed = votes.flatMap(({ data: { openSeconds }, id }) =>
      openSeconds === undefined ? [] : [[id, openSeconds] as const],
    );
    return {
      parts: votes.map(({ data, id }) => {
        const { changeAllowed, help, results, slot, title, type } = data;
        const protection = protectionOf(data);
        return {
          area: 'voting',
          documentId: id,
          title,
          ...(help && { help }),
          type,
          results,
          changeAllowed,
          ...(slot !== undefined && { slot }),
          // A vote of before there was a choice stays the part that it was.
          ...(protection !== 'browser' && { protection }),
          ...compiledChoice({ ...data, options: optionsOf(data) }, images),
        };
      }),
      ...(timed.length > 0 && {
        server: { openSeconds: Object.fromEntries(timed) } satisfies VotingServerHalf,
      }),
      assets: votes.flatMap(({ data }) => choiceAssets(optionsOf(data), images)),
    };
  },
});

const optionProducts = (options: VotingDocument['options']): Reference[] =>
  Object.entries(options).flatMap(([id, { productId }]) =>
    productId === undefined
      ? []
      : { kind: 'document', area: optionSubjects, id: productId, pointer: `/options/${id}/productId` },
  );

/** A product that is gone is found with all other references. */
const checkProducts = (options: VotingDocument['options'], { documents, teasers }: DraftContext): Finding[] =>
  inOrder(options).flatMap(([id, { label, productId }], place): Finding[] => {
    if (productId === undefined || !documents.has(productId) || publishedTeaser(productId, teasers))
      return [];
    // An option with words of its own is one without its product too.
    const level = isSaid(label) ? doubt : fault;
    return [
      findingAt(`/options/${id}/productId`, level('inactive-product.voteOption', { number: place + 1 })),
    ];
  });
