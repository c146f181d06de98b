import {
  type Answers,
  endpoints,
  evaluateSurvey,
  isFinished,
  type PublishedSurvey,
  responseCreate,
  submissionComplaints,
} from '@vitrine/shared/contract';
import { randomAnswers, randomSurvey } from '@vitrine/shared/contract/areas/surveys/testing/random-survey';
import { hasChosen, jumpTo, surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { responses, runs } from '../../db/schema';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { answerSurvey, publishedSurveyAt, type SurveyPlace, visitor } from './testing/published-survey-at';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Who likes `a` is asked why, which they have to say; everybody is asked for a number at last. */
const why = askedQuestion('why', { type: 'short-text', required: true, length: { min: 3 } });
const likes = surveyOf(
  [
    [askedQuestion('likes', { required: true })],
    [why],
    [askedQuestion('score', { type: 'number', number: { min: 0, max: 10 } })],
  ],
  [[hasChosen('likes', 'a'), { kind: 'show', question: 'why' }]],
);
const at = (survey: PublishedSurvey = likes, own = {}) => publishedSurveyAt(test, survey, own);
const rowsOf = ({ placementId }: SurveyPlace) =>
  test.db.select().from(responses).where(eq(responses.placementId, placementId)).orderBy(responses.position);
const runOf = async ({ brandId, experienceId }: SurveyPlace) => {
  const { body } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId, experienceId },
  });
  return body.runs[0];
};
const finished: Answers = { likes: ['b'], score: { number: 7 } };

it('is closed to whoever brings no link where only single-use links let in', async () => {
  const place = await at({ ...likes, access: 'single-use-links' });
  const response = await answerSurvey(test, place, finished);
  expect(response.json()).toMatchObject({ status: 403, code: 'code-needed' });
  expect(await rowsOf(place)).toEqual([]);
});

it('is open as soon as somebody looks, and counts options of what was finished, which visitors never see', async () => {
  const place = await at();
  const cookie = await visitor(test);
  const response = await answerSurvey(test, place, finished, { cookie });
  expect(response.statusCode).toBe(201);
  expect(response.json().run).toMatchObject({ respondents: null, tallies: null, answered: finished });
  expect(await runOf(place)).toMatchObject({
    state: 'open',
    respondents: 1,
    tallies: { likes: { b: 1 } },
  });
});

describe('a final submission', () => {
  it.each<[string, Answers, string]>([
    ['skips what is required', { score: { number: 7 } }, '/answers/likes'],
    ['skips what its own answers make required', { likes: ['a'], score: { number: 7 } }, '/answers/why'],
    ['answers too little', { likes: ['a'], why: { text: 'no' } }, '/answers/why'],
    ['answers what it cannot have seen', { ...finished, why: { text: 'Because' } }, '/answers/why'],
    ['answers in another kind', { likes: { text: 'a' } }, '/answers/likes'],
    ['answers what is no question', { ...finished, constructor: ['a'] }, '/answers/constructor'],
  ])('that %s is refused', async (_, answers, pointer) => {
    const place = await at();
    const response = await answerSurvey(test, place, answers);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toContainEqual({ pointer, message: expect.any(String) });
    expect(await rowsOf(place)).toEqual([]);
  });

  it('is refused while a jump leads back', async () => {
    const question = askedQuestion('q');
    const place = await at(surveyOf([[question], []], [[hasChosen('q', 'a'), jumpTo('p2', 'p1')]]));
    expect((await answerSurvey(test, place, { q: ['a'] })).json().errors).toMatchObject([
      { pointer: '/answers' },
    ]);
    expect((await answerSurvey(test, place, { q: ['b'] })).statusCode).toBe(201);
  });

  it('is given once: nothing comes after it, neither another one nor a part, to whatever questions', async () => {
    const place = await at(surveyOf([[askedQuestion('first'), askedQuestion('second')]]));
    const cookie = await visitor(test);
    const give = (answers: Answers, partial: { partial?: true } = {}) =>
      answerSurvey(test, place, answers, { cookie, ...partial });
    expect((await give({ first: ['a'] })).statusCode).toBe(201);
    for (const response of [
      await give({ first: ['b'] }),
      await give({ second: ['a'] }),
      await give({ second: ['a'] }, { partial: true }),
    ])
      expect(response.json()).toMatchObject({ status: 409, code: 'already-answered' });
    expect(await rowsOf(place)).toHaveLength(1);
  });
});

