import { inOrder, type PollingDocument, type PollQuestion } from '@vitrine/shared/contract';
import { newEntryId } from '../../documents/entry-id';
import { keyBetween } from '../../documents/order-key';

/** Changes of a poll, as functions from one state to the next. */
type Change = (poll: PollingDocument) => PollingDocument;

type Options = PollQuestion['options'];

const lastKey = (map: Record<string, { order: string }>) => inOrder(map).at(-1)?.[1].order;

const emptyOption = (options: Options): Options => ({
  ...options,
  [newEntryId()]: { order: keyBetween(lastKey(options), undefined), label: {} },
});

/** A question at the end, with the two options that the least poll needs. */
export const addedQuestion: Change = (poll) => ({
  ...poll,
  questions: {
    ...poll.questions,
    [newEntryId()]: {
      order: keyBetween(lastKey(poll.questions), undefined),
      reference: { source: 'inline' },
      type: 'single',
      text: {},
      options: emptyOption(emptyOption({})),
    },
  },
});

export const changedQuestion =
  (id: string, change: (question: PollQuestion) => Partial<PollQuestion>): Change =>
  (poll) => {
    const question = poll.questions[id];
    if (!question) return poll;
    return { ...poll, questions: { ...poll.questions, [id]: { ...question, ...change(question) } } };
  };

export const removedQuestion =
  (id: string): Change =>
  (poll) => {
    const { [id]: _, ...questions } = poll.questions;
    return { ...poll, questions };
  };

export const addedOption = (questionId: string): Change =>
  changedQuestion(questionId, ({ options }) => ({ options: emptyOption(options) }));

export const changedOption = (
  questionId: string,
  optionId: string,
  change: Partial<Options[string]>,
): Change =>
  changedQuestion(questionId, ({ options }) => {
    const option = options[optionId];
    return option ? { options: { ...options, [optionId]: { ...option, ...change } } } : {};
  });

export const removedOption = (questionId: string, optionId: string): Change =>
  changedQuestion(questionId, ({ options }) => {
    const { [optionId]: _, ...others } = options;
    return { options: others };
  });
