import { endpoints } from '@vitrine/shared/contract';
import { visitor } from '../areas/surveys/testing/published-survey-at';
import { newId } from '../ids';
import { publishedCounts } from '../responses/recount/published-counts';
import { recountRun } from '../responses/recount/recount';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';
import { forgetOldResponses } from '../visitors/forget-old-responses';
import {
  act,
  castBallot,
  codesFor,
  countedRun,
  openVote,
  redeem,
  seenRun,
  type TokenVote,
} from './testing/token-vote';

let test: TestApp;
let vote: TokenVote;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  vote = await openVote(test);
});
afterAll(() => test.close());

/** A visitor who came with a code of a new lot. */
async function holder() {
  const { codes, lot } = await codesFor(test, vote);
  const cookie = await visitor(test);
  await redeem(test, vote, cookie, codes[0]);
  return { code: codes[0] ?? '', cookie, lot };
}
const respondentOf = async (cookie: string): Promise<string> => {
  const url = '/v1/visitor-sessions';
  const response = await test.app.inject({ method: 'POST', url, headers: { cookie }, payload: {} });
  return response.json().respondentId;
};

it('takes no ballot without a code, and one with it', async () => {
  const cookie = await visitor(test);
  expect(await seenRun(test, vote, cookie)).not.toHaveProperty('tokenHeld');
  expect((await castBallot(test, vote, cookie)).json()).toMatchObject({ status: 403, code: 'code-needed' });
  const { codes } = await codesFor(test, vote);
  const redeemed = await redeem(test, vote, cookie, codes[0]);
  expect(redeemed.json()).toEqual({ area: 'voting', documentId: vote.documentId, state: 'ready' });
  expect(await seenRun(test, vote, cookie)).toMatchObject({ tokenHeld: true, answered: {}, tallies: null });
  const cast = await castBallot(test, vote, cookie, 'wool');
  const own = { tokenHeld: true, answered: { vote: ['wool'] }, tallies: { vote: { wool: 1 } } };
  expect(cast.json().run).toMatchObject(own);
  expect(await seenRun(test, vote, cookie)).toMatchObject(own);
  expect((await redeem(test, vote, cookie, codes[0])).json()).toMatchObject({ state: 'used' });
});

it('of two phones that come with one code in the same moment one gets it, and one ballot counts', async () => {
  const { codes } = await codesFor(test, vote, 8);
  const outcomes = await Promise.all(
    codes.map(async (code) => {
      const phones = [await visitor(test), await visitor(test)];
      const came = await Promise.all(phones.map((cookie) => redeem(test, vote, cookie, code)));
      const cast = await Promise.all(phones.map((cookie) => castBallot(test, vote, cookie)));
      return [came, cast].map((answers) => answers.map(({ statusCode }) => statusCode).sort());
    }),
  );
  expect(outcomes).toEqual(codes.map(() => [[200, 409], [201, 403].sort()]));
  const run = await countedRun(test, vote);
  expect(run).toMatchObject({ respondents: 8, tallies: { vote: { linen: 8 } } });
});

