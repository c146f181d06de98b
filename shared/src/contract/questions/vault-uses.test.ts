import fc from 'fast-check';
import { generateNKeysBetween } from 'fractional-indexing';
import { pollObstacle, withVaultQuestion } from '../areas/polling/from-vault';
import { inOrder } from '../values/order';
import type { AnswerOptions } from './answer-options';
import { type ContentChange, contentChanges } from './vault-changes';
import {
  emptyVaultQuestion,
  hasOptions,
  type QuestionType,
  type VaultQuestion,
  vaultQuestion,
} from './vault-question';
import { withOptionSet } from './vault-uses';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const label = fc.record({ en: fc.string({ maxLength: 20 }) });
const flag = fc.constantFrom(true as const, undefined);
const given = <T extends object>(entry: T) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));

/** Some of the ids in some order: two of these share some options, and each has some of its own. */
const options: fc.Arbitrary<AnswerOptions> = fc.shuffledSubarray(ids).chain((chosen) => {
  const keys = generateNKeysBetween(null, null, chosen.length);
  return fc
    .array(fc.record({ label, value: fc.option(fc.integer(), { nil: undefined }), exclusive: flag }), {
      minLength: chosen.length,
      maxLength: chosen.length,
    })
    .map(
      (entries) =>
        Object.fromEntries(
          entries.map((entry, place) => [chosen[place], { order: keys[place], ...given(entry) }]),
        ) as AnswerOptions,
    );
});
const arrangement = fc.constantFrom('given' as const, 'shuffled' as const, 'shuffled-but-last' as const);
const optionSet = fc.record({ title: label, arrangement, options });
const question: fc.Arbitrary<VaultQuestion> = fc
  .record({
    text: label,
    help: fc.oneof(label, fc.constant({})),
    type: fc.constantFrom('single' as const, 'multiple' as const, 'picture' as const),
    selection: fc.constantFrom({}, { max: 2 }, { min: 1, max: 3 }),
    arrangement,
    options,
    folder: fc.string({ maxLength: 10 }),
    right: fc.subarray(ids),
  })
  .map(({ right, ...own }) => ({
    ...emptyVaultQuestion(),
    ...own,
    state: 'ready',
    correct: { options: Object.fromEntries(right.map((id) => [id, true as const])) },
  }));
const newer = { id: '2'.repeat(16), version: 7 };
const idsInOrder = (map: AnswerOptions) => inOrder(map).map(([id]) => id);

describe('a question that takes over an option set', () => {
  it('has the set’s options with their ids, in their order, and keeps what is its own', () => {
    fc.assert(
      fc.property(question, optionSet, (use, set) => {
        const renewed = withOptionSet(use, set, newer);
        for (const id of Object.keys(use.options))
          if (set.options[id]) expect(renewed.options[id]).toEqual(set.options[id]);
        expect(idsInOrder(renewed.options)).toEqual(idsInOrder(set.options));
        const { arrangement: a, correct: b, options: c, optionSet: d, ...own } = renewed;
        expect(use).toMatchObject(own);
        expect(Object.keys(renewed.correct?.options ?? {})).toEqual(
          Object.keys(use.correct?.options ?? {}).filter((id) => id in set.options),
        );
      }),
    );
  });

  it('is the same after doing it twice, and then nothing is new', () => {
    fc.assert(
      fc.property(question, optionSet, (use, set) => {
        const once = withOptionSet(use, set, newer);
        expect(withOptionSet(once, set, newer)).toEqual(once);
        const { arrangement: itsArrangement, options: itsOptions } = once;
        expect(contentChanges({ arrangement: itsArrangement, options: itsOptions }, set)).toEqual([]);
      }),
    );
  });
});

