import { describe, expect, test } from '@jest/globals';
import { emptyVaultQuestion, inOrder, type VaultQuestion } from '@vitrine/shared/contract';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import { base, ordered, plain, readBack } from '../../testing/table-data';
import { given } from '../tables/table-cells';
import { readGift } from './gift';
import { questionGift } from './question-gift';
import { questionTable } from './table';

const only = (gift: string) => readGift(gift).map(({ content }) => content);

/** Between two questions that are in order. */
function refusesOnly(broken: string, problem: string): void {
  const read = readGift(`First?{T}\n\n${broken}\n\nLast?{F}\n`);
  expect(
    read.map(({ content, line }) => [line, 'problem' in content ? content.problem.message : 'read']),
  ).toEqual([
    [1, 'read'],
    [3, problem],
    [4 + broken.split('\n').length, 'read'],
  ]);
}

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
    expect(only(gift)).toMatchObject([{ name: '', text: expect.any(String), answers }]);
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
          name: 'Grant',
          text: 'Grant is _____ in Grant:s tomb.',
          tags: {},
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
          name: '2',
          text: '1 = one',
          tags: {},
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

  test.each([
    ['A text', 'There are no answers in braces: a description is no question.'],
    ['A?{=yes ~no', 'The brace around the answers is not closed.'],
    ['A? =yes ~no}', 'The brace around the answers is not closed.'],
    [
      'A?{=yes}\nB?{=no}',
      'There is more than one pair of braces. Is a blank line missing between two questions?',
    ],
    ['::A::{=yes ~no}', 'The question has no text.'],
    ['A?{yes ~no}', '“yes ~no” starts with neither = nor ~.'],
    ['A?{=yes ~}', 'An answer has no text.'],
    ['A?{~%all%yes}', '“%all%” is not a share from -100 to 100.'],
    ['A?{#about 3}', '“about 3” is not a number, or one with its tolerance like 3:0.5.'],
    ['A?{=cat -> food =dog}', '“dog” has no “->” with what it belongs to, as the other answers have.'],
  ])('%j is refused, and the others are read', refusesOnly);

  test('HTML nested too deeply is refused, and the others are read', () =>
    refusesOnly(
      `A?{=[html]${'<div>'.repeat(20_000)}}`,
      'There is too much HTML here, or it is nested too deeply. Shorten it.',
    ));

  test('any text is read without falling over', () => {
    const spiced = fc.string({
      unit: fc.constantFrom(...'{}~=#:\\%/->[]TF1a .\n$'.split(''), '\n\n', '::', '####', '..', '[html]'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(spiced, (text) => Array.isArray(readGift(text))),
      randomCases,
    );
  });
});

test('is told from a table', () => {
  expect(questionGift.isIn('::A:: B?{T}')).toBe(true);
  expect(questionGift.isIn('// comment\n\nB? {\n=a\n}')).toBe(true);
  expect(questionGift.isIn('Question,Type\n"What is {x}?",single\n')).toBe(false);
  expect(questionGift.isIn('Title,Price\nLamp,5\n')).toBe(false);
  expect(questionGift.isIn('[html]<p>Oak?</p>{T}')).toBe(true);
  expect(questionGift.isIn('[{"text":{"en":"Oak?"}}]')).toBe(false);
  expect(questionGift.isIn('sep=;\r\nQuestion;Type\r\n"What is {x}?";single\r\n')).toBe(false);
});

test('what GIFT can hold of questions comes back as it was written, and nothing is to be said of it', () => {
  const words = fc
    .string({
      unit: fc.constantFrom(...'ab~=#{}:\\%/-<>&*.1'.split(''), 'ä', ' ', '<b>'),
      minLength: 1,
      maxLength: 15,
    })
    .filter((text) => text.trim() === text && text !== '');
  const en = words.map((en) => ({ en }));
  const options = ordered(fc.record({ label: en }), 5).filter((map) => Object.keys(map).length > 0);
  const isShare = (text: string) => text.startsWith('%');
  const choice = fc
    .tuple(options, fc.constantFrom('single' as const, 'multiple' as const))
    .chain(([options, type]) =>
      fc.record({
        ...{ type: fc.constant(type), options: fc.constant(options) },
        correct: fc
          .subarray(Object.keys(options), { maxLength: type === 'single' ? 1 : Object.keys(options).length })
          .map((right) => ({ options: Object.fromEntries(right.map((id) => [id, true as const])) })),
      }),
    )
    .filter(({ correct, options, type }) => {
      const labels = Object.values(options).map(({ label }) => label.en);
      const rights = Object.keys(correct.options).length;
      return type === 'multiple' || (rights < labels.length && !labels.some(isShare));
    });
  // JSON has no -0.
  const figure = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => number + 0);
  const asked: fc.Arbitrary<Pick<VaultQuestion, 'type' | 'correct'>> = fc.oneof(
    choice,
    fc.constant({ type: 'long-text' as const }),
    fc.record({
      type: fc.constant('number' as const),
      correct: fc.record({ number: fc.record({ value: figure, tolerance: figure.map(Math.abs) }) }),
    }),
    fc.record({
      type: fc.constant('short-text' as const),
      correct: fc.record({
        texts: ordered(
          fc.record({ text: words.filter((text) => !isShare(text) && !text.includes('->')) }),
          4,
        ).filter((texts) => Object.keys(texts).length > 0),
      }),
    }),
  );
  const level = words.map((text) => text.replaceAll('/', 'x'));
  const question = fc
    .tuple(
      asked,
      fc.record({
        ...{ name: fc.option(words, { nil: undefined }), text: en },
        folder: fc.array(level, { maxLength: 3 }).map((levels) => levels.join('/')),
        tags: fc.dictionary(fc.stringMatching(/^[a-z\]<&][a-z\]]{0,3}$/), fc.constant(true as const), plain),
      }),
    )
    .map(([type, rest]): VaultQuestion => ({ ...emptyVaultQuestion(), ...given(rest), ...type }));
  const shape = ({ correct, folder, name, options, tags, text, type }: VaultQuestion) => ({
    ...{ text, name, folder, tags, type },
    options: inOrder(options).map(([id, { label }]) => [label, correct?.options?.[id]]),
    texts: inOrder(correct?.texts ?? {}).map(([, one]) => one.text),
    number: correct?.number,
  });
  const sameName = ({ name, text }: VaultQuestion) => (name ? `name ${name}` : `text ${text.en}`);
  fc.assert(
    fc.property(fc.uniqueArray(question, { maxLength: 4, selector: sameName }), (questions) => {
      const written = questions.map((one, index) =>
        questionGift.write(one, base, questions[index - 1] ?? null),
      );
      const made = questionGift.read(written.join(''), base).entries.map((entry) => {
        if ('problem' in entry) throw new Error(entry.problem.message);
        expect(entry.notices).toEqual([]);
        return readBack(questionTable, entry.rows, null, entry.key);
      });
      expect(made.map(shape)).toEqual(questions.map(shape));
    }),
    randomCases,
  );
});
