import { describe, expect, test } from '@jest/globals';
import { emptyVaultQuestion, inOrder, type VaultQuestion } from '@vitrine/shared/contract';
import fc from 'fast-check';
import { said } from '../said';
import { base, ordered, readBack } from '../testing/table-data';
import { readGift } from './gift';
import { questionGift } from './question-gift';
import { questionTable } from './question-table';

const only = (gift: string) => readGift(gift).map(({ content }) => content);

describe('GIFT as Moodle documents it', () => {
  test.each([
    [
      'Who’s buried in Grant’s tomb?{~Grant ~Jefferson =no one}',
      {
        type: 'single',
        answers: [
          { text: 'Grant', isRight: false },
          { text: 'Jefferson', isRight: false },
          { text: 'no one', isRight: true },
        ],
      },
    ],
    [
      'What two people are entombed?{\n~%-100%No one\n~%50%Grant#yes\n~%50%Grant’s wife\n~%-50%Grant’s father####Both}',
      {
        type: 'multiple',
        answers: [
          { text: 'No one', isRight: false },
          { text: 'Grant', isRight: true },
          { text: 'Grant’s wife', isRight: true },
          { text: 'Grant’s father', isRight: false },
        ],
      },
    ],
    [
      'The sun rises in the east.{T#no#yes}',
      {
        type: 'single',
        answers: [
          { text: 'True', isRight: true },
          { text: 'False', isRight: false },
        ],
      },
    ],
    ['Two plus two?{=four =4}', { type: 'short-text', texts: ['four', '4'] }],
    ['When was Grant born?{#1822:5}', { type: 'number', value: 1822, tolerance: 5 }],
    ['What is pi?{#3.14..3.16}', { type: 'number', value: 3.15, tolerance: 0.01 }],
    ['Write about it.{}', { type: 'long-text' }],
  ])('%j', (gift, answers) => {
    expect(only(gift)).toEqual([{ text: expect.any(String), notices: [], answers }]);
  });

  test('titles, comments, categories, escapes, formats and a gap in the sentence', () => {
    const file = [
      '// Made elsewhere',
      '$CATEGORY: $course$/top/Shop/Furniture',
      '',
      '::Grant:: Grant is {~buried =entombed} in Grant\\:s tomb.',
      '// in between',
      '',
      '::2::[html]<p>1 \\= <b>one</b></p>{',
      '  =\\{yes\\}',
      '  ~no \\~ way\\nat all',
      '}',
    ].join('\r\n');
    expect(readGift(file)).toEqual([
      {
        line: 4,
        category: 'Shop/Furniture',
        content: {
          text: 'Grant is _____ in Grant:s tomb.',
          notices: [],
          answers: {
            type: 'single',
            answers: [
              { text: 'buried', isRight: false },
              { text: 'entombed', isRight: true },
            ],
          },
        },
      },
      {
        line: 7,
        category: 'Shop/Furniture',
        content: {
          text: '1 = one',
          notices: [],
          answers: {
            type: 'single',
            answers: [
              { text: '{yes}', isRight: true },
              { text: 'no ~ way at all', isRight: false },
            ],
          },
        },
      },
    ]);
  });

  test('what is kept in part only is said', () => {
    expect(only('A?{=yes ~%50%half ~no}\n\nB?{=all =%50%half}\n\nC?{#=1:0 =%50%1:2}')).toMatchObject([
      { notices: [said('gift.partlyWrong')] },
      { notices: [said('gift.partlyRight')] },
      { notices: [said('gift.severalNumbers')], answers: { value: 1, tolerance: 0 } },
    ]);
  });

  test.each([
    ['A text', 'There are no answers in braces: a description is no question.'],
    ['A?{=yes ~no', 'The brace around the answers is not closed.'],
    ['A? =yes ~no}', 'The brace around the answers is not closed.'],
    [
      'A?{=yes}\nB?{=no}',
      'There is more than one pair of braces. Is a blank line missing between two questions?',
    ],
    ['::A::{=yes ~no}', 'The question has no text.'],
    ['A?{yes ~no}', '“yes ~no” begins with neither = nor ~.'],
    ['A?{=yes ~}', 'An answer has no text.'],
    ['A?{~%all%yes}', '“%all%” is not a share from -100 to 100.'],
    ['A?{#about 3}', '“about 3” is not a number, or one with its tolerance like 3:0.5.'],
    ['A?{=cat -> food =dog -> bone}', 'Matching questions cannot be asked here.'],
  ])('%j is refused, and the others are read', (broken, problem) => {
    const read = readGift(`First?{T}\n\n${broken}\n\nLast?{F}\n`);
    expect(
      read.map(({ content, line }) => [line, 'problem' in content ? content.problem.message : 'read']),
    ).toEqual([
      [1, 'read'],
      [3, problem],
      [4 + broken.split('\n').length, 'read'],
    ]);
  });

  test('any text is read without falling over', () => {
    const spiced = fc.string({
      unit: fc.constantFrom(...'{}~=#:\\%/->[]TF1a .\n$'.split(''), '\n\n', '::', '####', '..', '[html]'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(spiced, (text) => Array.isArray(readGift(text))),
      { numRuns: 3_000 },
    );
  });
});

test('is told from a table', () => {
  expect(questionGift.isIn('::A:: B?{T}')).toBe(true);
  expect(questionGift.isIn('// comment\n\nB? {\n=a\n}')).toBe(true);
  expect(questionGift.isIn('Question,Type\n"What is {x}?",single\n')).toBe(false);
  expect(questionGift.isIn('Title,Price\nLamp,5\n')).toBe(false);
});

test('questions that GIFT can hold come back as they were written', () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'ab~=#{}:\\%/->.1'.split(''), 'ä', ' '), minLength: 1, maxLength: 15 })
    .filter((text) => text.trim() === text && text !== '');
  const options = ordered(fc.record({ label: words.map((en) => ({ en })) }), 5).filter(
    (map) => Object.keys(map).length > 0,
  );
  const question = options.chain((options) =>
    fc.record({
      type: fc.constantFrom('single' as const, 'multiple' as const),
      text: words.map((en) => ({ en })),
      options: fc.constant(options),
      right: fc.subarray(Object.keys(options), { maxLength: 1 }),
    }),
  );
  fc.assert(
    fc.property(question, ({ options, right, text, type }) => {
      const labels = Object.values(options).map(({ label }) => label.en);
      fc.pre(
        type === 'multiple' || (right.length < labels.length && !labels.some((text) => text.startsWith('%'))),
      );
      const one: VaultQuestion = {
        ...emptyVaultQuestion(),
        ...{ options, text, type },
        correct: { options: Object.fromEntries(right.map((id) => [id, true as const])) },
      };
      const { entries } = questionGift.read(questionGift.write(one, base), base);
      const [entry] = entries;
      if (!entry || 'problem' in entry) throw new Error(entry?.problem.message);
      const made = readBack(questionTable, entry.rows, null, entry.name);
      const shape = (question: VaultQuestion) => ({
        text: question.text,
        type: question.type,
        options: inOrder(question.options).map(([id, { label }]) => [label, question.correct?.options?.[id]]),
      });
      expect(shape(made)).toEqual(shape(one));
    }),
    { numRuns: 500 },
  );
});
