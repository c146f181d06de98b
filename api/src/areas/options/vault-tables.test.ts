import { describe, expect, test } from '@jest/globals';
import {
  type AnswerOption,
  arrangement,
  emptyOptionSet,
  emptyVaultQuestion,
  type OptionSet,
  questionState,
  questionTypes,
  type VaultQuestion,
  vaultOptionSet,
  vaultQuestion,
} from '@vitrine/shared/contract';
import fc from 'fast-check';
import { base, id, languages, ordered, plain, readBack, said, text } from '../../testing/table-data';
import { answerOptionTable } from '../answer-option-vault/table';
import { questionTable } from '../question-vault/table';
import type { AreaTable, Cells } from '../tables/area-table';

const line = text.filter((one) => !/\p{Cc}/u.test(one));
const someLine = line.filter((one) => one !== '');
const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => (one === 0 ? 0 : one));
const mark = fc.constant(true as const);
const optional = { requiredKeys: [], ...plain };

const options = ordered<Omit<AnswerOption, 'order'>>(
  fc.record(
    {
      label: languages,
      code: line,
      image: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
      value: amount,
      colour: fc.constantFrom('#12AB34', '#ffffff'),
      other: mark,
      exclusive: mark,
      fixed: mark,
    },
    { requiredKeys: ['label'], ...plain },
  ),
  6,
);

const optionSet: fc.Arbitrary<OptionSet> = fc.record(
  {
    title: languages,
    arrangement: fc.constantFrom(...arrangement.options),
    options,
    copiedFrom: fc.constant({ id: '2'.repeat(16), version: 3 }),
  },
  { requiredKeys: ['title', 'arrangement', 'options'], ...plain },
);

const question: fc.Arbitrary<VaultQuestion> = options.chain((options) => {
  const ids = Object.keys(options);
  return fc.record(
    {
      text: languages,
      help: languages,
      type: fc.constantFrom(...questionTypes),
      state: fc.constantFrom(...questionState.options),
      folder: line,
      tags: fc.dictionary(someLine, mark, plain),
      required: fc.boolean(),
      optionSet: fc.constantFrom(
        { source: 'inline' as const },
        { source: 'vault' as const, id: '3'.repeat(16), version: 2 },
      ),
      arrangement: fc.constantFrom(...arrangement.options),
      options: fc.constant(options),
      selection: fc.record(
        { min: fc.integer({ min: 1, max: 9 }), max: fc.integer({ min: 1, max: 9 }) },
        optional,
      ),
      rows: ordered(fc.record({ label: languages }), 4),
      scale: fc.record({
        from: fc.integer({ min: 0, max: 1 }),
        to: fc.integer({ min: 2, max: 10 }),
        low: languages,
        high: languages,
      }),
      number: fc.record(
        { min: amount, max: amount, step: fc.constantFrom(0.1, 5), unit: languages },
        optional,
      ),
      date: fc.record({ earliest: fc.constant('2026-01-31'), latest: fc.constant('2026-12-01') }, optional),
      longestAnswer: fc.integer({ min: 1, max: 500 }),
      correct: fc.record(
        {
          options: fc.dictionary(ids.length > 0 ? fc.constantFrom(...ids, 'gone') : id, mark, plain),
          texts: ordered(fc.record({ text: line }), 3),
          number: fc.record({ value: amount, tolerance: fc.constantFrom(0, 0.5) }),
        },
        optional,
      ),
    },
    {
      requiredKeys: [
        ...([
          'text',
          'help',
          'type',
          'state',
          'folder',
          'tags',
          'required',
          'optionSet',
          'arrangement',
        ] as const),
        ...(['options', 'selection', 'rows', 'scale', 'number', 'date'] as const),
      ],
      ...plain,
    },
  );
});

const keyOf = (map: Record<string, string>) => map.en ?? '';

describe('vault documents as rows of a table', () => {
  test('an option set comes back exactly as it was, over itself', () => {
    fc.assert(
      fc.property(optionSet, (set) => {
        expect(vaultOptionSet.safeParse(set).error).toBeUndefined();
        const rows = answerOptionTable.rowsOf(set, base);
        expect(readBack(answerOptionTable, rows, set, keyOf(set.title))).toEqual(set);
      }),
    );
  });

  test('an option set comes back with the same content and keys where there was none', () => {
    fc.assert(
      fc.property(optionSet, ({ copiedFrom: _, ...set }) => {
        const made = readBack(answerOptionTable, answerOptionTable.rowsOf(set, base), null, keyOf(set.title));
        expect(vaultOptionSet.safeParse(made).error).toBeUndefined();
        expect(contentOf(made)).toEqual(contentOf(set));
      }),
    );
  });

  test('a question comes back exactly as it was, over itself', () => {
    fc.assert(
      fc.property(question, (one) => {
        expect(vaultQuestion.safeParse(one).error).toBeUndefined();
        const rows = questionTable.rowsOf(one, base);
        expect(readBack(questionTable, rows, one, keyOf(one.text))).toEqual(one);
      }),
    );
  });

  test('a question comes back with the same options, rows and right answers where there was none', () => {
    fc.assert(
      fc.property(question, (one) => {
        const made = readBack(questionTable, questionTable.rowsOf(one, base), null, keyOf(one.text));
        expect(vaultQuestion.safeParse(made).error).toBeUndefined();
        const { correct, date, rows, selection } = one;
        expect(made).toMatchObject({ type: one.type, state: one.state, folder: one.folder, selection, date });
        expect(contentOf(made)).toEqual(contentOf(one));
        expect(Object.keys(made.rows).sort()).toEqual(Object.keys(rows).sort());
        const marked = Object.keys(correct?.options ?? {}).filter((key) => key in one.options);
        expect(Object.keys(made.correct?.options ?? {}).sort()).toEqual(marked.sort());
        expect(made.correct?.number).toEqual(correct?.number);
      }),
    );
  });
});

