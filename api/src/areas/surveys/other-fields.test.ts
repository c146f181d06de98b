import { expect, test } from '@jest/globals';
import {
  type Answers,
  entryId,
  evaluateSurvey,
  publishedSurvey,
  type QuestionType,
  type SurveyDocument,
  type SurveyQuestion,
  seenAnswers,
  surveyDocument,
} from '@vitrine/shared/contract';
import { randomAnswers, randomSurvey } from '@vitrine/shared/contract/areas/surveys/testing/random-survey';
import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import type { DraftContext } from '../area-content';
import { surveys } from './content';
import { namedQuestions, withOtherFields } from './other-fields';
import { publishedSurveyOf } from './published-survey';
import { draftQuestion, draftSurvey } from './testing/draft-survey';

const label = { en: 'Other', de: 'Anderes' };
const other = { order: 'a2', label, other: true as const };
const options = {
  oak: { order: 'a0', label: { en: 'Oak' } },
  ash: { order: 'a1', label: { en: 'Ash' } },
  other,
};
const choice = (own: Partial<SurveyQuestion> = {}, page = 'p1') => draftQuestion(page, { options, ...own });

const publishedOf = (own: Partial<SurveyDocument>) =>
  publishedSurvey.parse(publishedSurveyOf('2'.repeat(16), surveyDocument.parse(draftSurvey(own)), new Map()));
const questionsOf = (own: Partial<SurveyDocument>) =>
  publishedOf(own).pages.map(({ questions }) => questions);
/** The id of the field of “other” in the choice `q1`. */
const [, { id: field = '' } = {}] = questionsOf({ questions: { q1: choice() } })[0] ?? [];

test('an option marked as other brings a field right after its question, named as it is in every language', () => {
  const questions = { q1: choice({ required: true }), q2: draftQuestion('p1', { order: 'a1' }) };
  const [first, second] = questionsOf({ questions });
  expect(first).toMatchObject([{ id: 'q1' }, { type: 'short-text', text: label }, { id: 'q2' }]);
  expect(first?.[1]).not.toHaveProperty('required');
  expect(second).toEqual([]);
  expect(entryId.safeParse(field).error).toBeUndefined();
});

test('several such options have a field each, in the order of the options', () => {
  const several = { ...options, also: { ...other, order: 'a0V', label: { en: 'Another oak' } } };
  const [first] = questionsOf({ questions: { q1: choice({ type: 'multiple', options: several }) } });
  expect(first?.map(({ text }) => text.en)).toEqual(['Which wood?', 'Another oak', 'Other']);
});

test.each<[QuestionType, number]>([
  ['single', 2],
  ['multiple', 2],
  ['picture', 2],
  ['ranking', 1],
  ['matrix', 1],
  ['short-text', 1],
])('of a question of the type %s there are then %i', (type, count) => {
  expect(questionsOf({ questions: { q1: choice({ type }) } })[0]).toHaveLength(count);
});

