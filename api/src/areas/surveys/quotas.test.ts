import { type Answers, endpoints, evaluateSurvey, isFinished, quotaCounts } from '@vitrine/shared/contract';
import { randomAnswers, randomSurvey } from '@vitrine/shared/contract/areas/surveys/testing/random-survey';
import { hasChosen, surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { buildApp } from '../../app';
import { responses, runs, tallies } from '../../db/schema';
import { newId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import {
  answerSurvey,
  publishAgain,
  publishedSurveyAt,
  type SurveyPlace,
  visitor,
} from './testing/published-survey-at';

let test: TestApp;
/** Another process on the same database. */
let other: Pick<TestApp, 'app'>;
beforeAll(async () => {
  test = await createTestApp();
  other = { app: await buildApp(test.dependencies) };
});
afterAll(async () => {
  await other.app.close();
  await test.close();
});

const quota = (id: string, when: ReturnType<typeof hasChosen>, ending = 'e2') => ({ id, when, ending });
/** The first page tells who is one of many; whoever is one too many is led to e2. */
const asked = surveyOf([[askedQuestion('who')], [askedQuestion('what')]], [], {
  quotas: [quota('of-a', hasChosen('who', 'a')), quota('of-b', hasChosen('who', 'b'))],
});
const rowsOf = ({ placementId }: Pick<SurveyPlace, 'placementId'>) =>
  test.db.select().from(responses).where(eq(responses.placementId, placementId)).orderBy(responses.position);
async function countsOf({ placementId }: SurveyPlace) {
  const [run] = await test.db.select().from(runs).where(eq(runs.placementId, placementId));
  const rows = await test.db
    .select()
    .from(tallies)
    .where(eq(tallies.runId, run?.id ?? ''));
  return {
    respondents: run?.respondents,
    ...Object.fromEntries(
      rows.map(({ count, countedAs, questionId }) => [`${questionId}/${countedAs}`, count]),
    ),
  };
}

it('whoever comes when a quota is full is led to its ending; the response is kept, marked and not counted', async () => {
  const place = await publishedSurveyAt(test, asked, { quotas: { 'of-a': 1, 'of-b': 5 } });
  const [first, second] = [await visitor(test), await visitor(test)];
  const given: Answers = { who: ['a'], what: ['c'] };
  const endingOf = async (answers: Answers, own = {}) =>
    (await answerSurvey(test, place, answers, own)).json().ending;
  expect(await endingOf(given, { cookie: first, partial: true })).toBeUndefined();
  expect(await endingOf(given, { cookie: first })).toBe('e1');
  const key = newId();
  expect(await endingOf(given, { cookie: second, key })).toBe('e2');
  expect(await endingOf({ who: ['b'] })).toBe('e1');
  const counts = {
    'who/a': 1,
    'who/b': 1,
    'what/c': 1,
    [`${quotaCounts}/of-a`]: 1,
    [`${quotaCounts}/of-b`]: 1,
  };
  expect(await countsOf(place)).toEqual({ respondents: 2, ...counts });

  const { body } = await callEndpoint(test, 'owner', endpoints.listResponses, {
    params: { brandId: place.brandId },
  });
  expect(body.items.map(({ ending, fullQuota, partial }) => ({ ending, fullQuota, partial }))).toEqual([
    { ending: null, fullQuota: null, partial: true },
    { ending: 'e1', fullQuota: null, partial: false },
    { ending: 'e2', fullQuota: 'of-a', partial: false },
    { ending: 'e1', fullQuota: null, partial: false },
  ]);
  // What was said once is said again, and nobody tries their luck a second time.
  expect(await endingOf(given, { cookie: second, key })).toBe('e2');
  const again = await answerSurvey(test, place, { who: ['b'] }, { cookie: second });
  expect(again.json()).toMatchObject({ status: 409, code: 'already-answered' });
});

it('lets in exactly as many as a quota holds, however many come at once in two processes', async () => {
  const place = await publishedSurveyAt(test, asked, { quotas: { 'of-a': 7, 'of-b': 0 } });
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      answerSurvey(index % 2 ? test : other, place, { who: [index % 4 < 2 ? 'a' : 'b'] }),
    ),
  );
  const endings = all.map((response) => response.json().ending);
  expect(endings.filter((ending) => ending === 'e1')).toHaveLength(7);
  expect(endings.filter((ending) => ending === 'e2')).toHaveLength(33);
  expect(await countsOf(place)).toEqual({ respondents: 7, 'who/a': 7, [`${quotaCounts}/of-a`]: 7 });
  const rows = await rowsOf(place);
  expect(rows.filter(({ fullQuota }) => fullQuota === 'of-a')).toHaveLength(13);
  expect(rows.filter(({ fullQuota }) => fullQuota === 'of-b')).toHaveLength(20);
});

it('does not count towards the limit of the survey who was one too many in a quota', async () => {
  const place = await publishedSurveyAt(test, asked, { quotas: { 'of-a': 0 }, mostRespondents: 1 });
  for (const _ of [1, 2]) await answerSurvey(test, place, { who: ['a'] });
  expect((await answerSurvey(test, place, { who: ['b'] })).json()).toMatchObject({
    ending: 'e1',
    run: { state: 'closed' },
  });
});

it('holds as many as what is published now says, for whoever still sees the version before', async () => {
  const place = await publishedSurveyAt(test, asked, { quotas: { 'of-a': 0 } });
  await publishAgain(test, place, { ...asked, title: { en: 'Again' } }, { quotas: { 'of-a': 1 } }, 2);
  const endings = [];
  for (const _ of [1, 2]) endings.push((await answerSurvey(test, place, { who: ['a'] })).json().ending);
  expect(endings).toEqual(['e1', 'e2']);
});

it('leads where the evaluator does, knowing which quotas are full, of whatever survey and answers', async () => {
  const withQuotas = randomSurvey({ questions: 3, rules: 3 }).chain((survey) =>
    fc.record({
      survey: fc.constant(survey),
      most: fc.nat(2),
      given: fc.array(randomAnswers(survey), { minLength: 8, maxLength: 12 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(withQuotas, async ({ given, most, survey }) => {
      const place = await publishedSurveyAt(test, survey, {
        quotas: Object.fromEntries(survey.quotas.map(({ id }) => [id, most])),
      });
      const taken = new Map<string, number>();
      for (const answers of given) {
        if (Object.keys(answers).length === 0 || !isFinished(evaluateSurvey(survey, answers))) continue;
        const full = new Set([...taken].filter(([, count]) => count >= most).map(([id]) => id));
        if (most === 0) for (const { id } of survey.quotas) full.add(id);
        const { at, fullQuota, quotas } = evaluateSurvey(survey, answers, full);
        const { ending = null } = (await answerSurvey(test, place, answers)).json();
        expect({ ending }).toEqual(at);
        expect((await rowsOf(place)).at(-1)).toMatchObject({ ending, fullQuota });
        if (!fullQuota) for (const id of quotas) taken.set(id, (taken.get(id) ?? 0) + 1);
      }
    }),
    { numRuns: 30 },
  );
});