/** Options by their keys, without order keys, and without texts that say nothing. */
function contentOf({ arrangement, options }: Pick<OptionSet, 'arrangement' | 'options'>) {
  return {
    arrangement,
    options: Object.fromEntries(
      Object.entries(options).map(([key, { code, label, order: _order, ...option }]) => [
        key,
        { ...option, label: said(label), ...(code && { code }) },
      ]),
    ),
  };
}

describe('a table from elsewhere', () => {
  const read = <Data>(table: AreaTable<Data>, rows: Cells[], before: Data | null = null) => {
    const told: string[] = [];
    const columns = new Set(rows.flatMap((row) => Object.keys(row)));
    const full = rows.map((cells, index) => ({
      line: index + 2,
      cells: Object.fromEntries([...columns].map((column) => [column, cells[column] ?? ''])),
    }));
    const made = table.dataOf(full, before, { ...base, columns }, (level, at, field, { message }) =>
      told.push(`${level} ${at} ${field}: ${message}`),
    );
    return { made, told };
  };

  test('makes an option set of names and words alone', () => {
    const { made, told } = read(answerOptionTable, [
      { Set: 'Size', 'Option [en]': 'Small' },
      { Set: 'Size', 'Option [en]': 'Large' },
    ]);
    expect(told).toEqual([]);
    expect(made.title).toEqual({ en: 'Size' });
    expect(Object.values(made.options).map(({ label }) => label)).toEqual([{ en: 'Small' }, { en: 'Large' }]);
  });

  test('finds an option again by its key, its code or its words, so that its answers stay with it', () => {
    const before: OptionSet = {
      ...emptyOptionSet(),
      title: { en: 'Size' },
      options: {
        s: { order: 'a0', label: { en: 'Small', de: 'Klein' }, value: 1 },
        m: { order: 'a1', label: { en: 'Medium' }, code: 'M' },
        l: { order: 'a2', label: { en: 'Large' } },
        x: { order: 'a3', label: { en: 'Huge' } },
      },
    };
    const { made } = read(
      answerOptionTable,
      [
        { Set: 'Size', 'Option Key': 'l', 'Option [en]': 'Big', Code: '' },
        { Set: 'Size', 'Option Key': '', 'Option [en]': 'Middle', Code: 'M' },
        { Set: 'Size', 'Option Key': '', 'Option [en]': 'Small', Code: '' },
      ],
      before,
    );
    expect(Object.keys(made.options).sort()).toEqual(['l', 'm', 's']);
    expect(made.options.l?.label).toEqual({ en: 'Big' });
    expect(made.options.m?.label).toEqual({ en: 'Middle' });
    expect(made.options.s).toMatchObject({ label: { en: 'Small', de: 'Klein' }, value: 1 });
  });

  test('changes no options that come from an option set, and says so', () => {
    const before: VaultQuestion = {
      ...emptyVaultQuestion(),
      text: { en: 'How big?' },
      optionSet: { source: 'vault', id: '3'.repeat(16), version: 2 },
      options: { s: { order: 'a0', label: { en: 'Small' } } },
    };
    const { made, told } = read(
      questionTable,
      [{ Question: 'How big?', 'Option Key': 's', 'Option [en]': 'Tiny', Folder: 'Shop' }],
      before,
    );
    expect(made).toEqual({ ...before, folder: 'Shop' });
    expect(told).toEqual([
      'notice 2 Option: The options come from an option set and stay as they are. Change them there.',
    ]);
  });

  test('is told what cannot be read, with its line and column', () => {
    const { told } = read(questionTable, [
      { Question: 'A', Type: 'essay', Required: 'perhaps', 'Option Key': 'a', Value: '' },
      { Question: 'A', Type: '', Required: '', 'Option Key': 'a', Value: 'five' },
    ]);
    expect(told).toEqual([
      'error 3 Option Key: “a” was there before, further up.',
      'error 3 Value: “five” is not a number.',
      `error 2 Type: “essay” is not one of ${questionTypes.join(', ')}.`,
      'error 2 Required: “perhaps” is neither TRUE nor FALSE.',
    ]);
  });
});