it('one ballot of a code counts, however often and in whatever way it is sent', async () => {
  const { cookie } = await holder();
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, i) => castBallot(test, vote, cookie, i % 2 ? 'wool' : 'linen')),
  );
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
  const { respondents, tallies } = await countedRun(test, vote);
  expect(respondents).toBe(1);
  expect(Object.values(tallies.vote ?? {}).reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('a ballot that may not be changed is given once', async () => {
  vote = await openVote(test, { protection: 'token', changeAllowed: false });
  const { cookie } = await holder();
  const both = await Promise.all([castBallot(test, vote, cookie), castBallot(test, vote, cookie, 'wool')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await countedRun(test, vote)).toMatchObject({ respondents: 1 });
});

it.each([
  ['small letters with spaces', (code: string) => ` ${code.toLowerCase().replace(/(.{4})/g, '$1 ')}`],
  ['groups with dashes', (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')],
])('reads a code as people write it: %s', async (_, written) => {
  const { codes } = await codesFor(test, vote);
  const answer = await redeem(test, vote, await visitor(test), written(codes[0] ?? ''));
  expect(answer.statusCode).toBe(200);
});

it('knows no code of another placement, brand or nobody, and takes one of another document for that alone', async () => {
  const { codes } = await codesFor(test, vote);
  const elsewhere = await openVote(test);
  const cookie = await visitor(test);
  for (const answer of [
    await redeem(test, elsewhere, cookie, codes[0]),
    await redeem(test, vote, cookie, 'AAAA-AAAA-AAAA'),
    await redeem(test, vote, cookie, '–'),
  ])
    expect(answer.json()).toMatchObject({ status: 404, code: 'code-unknown' });
  await redeem(test, vote, cookie, codes[0]);
  expect((await castBallot(test, elsewhere, cookie)).json()).toMatchObject({ code: 'code-needed' });
});

it('stays with the first browser, voted or not', async () => {
  const { code, cookie } = await holder();
  const other = await visitor(test);
  expect((await redeem(test, vote, other, code)).json()).toMatchObject({ status: 409, code: 'code-used' });
  expect((await redeem(test, vote, cookie, code)).statusCode).toBe(200);
  await castBallot(test, vote, cookie);
  expect((await redeem(test, vote, other, code)).json()).toMatchObject({ status: 409, code: 'code-used' });
});

it('a ballot that is sent again is answered as the first one, also when its code was revoked meanwhile', async () => {
  const { code, cookie, lot } = await holder();
  const key = newId();
  const first = (await castBallot(test, vote, cookie, 'linen', key)).json();
  const again = await castBallot(test, vote, cookie, 'linen', key);
  expect(again.json()).toMatchObject({ id: first.id, run: { answered: { vote: ['linen'] } } });
  await test.pool.query('update tokens set revoked_at = now() where lot_id = $1', [lot.id]);
  expect((await castBallot(test, vote, cookie, 'linen', key)).json()).toMatchObject({ id: first.id });
  expect((await castBallot(test, vote, cookie, 'wool')).json()).toMatchObject({ code: 'code-needed' });
  expect((await redeem(test, vote, cookie, code)).json()).toMatchObject({
    status: 410,
    code: 'code-revoked',
  });
});

it('with a second card one browser casts a second ballot, and goes back to the first', async () => {
  const { codes } = await codesFor(test, vote);
  const cookie = await visitor(test);
  for (const [code, choice] of [
    [codes[0], 'linen'],
    [codes[1], 'wool'],
  ] as const) {
    await redeem(test, vote, cookie, code);
    expect((await castBallot(test, vote, cookie, choice)).statusCode).toBe(201);
  }
  expect(await countedRun(test, vote)).toMatchObject({ tallies: { vote: { linen: 1, wool: 1 } } });
  await redeem(test, vote, cookie, codes[0]);
  expect(await seenRun(test, vote, cookie)).toMatchObject({ answered: { vote: ['linen'] } });
});

it('a new round takes one ballot of each code again', async () => {
  const { code, cookie } = await holder();
  await castBallot(test, vote, cookie);
  await act(test, vote, 'reset');
  const { id: runId } = await countedRun(test, vote);
  await act(test, { ...vote, runId }, 'open');
  expect((await redeem(test, vote, cookie, code)).json()).toMatchObject({ state: 'ready' });
  expect((await castBallot(test, vote, cookie)).statusCode).toBe(201);
  expect((await redeem(test, vote, await visitor(test), code)).statusCode).toBe(409);
});

it('a recount of the ledger finds the same', async () => {
  const { cookie } = await holder();
  await castBallot(test, vote, cookie, 'linen');
  await castBallot(test, vote, cookie, 'wool');
  const other = await holder();
  await castBallot(test, vote, other.cookie, 'wool');
  const countedAs = await publishedCounts(test.db, vote.runId);
  const recount = countedAs && (await recountRun(test.db, vote.runId, countedAs));
  expect(recount?.kept).toEqual({ respondents: 2, tallies: { vote: { wool: 2 } } });
  expect(recount?.counted).toEqual(recount?.kept);
});

it('hands a visitor what they answered with a code, and erases that it was theirs: the ballot stays, the code is used up', async () => {
  const { code, cookie } = await holder();
  await castBallot(test, vote, cookie);
  const params = { respondentId: await respondentOf(cookie) };
  const { body } = await callEndpoint(test, 'owner', endpoints.getVisitorData, { params });
  expect(body.tokens).toMatchObject([{ placementId: vote.placementId, documentId: vote.documentId }]);
  expect(body.responses).toMatchObject([{ answer: { vote: ['linen'] } }]);
  expect(body.currentAnswers).toMatchObject([{ questionId: 'vote' }]);
  await callEndpoint(test, 'owner', endpoints.eraseVisitor, { params });
  const left = (await callEndpoint(test, 'owner', endpoints.getVisitorData, { params })).body;
  expect(left).toMatchObject({ tokens: [], responses: [], currentAnswers: [] });
  expect(await countedRun(test, vote)).toMatchObject({ respondents: 1 });
  for (const who of [cookie, await visitor(test)])
    expect((await redeem(test, vote, who, code)).json()).toMatchObject({ code: 'code-used' });
  expect((await castBallot(test, vote, cookie)).json()).toMatchObject({ code: 'code-needed' });
});

it('beyond the time that responses are kept nobody knows whose code it was, and it stays used up', async () => {
  await callEndpoint(test, 'owner', endpoints.updateTenant, { body: { responseRetentionDays: 30 } });
  const [old, young] = [await holder(), await holder()];
  const ageBy = "update tokens set held_at = held_at - interval '31 days' where lot_id = $1";
  await test.pool.query(ageBy, [old.lot.id]);
  await forgetOldResponses(test.dependencies);
  const tokensOf = async (cookie: string) => {
    const params = { respondentId: await respondentOf(cookie) };
    return (await callEndpoint(test, 'owner', endpoints.getVisitorData, { params })).body.tokens;
  };
  expect(await tokensOf(old.cookie)).toEqual([]);
  expect(await tokensOf(young.cookie)).toHaveLength(1);
  expect((await redeem(test, vote, await visitor(test), old.code)).json()).toMatchObject({
    code: 'code-used',
  });
});
