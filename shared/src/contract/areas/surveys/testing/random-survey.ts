import fc from 'fast-check';
import type { Answer } from '../../../responses/answer';
import type { Condition, SurveyTest } from '../condition';
import type { PublishedSurvey, PublishedSurveyQuestion, PublishedSurveyRule } from '../published';

const types = [
  'single',
  'multiple',
  'rating',
  'number',
  'date',
  'short-text',
  'consent',
  'ranking',
  'matrix',
];
const optionIds = ['a', 'b', 'c'];
const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
const texts = ['yes', 'no'];
const comparisons = ['below', 'at-most', 'is', 'at-least', 'above'] as const;

/** A question that few answers can be given to: all of them in `everyAnswer`. */
const question = (id: string): fc.Arbitrary<PublishedSurveyQuestion> =>
  fc.record({ type: fc.constantFrom(...types), required: fc.boolean(), odd: fc.nat(3) }).map(
    ({ odd, required, type }) =>
      ({
        id,
        type,
        text: {},
        ...(required && { required }),
        options: optionIds.map((option, index) => ({
          id: option,
          label: {},
          value: index - 1,
          ...(option === 'c' && odd === 1 && { exclusive: true }),
        })),
        ...(odd === 2 && { selection: { min: 2, max: 2 } }),
        rows: [{ id: 'r', label: {} }, ...(odd === 3 ? [{ id: 's', label: {} }] : [])],
        scale: { from: 1, to: 3 },
        number: { min: 0, max: 3, step: odd === 1 ? 1.5 : 1 },
        date: { earliest: days[0], latest: days[2] },
      }) as PublishedSurveyQuestion,
  );

