import { endpoints, type SurveyResults } from '@vitrine/shared/contract';
import { randomAnswers, randomSurvey } from '@vitrine/shared/contract/areas/surveys/testing/random-survey';
import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { newId } from '../../../ids';
import { callEndpoint } from '../../../testing/call-endpoint';
import { recordedStatements } from '../../../testing/recorded-statements';
import { readingOf } from '../../../testing/statement-plans';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AnsweredSurvey, answeredSurvey } from '../testing/answered-survey';
import { publishAgain } from '../testing/published-survey-at';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function results({ brandId, documentId }: AnsweredSurvey, query = {}): Promise<SurveyResults> {
  const { body, status } = await callEndpoint(test, 'owner', endpoints.getSurveyResults, {
    params: { brandId, documentId },
    query,
  });
  expect(status).toBe(200);
  return body;
}

/** The bars that somebody chose, as `question.value` or `question.row.value`. */
const bars = ({ questions }: Pick<SurveyResults, 'questions'>) =>
  Object.fromEntries(
    questions.flatMap(({ bars, id }) =>
      bars.flatMap(({ count, row, value }) =>
        count > 0 ? [[[id, row, value].filter((part) => part !== null).join('.'), count]] : [],
      ),
    ),
  );

const asked = surveyOf([[askedQuestion('wood'), askedQuestion('rooms', { type: 'multiple' })]]);

it('counts the complete, those who left and those beyond a quota apart, each person once', async () => {
  const survey = await answeredSurvey(test, asked);
  const [left, finished] = [newId(), newId()];
  const part = { partial: true, ending: null };
  await survey.answered({ wood: ['a'] }, { ...part, respondentId: left });
  await survey.answered({ wood: ['b'] }, { ...part, respondentId: left });
  await survey.answered({ wood: ['a'] }, { ...part, respondentId: finished });
  await survey.answered({ wood: ['c'] }, { respondentId: finished });
  await survey.answered({ wood: ['a'] }, { fullQuota: 'few' });
  const all = { complete: 1, partial: 1, 'over-quota': 1, 'screened-out': 0 };
  const byStatus = { complete: { 'wood.c': 1 }, partial: { 'wood.b': 1 }, 'over-quota': { 'wood.a': 1 } };
  for (const [status, counted] of Object.entries(byStatus)) {
    const found = await results(survey, { status });
    expect(found.responses).toEqual(all);
    expect(bars(found)).toEqual(counted);
  }
});

it('counts those apart whom an ending screens out, as the newest version says', async () => {
  const ending = { id: 'out', title: { en: 'Not for you' } };
  const before = { ...asked, endings: [...asked.endings, ending] };
  const survey = await answeredSurvey(test, before);
  await survey.answered({ wood: ['a'] }, { ending: 'out' });
  await survey.answered({ wood: ['b'] });
  await survey.answered({ wood: ['c'] }, { ending: 'out', fullQuota: 'few' });
  await survey.answered({ wood: ['b'] }, { ending: null, partial: true });
  const none = { complete: 0, partial: 1, 'over-quota': 1, 'screened-out': 0 };
  expect((await results(survey)).responses).toEqual({ ...none, complete: 2 });
  const newer = { ...before, endings: [...asked.endings, { ...ending, screensOut: true as const }] };
  await publishAgain(test, survey, newer, {}, 2);
  const found = await results(survey, { status: 'screened-out' });
  expect(found.responses).toEqual({ ...none, complete: 1, 'screened-out': 1 });
  expect(bars(found)).toEqual({ 'wood.a': 1 });
  expect(bars(await results(survey, { status: 'complete' }))).toEqual({ 'wood.b': 1 });
});

