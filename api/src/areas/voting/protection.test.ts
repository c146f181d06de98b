import { endpoints } from '@vitrine/shared/contract';
import { newId } from '../../ids';
import { publishedCounts } from '../../responses/recount/published-counts';
import { recountRun } from '../../responses/recount/recount';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { castBallot, countedRun, openVote, seenRun, type TokenVote } from '../../tokens/testing/token-vote';
import { visitor } from '../surveys/testing/published-survey-at';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function partOf({ documentId, manifest }: TokenVote) {
  const root = await callEndpoint(test, 'anonymous', endpoints.getManifest, { params: { hash: manifest } });
  const part = root.body.parts.find((one) => one.documentId === documentId);
  return callEndpoint(test, 'anonymous', endpoints.getManifestPart, { params: { hash: part?.hash ?? '' } });
}

it('without any, each ballot of a browser counts, and a repetition of one does not', async () => {
  const vote = await openVote(test, { protection: 'none', changeAllowed: false });
  const cookie = await visitor(test);
  const [first, second] = [newId(), newId()];
  await castBallot(test, vote, cookie, 'linen', first);
  const again = await castBallot(test, vote, cookie, 'wool', second);
  expect(again.json().run).toMatchObject({ respondents: 2, answered: { vote: ['wool'] } });
  for (const [choice, key] of [
    ['linen', first],
    ['wool', second],
  ] as const)
    expect((await castBallot(test, vote, cookie, choice, key)).statusCode).toBe(201);
  const counted = { respondents: 2, tallies: { vote: { linen: 1, wool: 1 } } };
  expect(await countedRun(test, vote)).toMatchObject(counted);
  // Who voted sees what those see who did.
  expect(await seenRun(test, vote, cookie)).toMatchObject({ ...counted, answered: { vote: ['linen'] } });
  expect(await seenRun(test, vote, await visitor(test))).toMatchObject({ tallies: null });
  const countedAs = await publishedCounts(test.db, vote.runId);
  const recount = countedAs && (await recountRun(test.db, vote.runId, countedAs));
  expect(recount?.counted).toEqual(counted);
});

it.each([
  ['is published where it is chosen', 'token', 'token'],
  ['is published where there is none', 'none', 'none'],
  // So that a vote of before there was a choice does not count as changed.
  ['is left out where one ballot a browser counts', 'browser', undefined],
] as const)('%s', async (_, protection, published) => {
  const vote = await openVote(test, { protection });
  const { body } = await partOf(vote);
  expect((body as { protection?: string }).protection).toBe(published);
  // Staff read it beside the result.
  const { brandId, experienceId } = vote;
  const { body: summary } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId, experienceId },
  });
  expect(summary).toMatchObject({ votes: { [vote.documentId]: { protection } } });
});
