import {
  inOrder,
  limits,
  type PollingDocument,
  type PollObstacle,
  type PollQuestion,
  type PublishedPoll,
  pollingDocument,
  pollObstacle,
  questionVaultDocument,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { optionImages } from './answer-option-checks';
import { areaContent, type DraftContext, type Finding } from './area-content';
import type { VisitorText } from './text-checks';

const obstacles: Record<PollObstacle, string> = {
  'not-ready': 'This version of the question was not ready.',
  type: 'Polls cannot ask questions of this type.',
  'too-many-options': `A poll’s question has at most ${limits.optionsPerQuestion.max} options.`,
};

export const polling = areaContent(pollingDocument, {
  references: ({ questions }) =>
    Object.entries(questions).flatMap(([id, { options }]) => optionImages(`/questions/${id}`, options)),

  links: ({ questions }) =>
    Object.entries(questions).flatMap(([questionId, { order: _, reference, ...copy }]) =>
      reference.source === 'vault'
        ? {
            pointer: `/questions/${questionId}`,
            area: 'question-vault',
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
    const question = questionVaultDocument.parse(source);
    const obstacle = pollObstacle(question);
    if (obstacle) return { obstacle: obstacles[obstacle] };
    const renewed = withVaultQuestion(use, question, { id, version });
    return { data: { ...poll, questions: { ...poll.questions, [questionId]: renewed } } };
  },

  texts: textsOf,

  check: (poll) => [
    ...(Object.keys(poll.questions).length === 0 ? [noQuestions] : []),
    ...inOrder(poll.questions).flatMap(([id, question]) => checkOptions(`/questions/${id}`, question)),
  ],

  compile: (polls, { images }) => ({
    parts: polls.map(({ data, id }) => published(id, data, images)),
    assets: polls
      .flatMap(({ data }) => Object.values(data.questions))
      .flatMap(({ options }) => Object.values(options))
      .flatMap(({ image }) => (image ? (images.get(image) ?? []) : [])),
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
      const picture = image && images.get(image)?.url;
      return {
        id: optionId,
        label,
        ...(picture && { image: picture }),
        ...(colour && { colour }),
        ...(exclusive && { exclusive }),
        ...(fixed && { fixed }),
      };
    }),
  };
}

const noQuestions: Finding = {
  level: 'error',
  code: 'no-questions',
  message: 'The poll has no question.',
  pointer: '/questions',
};

function textsOf({ questions, title }: PollingDocument): VisitorText[] {
  return [
    {
      pointer: '/title',
      map: title,
      missing: { level: 'warning', code: 'missing-title', message: 'The poll has no title.' },
    },
    ...inOrder(questions).flatMap(([id, { help, options, text }], index): VisitorText[] => [
      {
        pointer: `/questions/${id}/text`,
        map: text,
        missing: { level: 'error', code: 'missing-text', message: `Question ${index + 1} has no text.` },
      },
      ...(help ? [{ pointer: `/questions/${id}/help`, map: help }] : []),
      ...inOrder(options).map(
        ([optionId, { label }], place): VisitorText => ({
          pointer: `/questions/${id}/options/${optionId}/label`,
          map: label,
          missing: {
            level: 'error',
            code: 'missing-text',
            message: `Option ${place + 1} of question ${index + 1} has no text.`,
          },
        }),
      ),
    ]),
  ];
}

function checkOptions(pointer: string, { options }: PollQuestion): Finding[] {
  const { min } = limits.optionsPerQuestion;
  if (Object.keys(options).length >= min) return [];
  return [
    {
      level: 'error',
      code: 'too-few-options',
      message: `A question needs at least ${min} options.`,
      pointer: `${pointer}/options`,
    },
  ];
}
