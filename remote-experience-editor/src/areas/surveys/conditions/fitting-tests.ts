import type { SurveyComparison, SurveyQuestion, SurveyTest } from '@vitrine/shared/contract';
import { firstOf } from '../first-of';
import { kindFor, type Subject } from './subjects';

/** What is asked: the kind of a test, how it compares, and whether it is turned around. */
export interface Verb {
  kind: SurveyTest['kind'];
  is?: SurveyComparison;
  not?: true;
}

export const verbOf = (test: SurveyTest): Verb => ({
  kind: test.kind,
  ...('is' in test && { is: test.is }),
  ...(test.not && { not: test.not }),
});
export const verbKey = ({ kind, is, not }: Verb) => [kind, is, not && 'not'].filter(Boolean).join(':');

/** Of opposites, the one that people look for: "not below" is "at least", but for those who did not answer. */
const comparisons: Omit<Verb, 'kind'>[] = [
  { is: 'is' },
  { is: 'is', not: true },
  { is: 'below' },
  { is: 'at-most' },
  { is: 'at-least' },
  { is: 'above' },
];

/** What can be asked about something, the likeliest first. */
export function verbsFor(subject: Subject): Verb[] {
  const kind = kindFor(subject);
  const isCompared = kind === 'number' || kind === 'date' || kind === 'variable';
  const own: Verb[] = isCompared
    ? comparisons.map((verb) => ({ kind, ...verb }))
    : [{ kind }, { kind, not: true }];
  if ('variable' in subject) return own;
  return [...own, { kind: 'answered' }, { kind: 'answered', not: true }];
}

/**
 * A test of something, which keeps of a former one what fits.
 * @returns null where it would name what is not there: an option of a question that has none, words that nobody wrote.
 */
export function testWith(verb: Verb, subject: Subject, former?: SurveyTest): SurveyTest | null {
  const { kind, is = 'is', not } = verb;
  const turned = not && { not };
  const was = <Key extends string, Value>(key: Key, otherwise: Value): Value =>
    former && key in former ? (former as unknown as Record<Key, Value>)[key] : otherwise;
  if ('variable' in subject)
    return { kind: 'variable', variable: subject.variable, is, number: was('number', 0), ...turned };
  const { asked, question } = subject;
  const among = (key: 'option' | 'row', entries: Record<string, { order: string }>) => {
    const id = was(key, '');
    return Object.hasOwn(entries, id) ? id : firstOf(entries);
  };
  const option = among('option', asked.options);
  const row = among('row', asked.rows);
  switch (kind) {
    case 'chosen':
    case 'first':
      return option === undefined ? null : { kind, question, option, ...turned };
    case 'row':
      return option === undefined || row === undefined ? null : { kind, question, row, option, ...turned };
    case 'number':
      return { kind, question, is, number: was('number', leastOf(asked)), ...turned };
    case 'date':
      return { kind, question, is, date: was('date', asked.date.earliest ?? today()), ...turned };
    case 'text': {
      const text = was('text', '');
      return text ? { kind, question, text, ...turned } : null;
    }
    default:
      return { kind: kind === 'consent' ? kind : 'answered', question, ...turned };
  }
}

/** A test about something else. Where nothing can be asked as before, whatever comes first. */
export function testAbout(subject: Subject, former?: SurveyTest): SurveyTest {
  const kind = kindFor(subject);
  const isNumber = (one: SurveyTest['kind']) => one === 'number' || one === 'variable';
  const asBefore: Verb[] =
    former && (former.kind === kind || (isNumber(former.kind) && isNumber(kind)))
      ? [{ ...verbOf(former), kind }]
      : former?.kind === 'answered' && 'question' in subject
        ? [verbOf(former)]
        : [];
  for (const verb of [...asBefore, ...verbsFor(subject)]) {
    const test = testWith(verb, subject, former);
    if (test) return test;
  }
  throw new Error('Whether something was answered can always be asked');
}

const leastOf = ({ number, scale, type }: SurveyQuestion) => {
  if (type === 'rating') return scale.from;
  return type === 'csat' || type === 'ces' ? 1 : (number.min ?? 0);
};

const today = () => new Date().toISOString().slice(0, 10);
