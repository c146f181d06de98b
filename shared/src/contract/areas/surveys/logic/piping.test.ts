import { expect, test } from '@jest/globals';
import { askedQuestion } from '../../../questions/testing/asked-question';
import { surveyOf } from '../testing/survey-of';
import { pipedIds, pipedText } from './piping';

const options = [
  { id: 'a', label: { en: 'Oak', de: 'Eiche' } },
  { id: 'b', label: { en: 'Ash' } },
];
const survey = surveyOf([
  [
    askedQuestion('wood', { type: 'multiple', options }),
    askedQuestion('name', { type: 'short-text' }),
    askedQuestion('day', { type: 'date' }),
    askedQuestion('sum', { type: 'number' }),
  ],
]);
const answers = {
  wood: ['a', 'b'],
  name: { text: ' {{wood}} ' },
  day: { date: '2026-11-28' },
  sum: { number: 1234.5 },
};
const text = (words: string, language: string) =>
  pipedText(words, survey, { answers, variables: { score: 7.5 } }, language, 'en');

test('earlier answers stand in texts as the language writes them', () => {
  expect(text('{{wood}}, {{day}}, {{sum}}, {{score}}', 'en')).toBe(
    'Oak and Ash, November 28, 2026, 1,234.5, 7.5',
  );
  expect(text('{{wood}}, {{day}}, {{sum}}, {{score}}', 'de')).toBe(
    'Eiche und Ash, 28. November 2026, 1.234,5, 7,5',
  );
});

test('what a visitor wrote is taken as it is, and what nobody answered leaves nothing', () => {
  expect(text('[{{name}}] [{{gone}}] [{{constructor}}] {{ wood }}', 'en')).toBe(
    '[{{wood}}] [] [] {{ wood }}',
  );
  expect(pipedIds('{{name}} and {{gone}}')).toEqual(['name', 'gone']);
});