const subsets = ['', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc'].map((options) => options.split(''));
const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map((order) => order.split(''));
const someOf = [undefined, ...optionIds];

/** What a visitor may try to answer to such a question; left out: nothing. */
export function everyAnswer({ rows = [], type }: PublishedSurveyQuestion): (Answer | undefined)[] {
  switch (type) {
    case 'ranking':
      return [
        undefined,
        ...[1, 2, 3].flatMap((length) => orders.map((all) => ({ ranking: all.slice(0, length) }))),
      ];
    case 'matrix':
      return [
        undefined,
        ...someOf.flatMap((r) =>
          (rows.length > 1 ? someOf : [undefined]).map((s) => ({
            rows: { ...(r && { r }), ...(s && { s }) },
          })),
        ),
      ];
    case 'rating':
    case 'number':
      return [undefined, ...[0, 1, 1.5, 2, 3].map((number) => ({ number }))];
    case 'date':
      return [undefined, ...days.map((date) => ({ date }))];
    case 'short-text':
      return [undefined, ...[...texts, 'something else'].map((text) => ({ text }))];
    case 'consent':
      return [undefined, { consent: true }, { consent: false }];
    default:
      return [undefined, ...subsets];
  }
}

const is = fc.constantFrom(...comparisons);
const negated = fc.boolean().map((not) => (not ? { not: true as const } : {}));

function test({ id, type }: PublishedSurveyQuestion): fc.Arbitrary<SurveyTest> {
  const kinds = (): fc.Arbitrary<SurveyTest> => {
    const option = fc.constantFrom(...optionIds);
    switch (type) {
      case 'ranking':
        return option.map((option) => ({ kind: 'first', question: id, option }));
      case 'matrix':
        return option.map((option) => ({ kind: 'row', question: id, row: 'r', option }));
      case 'rating':
      case 'number':
        return fc.record({ is, number: fc.constantFrom(0, 1, 1.5, 2.5, 3) }).map((rest) => ({
          kind: 'number',
          question: id,
          ...rest,
        }));
      case 'date':
        return fc
          .record({ is, date: fc.constantFrom(...days) })
          .map((rest) => ({ kind: 'date', question: id, ...rest }));
      case 'short-text':
        return fc.constantFrom(...texts).map((text) => ({ kind: 'text', question: id, text }));
      case 'consent':
        return fc.constant({ kind: 'consent', question: id });
      default:
        return option.map((option) => ({ kind: 'chosen', question: id, option }));
    }
  };
  const answered = fc.constant({ kind: 'answered' as const, question: id });
  return fc
    .tuple(fc.oneof({ weight: 4, arbitrary: kinds() }, { weight: 1, arbitrary: answered }), negated)
    .map(([one, not]) => ({ ...one, ...not }));
}

const variableTest = fc
  .tuple(is, fc.integer({ min: -1, max: 4 }), negated)
  .map(([is, number, not]): SurveyTest => ({ kind: 'variable', variable: 'score', is, number, ...not }));

function condition(questions: PublishedSurveyQuestion[]): fc.Arbitrary<Condition> {
  const tests = fc.oneof(...questions.map(test), variableTest);
  const group = (of: fc.Arbitrary<Condition>) =>
    fc.record({ kind: fc.constantFrom('all' as const, 'any' as const), of: fc.array(of, { maxLength: 3 }) });
  return fc.oneof(
    { weight: 3, arbitrary: tests },
    { weight: 2, arbitrary: group(tests) },
    { weight: 1, arbitrary: group(group(tests)) },
  );
}

function rule(
  id: string,
  survey: Pick<PublishedSurvey, 'endings' | 'pages'>,
): fc.Arbitrary<PublishedSurveyRule> {
  const questions = survey.pages.flatMap((page) => page.questions);
  const any = (entries: { id: string }[]) => fc.constantFrom(...entries.map((entry) => entry.id), 'gone');
  const page = any(survey.pages);
  const aQuestion = any(questions);
  const ending = any(survey.endings);
  const does = fc.oneof(
    aQuestion.map((question) => ({ kind: 'show' as const, question })),
    page.map((page) => ({ kind: 'show-page' as const, page })),
    aQuestion.map((question) => ({ kind: 'require' as const, question })),
    fc.tuple(page, page).map(([after, page]) => ({ kind: 'jump' as const, after, to: { page } })),
    fc.tuple(page, ending).map(([after, ending]) => ({ kind: 'jump' as const, after, to: { ending } })),
    ending.map((ending) => ({ kind: 'end' as const, ending })),
    fc.record({
      kind: fc.constant('calculate' as const),
      after: page,
      variable: fc.constant('score'),
      operation: fc.constantFrom('set' as const, 'add' as const, 'subtract' as const, 'multiply' as const),
      by: fc.oneof(
        fc.integer({ min: 0, max: 2 }).map((number) => ({ number })),
        aQuestion.map((question) => ({ question })),
        fc.constant({ variable: 'score' }),
      ),
    }),
  );
  return fc.record({ id: fc.constant(id), when: condition(questions), does });
}

const numbered = <Entry>(count: number, prefix: string, entry: (id: string) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => entry(`${prefix}${index + 1}`));

/** Surveys with pages, rules and quotas of all kinds, small enough to try every answer. Some name what does not exist. */
export const randomSurvey = (
  sizes: { questions?: number; rules?: number } = {},
): fc.Arbitrary<PublishedSurvey> =>
  fc
    .record({
      perPage: fc
        .array(fc.nat(2), { minLength: 1, maxLength: 4 })
        .filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= (sizes.questions ?? 6)),
      endings: fc.nat(3),
      rules: fc.nat(sizes.rules ?? 6),
      quotas: fc.nat(1),
    })
    .chain(({ endings, perPage, quotas, rules }) => {
      let asked = 0;
      const pages = perPage.map((count, index) =>
        fc
          .tuple(...numbered(count, '', () => question(`q${++asked}`)))
          .map((questions) => ({ id: `p${index + 1}`, questions })),
      );
      return fc.tuple(...pages).chain((pages) => {
        const base = { pages, endings: numbered(endings, 'e', (id) => ({ id })) };
        const questions = pages.flatMap((page) => page.questions);
        return fc
          .tuple(
            fc.tuple(...numbered(rules, 'rule', (id) => rule(id, base))),
            fc.tuple(
              ...numbered(quotas, 'quota', (id) =>
                condition(questions).map((when) => ({ id, when, ending: 'e1' })),
              ),
            ),
          )
          .map(
            ([rules, quotas]): PublishedSurvey => ({
              area: 'surveys',
              documentId: '2'.repeat(16),
              title: {},
              access: 'everybody',
              ...base,
              rules,
              variables: [{ id: 'score', initial: 0 }],
              quotas,
            }),
          );
      });
    });

/** Answers to any of a survey's questions, seen or not, right or wrong. */
export const randomAnswers = (survey: PublishedSurvey): fc.Arbitrary<Record<string, Answer>> =>
  fc
    .tuple(
      ...survey.pages
        .flatMap((page) => page.questions)
        .map((question) =>
          fc.constantFrom(...everyAnswer(question)).map((answer) => [question.id, answer] as const),
        ),
    )
    .map((given) =>
      Object.fromEntries(given.flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]]))),
    );
