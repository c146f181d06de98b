import type { PublishedPoll } from '@vitrine/shared/contract';
import { checkAnswers, pollRules } from './poll-rules';

const option = (id: string, own: object = {}) => ({ id, label: { en: id }, ...own });
const rulesOf = (question: Partial<PublishedPoll['questions'][number]>) =>
  pollRules({
    area: 'polling',
    documentId: 'poll',
    title: {},
    results: 'always',
    changeAllowed: true,
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
const complaintOf = (rules: ReturnType<typeof pollRules>, ...wood: string[]) => {
  try {
    checkAnswers(rules, { wood });
    return null;
  } catch (error) {
    return (error as { details: { errors: { message: string }[] } }).details.errors[0]?.message;
  }
};

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
});