describe('a part', () => {
  it('may lack what is required, never answers what nobody has seen, and never wrongly', async () => {
    const place = await at();
    const part = (answers: Answers) => answerSurvey(test, place, answers, { partial: true });
    expect((await part({ likes: ['a'] })).statusCode).toBe(201);
    for (const [answers, pointer] of [
      [{ why: { text: 'Because' } }, '/answers/why'],
      [{ likes: ['a'], score: { number: 1 } }, '/answers/score'],
      [{ likes: ['a', 'b'] }, '/answers/likes'],
    ] satisfies [Answers, string][]) {
      const response = await part(answers);
      expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ pointer }]]);
    }
  });

  it('is kept and counts nowhere; the next one and the final one take its place', async () => {
    const place = await at();
    const cookie = await visitor(test);
    const part = (answers: Answers) => answerSurvey(test, place, answers, { cookie, partial: true });
    await part({ likes: ['a'] });
    const again = await part({ likes: ['b'] });
    expect(again.json().run).toMatchObject({ answered: {} });
    expect(await runOf(place)).toMatchObject({ respondents: 0, tallies: {} });
    expect((await answerSurvey(test, place, { likes: ['c'] }, { cookie })).statusCode).toBe(201);
    expect(await runOf(place)).toMatchObject({ respondents: 1, tallies: { likes: { c: 1 } } });
    const { body } = await callEndpoint(test, 'owner', endpoints.listResponses, {
      params: { brandId: place.brandId },
    });
    expect(body.items.map(({ answer, partial }) => [answer, partial])).toEqual([
      [{ likes: ['a'] }, true],
      [{ likes: ['b'] }, true],
      [{ likes: ['c'] }, false],
    ]);
    expect(new Set(body.items.map(({ respondent }) => respondent)).size).toBe(1);
  });

  it('and what is finished arrive together: the order decides, and one is counted', async () => {
    const place = await at();
    const cookie = await visitor(test);
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        answerSurvey(test, place, finished, { cookie, ...(index % 2 === 0 && { partial: true }) }),
      ),
    );
    const rows = await rowsOf(place);
    expect(rows.filter(({ partial }) => !partial)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(rows.length);
    expect(await runOf(place)).toMatchObject({ respondents: 1, tallies: { likes: { b: 1 } } });
  });
});

it('closes once as many have finished it as may; parts are not among them', async () => {
  const place = await at(likes, { mostRespondents: 2 });
  for (const _ of [1, 2, 3]) await answerSurvey(test, place, { likes: ['a'] }, { partial: true });
  const all = await Promise.all(Array.from({ length: 6 }, () => answerSurvey(test, place, finished)));
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  expect((await answerSurvey(test, place, { likes: ['a'] }, { partial: true })).json().code).toBe('closed');
  const [run] = await test.db.select().from(runs).where(eq(runs.placementId, place.placementId));
  expect(run).toMatchObject({ state: 'closed', respondents: 2 });
});

it('takes what the evaluator takes, of whatever survey and answers, and nothing else', async () => {
  const surveyAndAnswers = randomSurvey({ questions: 4 }).chain((survey) =>
    fc.record({
      survey: fc.constant(survey),
      given: fc.array(fc.record({ answers: randomAnswers(survey), partial: fc.boolean() }), {
        minLength: 4,
        maxLength: 8,
      }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(surveyAndAnswers, async ({ given, survey }) => {
      const place = await at(survey);
      for (const { answers, partial } of given) {
        const state = evaluateSurvey(survey, answers);
        const isTaken =
          Object.keys(answers).length > 0 &&
          (partial ? submissionComplaints(state, true).length === 0 : isFinished(state));
        const response = await answerSurvey(test, place, answers, partial ? { partial } : {});
        expect([response.statusCode, answers]).toEqual([isTaken ? 201 : 400, answers]);
        // What is no answer to anything is refused before the survey is asked.
        if (isTaken || !responseCreate.shape.answers.safeParse(answers).success) continue;
        const pointers = submissionComplaints(state, partial).map(({ question }) => `/answers/${question}`);
        const errors = response.json().errors.map(({ pointer }: { pointer: string }) => pointer);
        expect(errors).toEqual(pointers.length > 0 ? pointers : ['/answers']);
      }
    }),
    { numRuns: 40 },
  );
});
