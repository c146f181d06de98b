import { type Answers, emptySurvey, endpoints } from '@vitrine/shared/contract';
import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { documents } from '../../db/schema';
import { newId } from '../../ids';
import { publishedCounts } from '../../responses/recount/published-counts';
import { recountRun } from '../../responses/recount/recount';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { codesFor, countedRun, redeem, seenRun } from '../../tokens/testing/token-vote';
import { answerSurvey, publishedSurveyAt, type SurveyPlace, visitor } from './testing/published-survey-at';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const survey = {
  ...surveyOf([[askedQuestion('likes', { required: true })], [askedQuestion('why', { type: 'short-text' })]]),
  access: 'single-use-links' as const,
};
const likesA: Answers = { likes: ['a'] };
const whole: Answers = { likes: ['a'], why: { text: 'It is light' } };

/** A survey that only links open, and the codes of two. */
async function withLinks() {
  const place = await publishedSurveyAt(test, survey);
  const { brandId, documentId, experienceId } = place;
  await test.db.insert(documents).values({
    ...{ id: documentId, brandId, experienceId, area: 'surveys', order: 'a0', baseLanguage: 'en' },
    data: { ...emptySurvey(), access: 'single-use-links' },
  });
  const { codes } = await codesFor(test, place, 2, 'surveys');
  return { codes, place };
}

/** A browser that came with a link. */
async function browserWith(place: SurveyPlace, code: string | undefined) {
  const cookie = await visitor(test);
  return { cookie, came: (await redeem(test, place, cookie, code)).json() };
}

it('goes on in another browser where the first one was, until it is finished', async () => {
  const { codes, place } = await withLinks();
  const { documentId } = place;
  const phone = await browserWith(place, codes[0]);
  expect(phone.came).toEqual({ area: 'surveys', documentId, state: 'ready' });
  const part = await answerSurvey(test, place, likesA, { cookie: phone.cookie, partial: true });
  expect(part.statusCode).toBe(201);
  const desk = await browserWith(place, codes[0]);
  expect(desk.came).toEqual({ area: 'surveys', documentId, state: 'ready', answers: likesA });
  expect(await seenRun(test, place, phone.cookie)).not.toHaveProperty('tokenHeld');
  expect((await answerSurvey(test, place, whole, { cookie: phone.cookie })).json()).toMatchObject({
    code: 'code-needed',
  });
  expect((await answerSurvey(test, place, whole, { cookie: desk.cookie })).statusCode).toBe(201);
  expect((await browserWith(place, codes[0])).came).toMatchObject({ status: 409, code: 'code-used' });
  expect((await redeem(test, place, desk.cookie, codes[0])).json()).toEqual({
    area: 'surveys',
    documentId,
    state: 'used',
  });
  const run = await countedRun(test, place);
  expect(run).toMatchObject({ respondents: 1, tallies: { likes: { a: 1 } } });
  const countedAs = await publishedCounts(test.db, run.id);
  const recount = countedAs && (await recountRun(test.db, run.id, countedAs));
  expect(recount?.counted).toEqual(recount?.kept);
});

it('a link is finished once, also where two browsers come with it and finish in the same moment', async () => {
  const { codes, place } = await withLinks();
  const browsers = await Promise.all(codes.concat(codes).map((code) => browserWith(place, code)));
  const sent = await Promise.all(browsers.map(({ cookie }) => answerSurvey(test, place, whole, { cookie })));
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 403, 403]);
  expect(await countedRun(test, place)).toMatchObject({ respondents: 2 });
});

it('is finished once by a browser, too, and a repetition is answered as the first time', async () => {
  const { codes, place } = await withLinks();
  const { cookie } = await browserWith(place, codes[0]);
  const key = newId();
  const first = (await answerSurvey(test, place, whole, { cookie, key })).json();
  expect((await answerSurvey(test, place, whole, { cookie, key })).json().id).toBe(first.id);
  expect((await answerSurvey(test, place, likesA, { cookie })).json()).toMatchObject({
    status: 409,
    code: 'already-answered',
  });
});

it('erasing whoever finished takes out what they wrote, and nobody comes with their link again', async () => {
  const { codes, place } = await withLinks();
  const { cookie } = await browserWith(place, codes[0]);
  await answerSurvey(test, place, whole, { cookie });
  const session = await test.app.inject({
    method: 'POST',
    url: '/v1/visitor-sessions',
    headers: { cookie },
    payload: {},
  });
  const params = { respondentId: session.json().respondentId as string };
  expect((await callEndpoint(test, 'owner', endpoints.eraseVisitor, { params })).status).toBe(204);
  const { body } = await callEndpoint(test, 'owner', endpoints.listResponses, {
    params: { brandId: place.brandId },
  });
  expect(JSON.stringify(body.items)).not.toContain('It is light');
  expect(body.items).toMatchObject([{ answer: likesA }]);
  expect((await browserWith(place, codes[0])).came).toMatchObject({ code: 'code-used' });
});