it('lets everything else follow what is chosen, and the question itself show what else could be', async () => {
  const survey = await answeredSurvey(test, asked);
  await survey.answered({ wood: ['a'], rooms: ['a', 'b'] });
  await survey.answered({ wood: ['a'], rooms: ['b'] });
  await survey.answered({ wood: ['b'], rooms: ['a', 'c'] });
  await survey.answered({ rooms: ['c'] });
  const found = await results(survey, { chosen: 'wood.a' });
  expect(found.responses.complete).toBe(2);
  expect(bars(found)).toEqual({ 'wood.a': 2, 'wood.b': 1, 'rooms.a': 1, 'rooms.b': 2 });
  expect(found.questions.map(({ answered }) => answered)).toEqual([3, 2]);
  const both = await results(survey, { chosen: 'wood.a,rooms.a' });
  expect(both.responses.complete).toBe(1);
  expect(bars(both)).toEqual({ 'wood.a': 1, 'wood.b': 1, 'rooms.a': 1, 'rooms.b': 2 });
});

it('is narrowed to a placement and a period, whose ends are the first in and the first out', async () => {
  const survey = await answeredSurvey(test, asked);
  const at = (day: number) => ({ receivedAt: new Date(Date.UTC(2026, 10, day)) });
  const elsewhere = { placementId: test.placementId };
  await survey.answered({ wood: ['a'] }, at(1));
  await survey.answered({ wood: ['b'] }, at(2));
  await survey.answered({ wood: ['c'] }, { ...at(3), ...elsewhere });
  const between = { since: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z' };
  expect(bars(await results(survey, between))).toEqual({ 'wood.a': 1 });
  expect(bars(await results(survey, elsewhere))).toEqual({ 'wood.c': 1 });
  expect((await results(survey)).placements).toEqual([{ id: survey.placementId, name: 'Store · Placement' }]);
});

it('keeps questions and options that are gone, with what was answered to them, after those that are there', async () => {
  const survey = await answeredSurvey(test, asked);
  await survey.answered({ wood: ['c'], rooms: ['a'] });
  const [a, b] = [
    { id: 'a', label: { en: 'Pine' } },
    { id: 'b', label: {} },
  ];
  await publishAgain(test, survey, surveyOf([[askedQuestion('rooms', { options: [b, a] })]]), {}, 2);
  const { questions } = await results(survey);
  expect(questions).toMatchObject([
    {
      id: 'rooms',
      gone: false,
      bars: [{ value: 'b' }, { ...{ value: 'a', count: 1 }, label: a.label }, { value: 'c' }],
    },
    { id: 'wood', gone: true, answered: 1 },
  ]);
});

it('shows a question that was a matrix before as what it is now, without its rows', async () => {
  const rows = [{ id: 'r', label: {} }];
  const survey = await answeredSurvey(test, surveyOf([[askedQuestion('wood', { type: 'matrix', rows })]]));
  await survey.answered({ wood: { rows: { r: 'a' } } });
  await publishAgain(test, survey, surveyOf([[askedQuestion('wood')]]), {}, 2);
  await survey.answered({ wood: ['b'] });
  const found = await results(survey);
  expect(found.questions).toMatchObject([{ type: 'single', rows: [], answered: 2 }]);
  expect(bars(found)).toEqual({ 'wood.b': 1 });
});

it('counts as one would by hand, of whatever survey and answers', async () => {
  const surveys = randomSurvey({ questions: 5, rules: 0 }).chain((survey) =>
    fc.record({
      survey: fc.constant(survey),
      given: fc.array(randomAnswers(survey), { minLength: 4, maxLength: 8 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(surveys, async ({ given, survey: published }) => {
      const survey = await answeredSurvey(test, published);
      for (const answers of given) await survey.answered(answers);
      const found = await results(survey);
      for (const { answered, bars, id, number } of found.questions) {
        const answers = given.flatMap((one) => (one[id] === undefined ? [] : [one[id]]));
        expect(answered).toBe(answers.length);
        for (const bar of bars) {
          const so = answers.filter((answer) => {
            if (Array.isArray(answer)) return answer.includes(bar.value);
            if ('ranking' in answer) return answer.ranking[0] === bar.value;
            if ('rows' in answer) return answer.rows[bar.row ?? ''] === bar.value;
            if ('number' in answer) return String(answer.number) === bar.value;
            return 'consent' in answer && String(answer.consent) === bar.value;
          });
          expect({ id, ...bar }).toMatchObject({ count: so.length });
        }
        const numbers = answers.flatMap((answer) => ('number' in answer ? answer.number : []));
        const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
        if (numbers.length === 0) expect(number).toBeNull();
        else expect(number?.mean).toBeCloseTo(mean, 9);
      }
    }),
    { numRuns: 15 },
  );
});

it('counts thousands a stretch at a time, along the index, each once', async () => {
  const asked = surveyOf([[askedQuestion('wood'), askedQuestion('age', { type: 'number' })]]);
  const survey = await answeredSurvey(test, asked);
  const { id } = await survey.answered({ wood: ['a'], age: { number: 0 } });
  await test.db.execute(sql`insert into responses (id, placement_id, run_id, experience_id, manifest_version, area,
      document_id, respondent_id, answer, language, idempotency_key, submission_hash, received_at)
    select id || n, placement_id, run_id, experience_id, 1, area, document_id, respondent_id || n,
      jsonb_build_object('wood', jsonb_build_array(chr(97 + n % 3)), 'age', jsonb_build_object('number', n)),
      'en', id || n, 'hash', received_at + make_interval(secs => n / 100)
    from responses, generate_series(1, 11999) n where id = ${id}`);
  await test.db.execute('analyze responses');
  const { result, statements } = await recordedStatements(() => results(survey));
  expect(result.responses.complete).toBe(12_000);
  expect(bars(result)).toEqual({ 'wood.a': 4000, 'wood.b': 4000, 'wood.c': 4000 });
  expect(result.questions[1]?.number).toEqual({ mean: 5999.5, least: 0, most: 11_999 });
  const counting = statements.filter(({ text }) => text.includes('jsonb_each(answers)'));
  expect(counting).toHaveLength(3);
  for (const stretch of counting)
    expect((await readingOf(test.pool, stretch)).rows.responses).toBeLessThanOrEqual(5200);
});

it('lists what visitors wrote, newest first, found by a part of it', async () => {
  const survey = await answeredSurvey(test, surveyOf([[askedQuestion('why', { type: 'long-text' })]]));
  for (const text of ['Warm light', 'Too dark', '', 'LIGHT wood']) await survey.answered({ why: { text } });
  const written = async (query: { q?: string; limit?: number; cursor?: string } = {}) => {
    const { brandId, documentId } = survey;
    const { body } = await callEndpoint(test, 'owner', endpoints.listWrittenAnswers, {
      params: { brandId, documentId },
      query: { question: 'why', ...query },
    });
    return { ...body, texts: body.items.map(({ text }) => text) };
  };
  expect(await written()).toMatchObject({ texts: ['LIGHT wood', 'Too dark', 'Warm light'], total: 3 });
  expect(await written({ q: 'light' })).toMatchObject({ texts: ['LIGHT wood', 'Warm light'], total: 2 });
  const first = await written({ limit: 2 });
  expect((await written({ limit: 2, cursor: first.nextCursor ?? '' })).texts).toEqual(['Warm light']);
});

it('tells of what visitors wrote whether staff have hidden it, until they show it again', async () => {
  const survey = await answeredSurvey(test, surveyOf([[askedQuestion('why', { type: 'long-text' })]]));
  const { brandId, documentId } = survey;
  const params = { brandId, documentId };
  const [, rude] = [
    await survey.answered({ why: { text: 'Warm' } }),
    await survey.answered({ why: { text: 'Rude' } }),
  ];
  const hidden = async () =>
    (
      await callEndpoint(test, 'owner', endpoints.listWrittenAnswers, { params, query: { question: 'why' } })
    ).body.items.map((item) => item.hidden);
  const moderate = (shown: boolean) =>
    callEndpoint(test, 'owner', endpoints.moderateDocument, {
      params,
      body: { kind: 'text', response: rude.id, question: 'why', shown },
    });
  expect(await hidden()).toEqual([false, false]);
  await moderate(false);
  expect(await hidden()).toEqual([true, false]);
  await moderate(true);
  expect(await hidden()).toEqual([false, false]);
});
