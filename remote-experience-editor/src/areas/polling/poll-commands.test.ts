import {
  emptyPoll,
  emptyVaultQuestion,
  inOrder,
  type PollingDocument,
  pollingDocument,
  questionTypes,
  type VaultQuestion,
} from '@vitrine/shared/contract';
import { addedOptions, changedOption, removedOption } from '../../vaults/option-commands';
import {
  addedFromVault,
  addedQuestion,
  changedOptions,
  changedQuestion,
  changedType,
  detachedQuestion,
  removedQuestion,
  renewedQuestion,
} from './poll-commands';

const first = (poll: PollingDocument) => {
  const [entry] = inOrder(poll.questions);
  if (!entry) throw new Error('The poll has no question');
  return { id: entry[0], question: entry[1], options: inOrder(entry[1].options).map(([id]) => id) };
};

describe('commands of a poll', () => {
  it('begin a question with the two options that it needs', () => {
    const poll = addedQuestion('wood')(emptyPoll());
    expect(first(poll).options).toHaveLength(2);
    expect(pollingDocument.parse(poll)).toEqual(poll);
  });

  it('add further questions and options at the end', () => {
    const one = addedQuestion('wood')(emptyPoll());
    const { id, options } = first(one);
    const two = changedOptions(id, addedOptions({ label: {} }))(addedQuestion('wool')(one));
    expect(first(two).id).toBe(id);
    expect(first(two).options.slice(0, 2)).toEqual(options);
    expect(first(two).options).toHaveLength(3);
  });

  it('keep an option’s id when its words change, so that results are not split', () => {
    const one = addedQuestion('wood')(emptyPoll());
    const { id, options } = first(one);
    const [option = ''] = options;
    const renamed = changedOptions(id, changedOption(option, { label: { en: 'Oak' } }))(one);
    expect(first(renamed).options).toEqual(options);
    expect(first(renamed).question.options[option]?.label).toEqual({ en: 'Oak' });
  });

  it('take a vault question in, renew it in its place, and detach it with its words', () => {
    const asked: VaultQuestion = {
      ...emptyVaultQuestion(),
      text: { en: 'Which wood?' },
      state: 'ready',
      options: { oak: { order: 'a0', label: { en: 'Oak' } } },
    };
    const id = '2'.repeat(16);
    const poll = addedFromVault(asked, { id, version: 1 })(addedQuestion('wood')(emptyPoll()));
    expect(pollingDocument.parse(poll)).toEqual(poll);
    const [questionId = '', use] = inOrder(poll.questions)[1] ?? [];
    const newer = { ...asked, text: { en: 'Which timber?' } };
    const renewed = renewedQuestion(questionId, newer, { id, version: 4 })(poll).questions[questionId];
    expect(renewed).toMatchObject({
      order: use?.order,
      reference: { source: 'vault', id, version: 4 },
      text: { en: 'Which timber?' },
    });
    const detached = detachedQuestion(questionId)(poll).questions[questionId];
    expect(detached).toEqual({ ...use, reference: { source: 'inline' } });
  });

  it.each(questionTypes)('take in a vault question of the type %s as the contract has it', (type) => {
    const asked: VaultQuestion = { ...emptyVaultQuestion(), state: 'ready', type, longestAnswer: 80 };
    const poll = addedFromVault(asked, { id: '2'.repeat(16), version: 1 })(emptyPoll());
    expect(pollingDocument.parse(poll)).toEqual(poll);
    expect(first(poll).question.type).toBe(type === 'picture' ? 'single' : type);
  });

  it('give a question another type with what it needs, and keep what it had', () => {
    const poll = addedQuestion('wood')(emptyPoll());
    const scaled = changedType('wood', 'rating')(poll);
    expect(pollingDocument.parse(scaled)).toEqual(scaled);
    expect(first(scaled).question.scale).toEqual({ from: 1, to: 5, low: {}, high: {} });
    expect(first(changedType('wood', 'single')(scaled)).options).toEqual(first(poll).options);
  });

  it('remove options and questions, and do nothing to those that are gone', () => {
    const one = addedQuestion('wood')(emptyPoll());
    const { id, options } = first(one);
    const [option = ''] = options;
    expect(first(changedOptions(id, removedOption(option))(one)).options).toEqual(options.slice(1));
    expect(removedQuestion(id)(one).questions).toEqual({});
    expect(changedQuestion('nobody', () => ({ type: 'multiple' }))(one)).toBe(one);
  });
});
