import type { PublishedPoll } from '@vitrine/shared/contract';
import { pollingAnswers } from './answers';

const option = (id: string, own: object = {}) => ({ id, label: { en: id }, ...own });
const rulesOf = (question: Partial<PublishedPoll['questions'][number]>, own: Partial<PublishedPoll> = {}) =>
  pollingAnswers.rules({
    area: 'polling',
    documentId: 'poll',
    title: {},
    results: 'always',
    changeAllowed: true,
    ...own,
    questions: [
      {
        id: 'wood',
        type: 'multiple',
        text: {},
        options: [option('oak'), option('ash'), option('elm'), option('none', { exclusive: true })],
        ...question,
      },
    ],
  });
const complaintOf = (rules: ReturnType<typeof rulesOf>, ...wood: string[]) =>
  rules?.check({ wood }, false)[0]?.message ?? null;

describe('the rules of a question from the vault', () => {
  it('bound how many options may be chosen', () => {
    const rules = rulesOf({ selection: { min: 2, max: 2 } });
    expect(complaintOf(rules, 'oak')).toBe('Choose at least 2');
    expect(complaintOf(rules, 'oak', 'ash')).toBeNull();
    expect(complaintOf(rules, 'oak', 'ash', 'elm')).toBe('Choose at most 2');
  });

  it('let an exclusive option be chosen alone only, whatever the bounds', () => {
    const rules = rulesOf({ selection: { min: 2 } });
    expect(complaintOf(rules, 'none')).toBeNull();
    expect(complaintOf(rules, 'none', 'oak')).toBe('This option is chosen alone');
  });

  it('take nothing but options', () => {
    expect(rulesOf({})?.check({ wood: { text: 'oak' }, colour: ['red'] }, false)).toEqual([
      { pointer: '/answers/wood', message: 'No answer to a question of this type' },
      { pointer: '/answers/colour', message: 'No question of this poll' },
    ]);
  });
});

it('a poll opens and closes when it says, and one that says nothing has no times', () => {
  const times = { opensAt: '2026-12-01T09:00', closesAt: '2026-12-01T18:00' };
  expect(rulesOf({}, times)).toMatchObject(times);
  expect(Object.keys(rulesOf({}) ?? {})).not.toContain('opensAt');
});
