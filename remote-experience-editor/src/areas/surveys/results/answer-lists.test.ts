import type { QuestionResults } from '@vitrine/shared/contract';
import { answerLists } from './answer-lists';

const question = (id: string, type: QuestionResults['type'], labels: (string | null)[]): QuestionResults => ({
  ...{ id, type, text: {}, gone: false, answered: 1, rows: [], number: null, dates: null },
  bars: labels.map((label, index) => ({
    ...{ row: null, value: label === null ? String(index) : `${id}${index}`, count: 1, meanPlace: null },
    label: label === null ? null : { en: label, de: `${id} ${label}` },
  })),
});
const namesOf = (...questions: QuestionResults[]) => {
  const { lists, others } = answerLists(questions, 'en');
  return { lists: lists.map((list) => list.map(({ id }) => id)), others: others.map(({ id }) => id) };
};

test('questions with the same answers in the same order stand together, however many of them may be chosen', () => {
  expect(
    namesOf(
      question('a', 'single', ['Yes', 'No']),
      question('b', 'long-text', []),
      question('c', 'multiple', ['Yes ', 'No']),
      question('d', 'single', ['No', 'Yes']),
      question('e', 'picture', ['Yes', 'No', 'Perhaps']),
    ),
  ).toEqual({ lists: [['a', 'c']], others: ['b', 'd', 'e'] });
});

test('scales stand together where they are of one type and have the same ends', () => {
  const [short, long] = [Array(5).fill(null), Array(7).fill(null)];
  expect(
    namesOf(
      question('a', 'rating', short),
      question('b', 'csat', short),
      question('c', 'rating', long),
      question('d', 'rating', short),
      question('e', 'csat', short),
    ),
  ).toEqual({
    lists: [
      ['a', 'd'],
      ['b', 'e'],
    ],
    others: ['c'],
  });
});

test('a ranking stands with rankings only, a matrix and options without words with none', () => {
  expect(
    namesOf(
      question('a', 'single', ['Oak', 'Ash']),
      question('b', 'ranking', ['Oak', 'Ash']),
      question('c', 'ranking', ['Oak', 'Ash']),
      question('d', 'matrix', ['Oak', 'Ash']),
      question('e', 'matrix', ['Oak', 'Ash']),
      question('f', 'picture', ['', '']),
      question('g', 'picture', ['', '']),
    ),
  ).toEqual({ lists: [['b', 'c']], others: ['a', 'd', 'e', 'f', 'g'] });
});
