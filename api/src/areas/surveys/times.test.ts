import { endpoints } from '@vitrine/shared/contract';
import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { newId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { answerSurvey, publishAgain, publishedSurveyAt, visitor } from './testing/published-survey-at';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Berlin in summer is two hours ahead of UTC; the seeded store is there. */
const inSummer = surveyOf([[askedQuestion('q')]], [], {
  opensAt: '2027-07-01T10:00',
  closesAt: '2027-07-31T18:00',
});
const at = (moment: string) => test.setNow(new Date(moment));
const answers = { q: ['a'] };

async function open() {
  at('2027-06-01T00:00:00Z');
  const place = await publishedSurveyAt(test, inSummer);
  const give = (own = {}) => answerSurvey(test, place, answers, own);
  const state = async () => {
    const { runs } = (await test.app.inject({ url: `/v1/placements/${place.placementId}/runs` })).json();
    return runs[0].state;
  };
  return { place, give, state };
}

it('takes answers from its beginning to its end, by the clock of the place', async () => {
  const { give, state } = await open();
  for (const [moment, shown, code] of [
    ['2027-07-01T07:59:59.999Z', 'ready', 'not-active'],
    ['2027-07-01T08:00:00.000Z', 'open', undefined],
    ['2027-07-31T15:59:59.999Z', 'open', undefined],
    ['2027-07-31T16:00:00.000Z', 'closed', 'closed'],
  ] as const) {
    at(moment);
    expect([await state(), (await give()).json().code]).toEqual([shown, code]);
    expect((await give({ partial: true })).json().code).toBe(code);
  }
});

it('answers after its end what it had received before', async () => {
  const { give } = await open();
  const same = { cookie: await visitor(test), key: newId() };
  at('2027-07-31T15:59:59.000Z');
  const first = await give(same);
  at('2027-07-31T16:00:01.000Z');
  const again = await give(same);
  expect([again.statusCode, again.json().id]).toEqual([201, first.json().id]);
});

it('ends when what is published now says, whatever the visitor has seen, and opens again when it ends later', async () => {
  const { give, place, state } = await open();
  at('2027-08-01T00:00:00Z');
  expect(await state()).toBe('closed');
  await publishAgain(test, place, { ...inSummer, closesAt: '2027-08-31T18:00' }, {}, 2);
  expect([await state(), (await give()).statusCode]).toEqual(['open', 201]);
});

it('staff are told when it opens and closes, at each placement by its own clock', async () => {
  const { place, state } = await open();
  await state();
  const { brandId, experienceId } = place;
  const { body } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId, experienceId },
  });
  const [run] = body.runs;
  expect(body.schedules).toEqual({
    [run?.id ?? '']: { opensAt: '2027-07-01T08:00:00.000Z', closesAt: '2027-07-31T16:00:00.000Z' },
  });
});
