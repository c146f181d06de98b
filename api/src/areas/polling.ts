import {
  inOrder,
  limits,
  type PollingDocument,
  type PollQuestion,
  pollingDocument,
} from '@vitrine/shared/contract';
import { areaContent, type Finding } from './area-content';
import { checkTexts, type VisitorText } from './text-checks';

export const polling = areaContent(pollingDocument, {
  references: () => [],

  check: (poll, { languages }) => [
    ...checkTexts(textsOf(poll), languages),
    ...(Object.keys(poll.questions).length === 0 ? [noQuestions] : []),
    ...inOrder(poll.questions).flatMap(([id, question]) => checkOptions(`/questions/${id}`, question)),
  ],

  compile: (documentId, poll) => ({
    area: 'polling',
    documentId,
    title: poll.title,
    results: poll.results,
    changeAllowed: poll.changeAllowed,
    questions: inOrder(poll.questions).map(([id, { options, text, type }]) => ({
      id,
      type,
      text,
      options: inOrder(options).map(([optionId, { label }]) => ({ id: optionId, label })),
    })),
  }),
});

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
    ...inOrder(questions).flatMap(([id, { options, text }], index): VisitorText[] => [
      {
        pointer: `/questions/${id}/text`,
        map: text,
        missing: { level: 'error', code: 'missing-text', message: `Question ${index + 1} has no text.` },
      },
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
