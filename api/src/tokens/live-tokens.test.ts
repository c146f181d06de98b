import type { LiveSnapshot, PublicRun } from '@vitrine/shared/contract';
import { visitor } from '../areas/surveys/testing/published-survey-at';
import { recordedStatements } from '../testing/recorded-statements';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';
import { StreamClient } from '../testing/watch-stream';
import { castBallot, codesFor, openVote, redeem, seenRun } from './testing/token-vote';

let test: TestApp;
let origin: string;
const clients: { close(): void }[] = [];
beforeAll(async () => {
  test = await createTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

async function watch(placementId: string, cookie: string) {
  const client = await StreamClient.open<LiveSnapshot<PublicRun>>(
    `${origin}/v1/placements/${placementId}/live`,
    { cookie },
  );
  clients.push(client);
  return client;
}

it('tells the holder of a code at once, with their own ballot and the counts, and others neither', async () => {
  const vote = await openVote(test);
  const { codes } = await codesFor(test, vote);
  const [holder, other] = [await visitor(test), await visitor(test)];
  const [own, others] = [await watch(vote.placementId, holder), await watch(vote.placementId, other)];
  await others.until(({ runs }) => runs[0]?.state === 'open');
  await redeem(test, vote, holder, codes[0]);
  const held = await own.until(({ runs }) => runs[0]?.tokenHeld === true);
  expect(held.runs).toMatchObject([{ answered: {}, tallies: null, respondents: null }]);
  await castBallot(test, vote, holder, 'wool');
  const cast = await own.until(({ runs }) => runs[0]?.answered.vote !== undefined);
  expect(cast.runs).toMatchObject([
    { tokenHeld: true, answered: { vote: ['wool'] }, tallies: { vote: { wool: 1 } }, respondents: 1 },
  ]);
  await redeem(test, vote, other, codes[1]);
  await others.until(({ runs }) => runs[0]?.tokenHeld === true);
  for (const { data } of others.snapshots)
    expect(data.runs).toMatchObject([{ answered: {}, tallies: null, respondents: null }]);
});

it('says so to whoever connects with a code that was redeemed before', async () => {
  const vote = await openVote(test);
  const { codes } = await codesFor(test, vote);
  const cookie = await visitor(test);
  await redeem(test, vote, cookie, codes[0]);
  await castBallot(test, vote, cookie);
  const { runs } = await (await watch(vote.placementId, cookie)).until(() => true);
  expect(runs).toMatchObject([{ tokenHeld: true, answered: { vote: ['linen'] } }]);
});

it('asks about no code where none is needed', async () => {
  const { experienceId, placementId } = await seedBrand(test.db, 'Brand');
  const poll = { placementId, ...(await seedPoll(test.db, { experienceId })) };
  const cookie = await visitor(test);
  const { statements } = await recordedStatements(async () => {
    const answered = await test.app.inject({
      method: 'POST',
      url: `/v1/placements/${placementId}/responses`,
      headers: { cookie, 'idempotency-key': 'sent-once-by-this-test' },
      payload: {
        ...{ manifest: poll.manifest, documentId: poll.documentId, language: 'en' },
        answers: { wood: ['oak'] },
      },
    });
    expect(answered.statusCode).toBe(201);
    expect(await seenRun(test, poll, cookie)).toMatchObject({ answered: { wood: ['oak'] } });
  });
  expect(statements.filter(({ text }) => text.includes('token'))).toEqual([]);
});
