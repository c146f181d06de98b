import {
  inOrder,
  type PollingDocument,
  type PollQuestion,
  type QuestionType,
  type VaultQuestion,
  wholeQuestion,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { newEntryId } from '../../documents/store/entry-id';
import { keyBetween } from '../../documents/store/order-key';
import * as options from '../../vaults/option-commands';

/** Changes of a poll, as functions from one state to the next. */
type Change = (poll: PollingDocument) => PollingDocument;

const added =
  (questionAt: (place: { order: string }) => PollQuestion, id = newEntryId()): Change =>
  (poll) => {
    const last = inOrder(poll.questions).at(-1)?.[1].order;
    const question = questionAt({ order: keyBetween(last, undefined) });
    return { ...poll, questions: { ...poll.questions, [id]: question } };
  };

/** A question at the end, with the two options that the least poll needs. */
export const addedQuestion = (id: string): Change =>
  added(
    ({ order }) => ({
      order,
      reference: { source: 'inline' },
      type: 'single',
      text: {},
      options: options.addedOptions({ label: {} }, { label: {} })({}),
    }),
    id,
  );

/** A question of a vault at the end. */
export const addedFromVault = (question: VaultQuestion, pinned: { id: string; version: number }): Change =>
  added((place) => withVaultQuestion(place, question, pinned));

export const changedQuestion =
  (id: string, change: (question: PollQuestion) => Partial<PollQuestion>): Change =>
  (poll) => {
    const question = poll.questions[id];
    if (!question) return poll;
    return { ...poll, questions: { ...poll.questions, [id]: { ...question, ...change(question) } } };
  };

/** Another type, with all that it may need; what other types need stays, so that changing back loses nothing. */
export const changedType = (id: string, type: QuestionType): Change =>
  changedQuestion(id, (question) => ({ ...wholeQuestion(question), type }));

export const removedQuestion =
  (id: string): Change =>
  (poll) => {
    const { [id]: _, ...questions } = poll.questions;
    return { ...poll, questions };
  };

/** Takes over another version of the vault question that is asked here. */
export const renewedQuestion =
  (id: string, question: VaultQuestion, pinned: { id: string; version: number }): Change =>
  (poll) => {
    const use = poll.questions[id];
    if (!use) return poll;
    return { ...poll, questions: { ...poll.questions, [id]: withVaultQuestion(use, question, pinned) } };
  };

/** From a vault's question to the poll's own, with the same words and options. */
export const detachedQuestion = (id: string): Change =>
  changedQuestion(id, () => ({ reference: { source: 'inline' } }));

export const changedOptions = (questionId: string, change: options.OptionsChange): Change =>
  changedQuestion(questionId, (question) => ({ options: change(question.options) }));
