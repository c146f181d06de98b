import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { askedQuestion } from '../../../questions/testing/asked-question';
import { randomCases } from '../../../testing/random-cases';
import type { Condition } from '../condition';
import type { PublishedSurvey, PublishedSurveyQuestion, PublishedSurveyRule } from '../published';
import { randomSurvey } from '../testing/random-survey';
import { alwaysTrue, hasChosen, jumpTo, surveyOf } from '../testing/survey-of';
import { type SurveyFinding, searchSurvey } from './search-survey';

const contradiction: Condition = {
  kind: 'all',
  of: [
    hasChosen('planted', 'a'),
    { kind: 'any', of: [hasChosen('planted', 'b'), hasChosen('planted', 'c')] },
  ],
};
const planted = askedQuestion('planted');

type Rules = [when: Condition, does: PublishedSurveyRule['does']][];
/** The first page of every survey asks a question of its own; then comes what is planted, before everything else. */
const withPlanted = (survey: PublishedSurvey, pages: PublishedSurveyQuestion[][], rules: Rules) => ({
  ...survey,
  pages: [
    { id: 'first', questions: [planted] },
    ...pages.map((questions, index) => ({ id: `planted${index}`, questions })),
    ...survey.pages,
  ],
  rules: [...rules.map(([when, does], index) => ({ id: `plant${index}`, when, does })), ...survey.rules],
});

const plants: [string, PublishedSurveyQuestion[][], Rules, Partial<SurveyFinding>][] = [
  [
    'a question that is shown when two answers to one question are given, and required',
    [[askedQuestion('x', { required: true }), askedQuestion('y')]],
    [[contradiction, { kind: 'show', question: 'x' }]],
    { kind: 'unreachable-question', question: 'x', required: true, rule: 'plant0' },
  ],
  [
    'a condition that nothing satisfies',
    [[askedQuestion('x')]],
    [[contradiction, { kind: 'require', question: 'x' }]],
    { kind: 'never-holds', rule: 'plant0' },
  ],
  [
    'a page that is always passed over',
    [[askedQuestion('x')], [askedQuestion('y')]],
    [[alwaysTrue, jumpTo('first', 'planted1')]],
    { kind: 'unreachable-page', page: 'planted0', rule: 'plant0' },
  ],
  [
    'a jump that others decide before',
    [[askedQuestion('x')], [askedQuestion('y')]],
    [
      [{ kind: 'answered', question: 'planted' }, jumpTo('first', 'planted1')],
      [hasChosen('planted', 'b'), jumpTo('first', 'planted0')],
    ],
    { kind: 'overruled', rule: 'plant1', by: 'plant0' },
  ],
  [
    'a page that sends back to itself whatever is answered',
    [[askedQuestion('x')]],
    [
      [hasChosen('planted', 'b'), { kind: 'show-page', page: 'planted0' }],
      [alwaysTrue, jumpTo('planted0', 'planted0')],
    ],
    { kind: 'loop', rule: 'plant1', page: 'planted0', endless: true },
  ],
  [
    'a circle through a page that was passed over',
    [[askedQuestion('x')], [askedQuestion('y')], [askedQuestion('z')]],
    [
      [hasChosen('planted', 'a'), jumpTo('first', 'planted1')],
      [alwaysTrue, jumpTo('planted1', 'planted0')],
      [alwaysTrue, jumpTo('planted0', 'planted1')],
    ],
    { kind: 'loop', rule: 'plant1', page: 'planted0', endless: true },
  ],
  [
    'a question that has to be answered and cannot be',
    [[askedQuestion('x', { type: 'number', number: { min: 3, max: 2 } })]],
    [[hasChosen('planted', 'c'), { kind: 'require', question: 'x' }]],
    { kind: 'stuck', question: 'x', rule: 'plant0' },
  ],
];

describe('a planted dead end is found in whatever survey:', () => {
  test.each(plants)('%s', (_, pages, rules, finding) => {
    fc.assert(
      fc.property(randomSurvey({ questions: 4, rules: 5 }), (survey) => {
        const { findings, proved } = searchSurvey(withPlanted(survey, pages, rules));
        expect(proved).toBe(true);
        expect(findings).toContainEqual(expect.objectContaining(finding));
      }),
      { ...randomCases, numRuns: randomCases.numRuns / 4 },
    );
  });
});