test('a field keeps its id whatever becomes of the words, the place and the type, and shares it with no other', () => {
  const renamed = { ...options, other: { ...other, order: 'Zz', label: { en: 'Else' } } };
  const moved = { q1: choice({ type: 'multiple', order: 'a5', text: {}, options: renamed }, 'p2') };
  expect(questionsOf({ questions: moved })[1]?.[1]?.id).toBe(field);
  const more = { ...options, 'other-2': { ...other, order: 'a3' } };
  const ids = questionsOf({
    questions: { q1: choice({ options: more }), q2: choice({}, 'p2') },
  }).flatMap((questions) => questions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(5);
  // Taken over from a published survey: what the document calls so stays what it is.
  const taken = { q1: choice(), [field]: draftQuestion('p2', { text: { en: 'Taken' } }) };
  expect(questionsOf({ questions: taken })).toMatchObject([[{ id: 'q1' }], [{ id: field }]]);
});

const seenIn = (own: Partial<SurveyDocument>, answers: Answers) =>
  evaluateSurvey(publishedOf(own), answers).path.flatMap(({ questions }) => questions.map(({ id }) => id));

test('it is seen as soon as the option is chosen, and what was written counts only then', () => {
  const own = { questions: { q1: choice({ required: true }), q2: draftQuestion('p2') } };
  expect(seenIn(own, {})).toEqual(['q1']);
  expect(seenIn(own, { q1: ['oak'] })).toEqual(['q1', 'q2']);
  expect(seenIn(own, { q1: ['other'] })).toEqual(['q1', field, 'q2']);
  const written = { [field]: { text: 'Elm' } };
  const survey = publishedOf(own);
  expect(evaluateSurvey(survey, { q1: ['other'], ...written }).complaints).toEqual([]);
  expect(seenAnswers(survey, { q1: ['other'], ...written })).toEqual({ q1: ['other'], ...written });
  expect(evaluateSurvey(survey, { q1: ['oak'], ...written }).complaints).toEqual([
    { question: field, problem: 'unseen' },
  ]);
  expect(seenAnswers(survey, { q1: ['oak'], ...written })).toEqual({ q1: ['oak'] });
});

test('where a rule hides the choice, its field is hidden with it', () => {
  const own: Partial<SurveyDocument> = {
    questions: { q1: draftQuestion('p1'), q2: choice({}, 'p2') },
    rules: {
      r1: {
        order: 'a0',
        when: { kind: 'chosen', question: 'q1', option: 'oak' },
        does: { kind: 'show', question: 'q2' },
      },
    },
  };
  expect(seenIn(own, { q1: ['oak'], q2: ['other'] })).toHaveLength(3);
  expect(seenIn(own, { q1: ['ash'], q2: ['other'] })).toEqual(['q1']);
});

test('nothing else comes of it, whatever the survey and its answers: pages, rules, quotas, what is calculated', () => {
  const cases = randomSurvey().chain((survey) =>
    fc.record({ survey: fc.constant(survey), answers: randomAnswers(survey) }),
  );
  fc.assert(
    fc.property(cases, ({ answers, survey }) => {
      const questions = Object.fromEntries(
        survey.pages.flatMap((page) =>
          page.questions.map(({ id, options: own = [], type }) => [
            id,
            choice({
              ...{ page: page.id, type },
              options: Object.fromEntries(
                own.map((option) => [option.id, { order: 'a0', label: option.label, other: true as const }]),
              ),
            }),
          ]),
        ),
      );
      const { path, rules, ...state } = evaluateSurvey(
        withOtherFields(survey, draftSurvey({ questions })),
        answers,
      );
      const before = evaluateSurvey(survey, answers);
      const own = path.map((page) => ({
        ...page,
        questions: page.questions.filter(({ id }) => questions[id]),
      }));
      expect({
        ...state,
        path: own,
        rules: rules.filter((id) => survey.rules.some((rule) => rule.id === id)),
      }).toEqual(before);
    }),
    randomCases,
  );
});

const context = { languages: ['en'], images: new Map() } as unknown as DraftContext;
const findings = async (own: Partial<SurveyDocument>) => {
  const document = surveyDocument.parse(draftSurvey(own));
  return [
    ...surveys.check(document, context, new Date()),
    ...((await surveys.checkAtLength?.(document, context.languages)) ?? []),
  ];
};

test('the certificate asks nothing of what staff cannot write, and numbers only their own questions and rules', async () => {
  const never = { kind: 'any' as const, of: [] };
  const own = (marked: SurveyQuestion['options']): Partial<SurveyDocument> => ({
    questions: {
      q1: choice({ options: marked }),
      q2: choice({ order: 'a1', options: marked }),
      q3: draftQuestion('p2'),
    },
    rules: { r1: { order: 'a0', when: never, does: { kind: 'show', question: 'q2' } } },
  });
  const { other: _, ...unmarked } = other;
  const before = await findings(own({ ...options, other: unmarked }));
  expect(before.map(({ message }) => message)).toContain(
    'Question 2 is never seen, because of rule 1. Answers: 1: Oak',
  );
  expect(await findings(own(options))).toEqual(before);
  const texts = surveys.sources(surveyDocument.parse(draftSurvey(own(options))), 'en');
  expect(texts.map(({ pointer }) => pointer).filter((pointer) => pointer.includes('other'))).toEqual([
    '/questions/q1/options/other/label',
    '/questions/q2/options/other/label',
  ]);
});

test('a survey as large as one may be has its fields beside all that it holds', () => {
  const each = Array.from({ length: 200 }, (_, index) => `q${index}`);
  const full: Partial<SurveyDocument> = {
    questions: Object.fromEntries(each.map((id) => [id, choice()])),
    rules: Object.fromEntries(
      each.map((id) => [
        `r${id}`,
        { order: 'a0', when: { kind: 'answered', question: id }, does: { kind: 'require', question: id } },
      ]),
    ),
  };
  const { pages, rules } = publishedOf(full);
  expect(pages[0]?.questions).toHaveLength(400);
  expect(rules).toHaveLength(400);
});

test('staff read of a field as of its question and option, in the words that either has', () => {
  const survey = publishedOf({
    questions: { q1: choice({ text: { en: 'Which wood?', fr: 'Quel bois ?' } }) },
  });
  expect(namedQuestions(survey).map(({ text }) => text)).toEqual([
    { en: 'Which wood?', fr: 'Quel bois ?' },
    { en: 'Which wood? – Other', fr: 'Quel bois ? – Other', de: 'Which wood? – Anderes' },
  ]);
  expect(namedQuestions(publishedOf({ questions: { q1: choice({ text: {} }) } }))[1]?.text).toEqual(label);
});

test('a question that staff themselves show by an option is called as they call it', () => {
  const shown = askedQuestion('why', { type: 'short-text', text: { en: 'Why?' } });
  const asked = askedQuestion('q1', { text: { en: 'Which wood?' } });
  const when = { kind: 'chosen', question: 'q1', option: 'a' } as const;
  const survey = surveyOf([[asked, shown]], [[when, { kind: 'show', question: 'why' }]]);
  expect(namedQuestions(survey)[1]?.text).toEqual({ en: 'Why?' });
});
