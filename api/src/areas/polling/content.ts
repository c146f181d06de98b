import {
  inOrder,
  type PollingDocument,
  type PollObstacle,
  type PollQuestion,
  type PublishedPoll,
  pollingDocument,
  pollingLimits,
  pollObstacle,
  vaultQuestion,
  vaults,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import { areaContent, type DraftContext } from '../area-content';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import { assetOf, withSizes } from '../compiled-picture';
import { optionImages, sameNames } from '../options/answer-option-checks';
import type { VisitorText } from '../source-text';

const obstacles: Record<PollObstacle, TranslatableMessage> = {
  'not-ready': translatable('link.notReady'),
  type: translatable('link.type'),
  'too-many-options': translatable('link.tooManyOptions', { most: pollingLimits.optionsPerQuestion.max }),
};

export const polling = areaContent(pollingDocument, {
  copiesFrom: [vaults.questions],

  references: ({ questions }) =>
    Object.entries(questions).flatMap(([id, { options }]) => optionImages(`/questions/${id}`, options)),

  links: ({ questions }) =>
    Object.entries(questions).flatMap(([questionId, { order: _, reference, ...copy }]) =>
      reference.source === 'vault'
        ? {
            pointer: `/questions/${questionId}`,
            reference: `/questions/${questionId}/reference`,
            area: vaults.questions,
            id: reference.id,
            version: reference.version,
            copy,
          }
        : [],
    ),

  relink(poll, { id, pointer, version }, source) {
    const questionId = pointer.slice('/questions/'.length);
    const use = poll.questions[questionId];
    if (!use) throw new Error(`The poll has no question ${questionId}`);
    const question = vaultQuestion.parse(source);
    const obstacle = pollObstacle(question);
    if (obstacle) return { obstacle: obstacles[obstacle] };
    const renewed = withVaultQuestion(use, question, { id, version });
    return { data: { ...poll, questions: { ...poll.questions, [questionId]: renewed } } };
  },

  texts: textsOf,

  check: (poll, { languages }) => [
    ...(Object.keys(poll.questions).length === 0 ? [findingAt('/questions', fault('no-questions'))] : []),
    ...inOrder(poll.questions).flatMap(([id, question], index) => [
      ...checkOptions(`/questions/${id}`, question),
      ...sameNames(`/questions/${id}/options`, question.options, languages, (values) =>
        doubt('same-option.poll', { ...values, question: index + 1 }),
      ),
    ]),
  ],

  compile: (polls, { images }) => ({
    parts: polls.map(({ data, id }) => published(id, data, images)),
    assets: polls
      .flatMap(({ data }) => Object.values(data.questions))
      .flatMap(({ options }) => Object.values(options))
      .flatMap(({ image }) => (image && images.get(image)) || [])
      .map(assetOf),
  }),
});

const published = (
  documentId: string,
  poll: PollingDocument,
  images: DraftContext['images'],
): PublishedPoll => ({
  area: 'polling',
  documentId,
  title: poll.title,
  results: poll.results,
  changeAllowed: poll.changeAllowed,
  questions: inOrder(poll.questions).map(([id, question]) => publishedQuestion(id, question, images)),
});

/** What is left out is as it always was: polls without any of it keep their bytes, and their hash. */
function publishedQuestion(
  id: string,
  { arrangement = 'given', help, options, selection, text, type }: PollQuestion,
  images: DraftContext['images'],
): PublishedPoll['questions'][number] {
  return {
    id,
    type,
    text,
    ...(help && { help }),
    ...(arrangement !== 'given' && { arrangement }),
    ...(type === 'multiple' &&
      selection && { selection: { ...selection } as { min?: number; max?: number } }),
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
  };
}

function textsOf({ questions, title }: PollingDocument): VisitorText[] {
  return [
    { pointer: '/title', map: title, missing: doubt('missing-title.poll') },
    ...inOrder(questions).flatMap(([id, { help, options, text }], index): VisitorText[] => [
      {
        pointer: `/questions/${id}/text`,
        map: text,
        missing: fault('missing-text.pollQuestion', { number: index + 1 }),
      },
      ...(help ? [{ pointer: `/questions/${id}/help`, map: help }] : []),
      ...inOrder(options).map(
        ([optionId, { label }], place): VisitorText => ({
          pointer: `/questions/${id}/options/${optionId}/label`,
          map: label,
          missing: fault('missing-text.pollOption', { number: place + 1, question: index + 1 }),
        }),
      ),
    ]),
  ];
}

function checkOptions(pointer: string, { options }: PollQuestion): Finding[] {
  const { min } = pollingLimits.optionsPerQuestion;
  if (Object.keys(options).length >= min) return [];
  return [findingAt(`${pointer}/options`, fault('too-few-options.poll', { min }))];
}