describe('a survey of real size', () => {
  const pages = Array.from({ length: 25 }, (_, page) => [
    askedQuestion(`q${2 * page}`, { type: page % 5 === 0 ? 'nps' : 'single' }),
    askedQuestion(`q${2 * page + 1}`, {
      type: page % 3 === 0 ? 'multiple' : 'single',
      ...(page % 2 === 0 && { required: true }),
    }),
  ]);
  const score: Rules = pages.slice(0, 5).map((_, page) => [
    hasChosen(`q${2 * page + 1}`, 'a'),
    {
      kind: 'calculate',
      after: `p${page + 1}`,
      variable: 'score',
      operation: 'add',
      by: { number: page + 1 },
    },
  ]);
  const rules: Rules = [
    ...score,
    ...[2, 4, 6, 8, 10, 12, 14, 16].map((page): Rules[number] => [
      { kind: 'any', of: [hasChosen(`q${2 * page}`, 'b'), hasChosen(`q${2 * page - 1}`, 'c')] },
      { kind: 'show', question: `q${2 * page + 3}` },
    ]),
    [{ kind: 'number', question: 'q0', is: 'at-most', number: 6 }, jumpTo('p1', 'p3')],
    [{ kind: 'all', of: [hasChosen('q3', 'a'), hasChosen('q21', 'b')] }, jumpTo('p11', 'p14')],
    [hasChosen('q41', 'a'), jumpTo('p21', 'p23')],
    [hasChosen('q5', 'a'), { kind: 'require', question: 'q47' }],
    [hasChosen('q7', 'b'), { kind: 'show-page', page: 'p20' }],
    [
      { kind: 'variable', variable: 'score', is: 'at-least', number: 10 },
      { kind: 'end', ending: 'e2' },
    ],
    [
      { kind: 'variable', variable: 'score', is: 'above', number: 15 },
      { kind: 'show', question: 'q49' },
    ],
  ];

  test('50 questions and 20 rules are proved, and what is wrong with them found', () => {
    const { findings, proved, states } = searchSurvey(surveyOf(pages, rules));
    expect(rules).toHaveLength(20);
    expect({ proved, few: states < 100_000 }).toEqual({ proved: true, few: true });
    expect(findings.map(({ kind }) => kind)).toEqual(['unreachable-question', 'never-holds']);
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'r20', kind: 'never-holds' }));
  });

  test('what has too many states is not proved, and the rule named by which that is so', () => {
    const many = pages.map(([first, second]) => [first, second].flatMap((one) => one ?? []));
    const all: Rules = [
      ...rules,
      ...pages.map(([first], page): Rules[number] => [
        alwaysTrue,
        {
          kind: 'calculate',
          after: `p${page + 1}`,
          variable: 'points',
          operation: 'add',
          by: { question: first?.id ?? '' },
        },
      ]),
      [
        { kind: 'variable', variable: 'points', is: 'above', number: 100 },
        { kind: 'end', ending: 'e1' },
      ],
    ];
    const values = ['a', 'b', 'c'].map((id, index) => ({ id, label: {}, value: 10 ** index }));
    const survey = surveyOf(
      many.map((questions, page) =>
        questions.map((one) => ({
          ...one,
          options: values.map((v) => ({ ...v, value: (v.value ?? 0) * (page + 1) })),
        })),
      ),
      all,
      { variables: ['score', 'points'].map((id) => ({ id, initial: 0 })) },
    );
    const { proved, states, tooLarge } = searchSurvey(survey, { states: 20_000, steps: 200_000 });
    expect({ proved, states, tooLarge }).toEqual({ proved: false, states: 20_000, tooLarge: 'r21' });
  });

  test('an answer of which there is no end, and which counts, is not proved either', () => {
    const survey = surveyOf(
      [[askedQuestion('q1', { type: 'number' })]],
      [
        [
          alwaysTrue,
          { kind: 'calculate', after: 'p1', variable: 'score', operation: 'add', by: { question: 'q1' } },
        ],
        [
          { kind: 'variable', variable: 'score', is: 'above', number: 3 },
          { kind: 'end', ending: 'e2' },
        ],
      ],
    );
    expect(searchSurvey(survey)).toEqual({ proved: false, tooLarge: 'r1', states: 0, findings: [] });
  });
});