describe('a poll that takes over a vault question', () => {
  it('has its words and options, keeps the place in the poll, and then nothing is new', () => {
    fc.assert(
      fc.property(question, question, (before, after) => {
        const use = withVaultQuestion({ order: 'a3' }, before, { ...newer, version: 1 });
        const renewed = withVaultQuestion(use, after, newer);
        expect(renewed.order).toBe('a3');
        expect(renewed.options).toEqual(hasOptions(after.type) ? after.options : {});
        expect(withVaultQuestion(renewed, after, newer)).toEqual(renewed);
        expect(contentChanges(renewed, withVaultQuestion(use, after, newer))).toEqual([]);
      }),
    );
  });

  it('holds a choice of pictures as polls have always held it', () => {
    const pictures: VaultQuestion = {
      ...emptyVaultQuestion(),
      type: 'picture',
      options: { a: { order: 'a0', label: {} } },
    };
    const copy = {
      order: 'a3',
      reference: { source: 'vault', ...newer },
      text: {},
      options: pictures.options,
    };
    expect(withVaultQuestion({ order: 'a3' }, pictures, newer)).toEqual({ ...copy, type: 'single' });
    const several = { ...pictures, selection: { max: 2 } };
    expect(withVaultQuestion({ order: 'a3' }, several, newer)).toEqual({
      ...copy,
      type: 'multiple',
      selection: { max: 2 },
    });
  });

  it('never holds what is right', () => {
    fc.assert(
      fc.property(question, (one) => {
        expect(JSON.stringify(withVaultQuestion({ order: 'a0' }, one, newer))).not.toContain('correct');
      }),
    );
  });

  it('is refused what it cannot ask', () => {
    const ready: VaultQuestion = { ...emptyVaultQuestion(), state: 'ready' };
    const many = Object.fromEntries(
      generateNKeysBetween(null, null, 11).map((order, place) => [`o${place}`, { order, label: {} }]),
    );
    expect(pollObstacle(ready)).toBeNull();
    expect(pollObstacle({ ...ready, state: 'hidden' })).toBe('not-ready');
    expect(pollObstacle({ ...ready, options: many })).toBe('too-many-options');
    expect(pollObstacle({ ...ready, options: many, type: 'number' })).toBeNull();
    expect(pollObstacle({ ...ready, rows: many, type: 'matrix' })).toBe('too-many-rows');
    expect(pollObstacle({ ...ready, rows: many, type: 'ranking' })).toBeNull();
  });
});

describe('the changes between two contents', () => {
  const before: AnswerOptions = {
    a: { order: 'a0', label: { en: 'Oak' } },
    b: { order: 'a1', label: { en: 'Ash' } },
    c: { order: 'a2', label: { en: 'Elm' } },
  };
  it('name what was added, removed, renamed, changed and reordered', () => {
    const after: AnswerOptions = {
      c: { order: 'a0', label: { en: 'Elm' }, value: 3 },
      a: { order: 'a1', label: { en: 'Oak wood' } },
      d: { order: 'a2', label: { en: 'Fir' } },
    };
    expect(contentChanges({ options: before, arrangement: 'given' }, { options: after })).toEqual([
      { kind: 'option-added', id: 'd', label: { en: 'Fir' } },
      { kind: 'option-removed', id: 'b', label: { en: 'Ash' } },
      { kind: 'option-changed', id: 'c', label: { en: 'Elm' }, fields: ['value'] },
      { kind: 'option-renamed', id: 'a', before: { en: 'Oak' }, after: { en: 'Oak wood' } },
      {
        kind: 'options-reordered',
        before: [{ en: 'Oak' }, { en: 'Elm' }],
        after: [{ en: 'Elm' }, { en: 'Oak wood' }],
      },
    ]);
  });

  const rows = { hall: { order: 'a0', label: { en: 'Hall' } } };
  const more = { ...rows, attic: { order: 'a1', label: { en: 'Attic' } } };
  const wider = { from: 1, to: 7, low: {}, high: {} };
  it.each<[QuestionType, Partial<VaultQuestion>, ContentChange]>([
    [
      'matrix',
      { rows: more },
      { kind: 'rows', before: [{ en: 'Hall' }], after: [{ en: 'Hall' }, { en: 'Attic' }] },
    ],
    ['rating', { scale: wider }, { kind: 'scale', before: { ...wider, to: 5 }, after: wider }],
    ['number', { number: { max: 9 } }, { kind: 'number', before: {}, after: { max: 9 } }],
    [
      'date',
      { date: { latest: '2026-12-24' } },
      { kind: 'date', before: {}, after: { latest: '2026-12-24' } },
    ],
    ['long-text', { longestAnswer: 80 }, { kind: 'longestAnswer', before: undefined, after: 80 }],
  ])('name what only a %s has, and nothing of it where another type keeps it', (type, own, change) => {
    const question = { ...emptyVaultQuestion(), rows, type };
    expect(contentChanges(question, { ...question, ...own })).toEqual([change]);
    const consent = { ...question, type: 'consent' as const };
    expect(contentChanges(consent, { ...consent, ...own })).toEqual([]);
  });

  it('are none where only order keys differ', () => {
    const rekeyed = { ...before, b: { order: 'a1V', label: { en: 'Ash' } } };
    expect(contentChanges({ options: before }, { options: rekeyed })).toEqual([]);
  });
});

it('a question in the making has the shape of its area', () => {
  expect(vaultQuestion.parse(emptyVaultQuestion())).toEqual(emptyVaultQuestion());
});
