import { endpoints, tokenAlphabet } from '@vitrine/shared/contract';
import Papa from 'papaparse';
import { visitor } from '../areas/surveys/testing/published-survey-at';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';
import { castBallot, codesFor, makeLot, openVote, redeem, type TokenVote } from './testing/token-vote';

let test: TestApp;
let vote: TokenVote;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  vote = await openVote(test);
});
afterAll(() => test.close());

const inLot = (tokenLotId: string) => ({
  params: { brandId: vote.brandId, experienceId: vote.experienceId, tokenLotId },
});
const lots = async (query: { documentId?: string } = {}) =>
  callEndpoint(test, 'owner', endpoints.listTokenLots, {
    params: { brandId: vote.brandId, experienceId: vote.experienceId },
    query,
  });
const tokensOf = async (tokenLotId: string) =>
  (await callEndpoint(test, 'owner', endpoints.listTokens, inLot(tokenLotId))).body.items;
const revoke = (tokenLotId: string, numbers?: number[]) =>
  callEndpoint(test, 'owner', endpoints.revokeTokens, {
    ...inLot(tokenLotId),
    body: numbers ? { numbers } : {},
  });

/** Of four codes the first is used, the second redeemed. */
async function startedLot() {
  const { codes, lot } = await codesFor(test, vote, 4);
  const [first, second] = [await visitor(test), await visitor(test)];
  await redeem(test, vote, first, codes[0]);
  expect((await castBallot(test, vote, first)).statusCode).toBe(201);
  await redeem(test, vote, second, codes[1]);
  return { codes, lot, second };
}

it('makes as many codes as were asked for, numbered, none twice, of letters that nobody misreads', async () => {
  const made = await makeLot(test, vote, 1200);
  expect(made.status).toBe(201);
  const counts = { issued: 1200, redeemed: 0, used: 0, revoked: 0 };
  expect(made.body).toMatchObject({
    size: 1200,
    counts,
    placementName: 'Store · Placement',
    createdBy: 'owner',
  });
  const { text } = await callEndpoint(test, 'owner', endpoints.exportTokens, inLot(made.body.id));
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(data.map(({ number }) => Number(number))).toEqual(Array.from({ length: 1200 }, (_, i) => i + 1));
  expect(new Set(data.map(({ code }) => code)).size).toBe(1200);
  expect(data.every(({ code = '' }) => code.length === 12 && [...code].every(isLegible))).toBe(true);
});
const isLegible = (letter: string) => tokenAlphabet.includes(letter);

it('makes none for what is answered without codes, is not there, or is shown somewhere else', async () => {
  const other = await seedBrand(test.db, 'Other');
  const open = await openVote(test, { protection: 'browser' });
  const refused = async (place: TokenVote) => (await makeLot(test, place)).problem;
  expect(await refused(open)).toMatchObject({ status: 400, errors: [{ pointer: '/documentId' }] });
  expect(await refused({ ...vote, documentId: open.documentId })).toMatchObject({
    status: 404,
    errors: [{ pointer: '/documentId' }],
  });
  expect(await refused({ ...vote, placementId: other.placementId })).toMatchObject({
    status: 404,
    errors: [{ pointer: '/placementId' }],
  });
  const unassigned = await callEndpoint(test, 'owner', endpoints.createPlacement, {
    params: { brandId: vote.brandId, storeId: vote.storeId },
    body: { name: 'Empty' },
  });
  expect(await refused({ ...vote, placementId: unassigned.body.id })).toMatchObject({
    status: 400,
    errors: [{ pointer: '/placementId' }],
  });
  expect((await makeLot(test, { ...vote, experienceId: other.experienceId })).status).toBe(404);
  expect((await lots()).body.total).toBe(0);
});

it('lists lots, newest first, with what became of their codes', async () => {
  const { lot } = await startedLot();
  const later = (await makeLot(test, vote, 1)).body;
  const { items, total } = (await lots({ documentId: vote.documentId })).body;
  expect(total).toBe(2);
  expect(items.map(({ id }) => id)).toEqual([later.id, lot.id]);
  expect(items[1]?.counts).toEqual({ issued: 2, redeemed: 1, used: 1, revoked: 0 });
  expect((await lots({ documentId: vote.experienceId })).body.items).toEqual([]);
  const states = (await tokensOf(lot.id)).map(({ number, state }) => [number, state]);
  expect(states).toEqual([
    [1, 'used'],
    [2, 'redeemed'],
    [3, 'issued'],
    [4, 'issued'],
  ]);
});

it('shows another brand nothing of them', async () => {
  const { lot } = await startedLot();
  vote = await openVote(test);
  for (const answer of [
    await callEndpoint(test, 'owner', endpoints.listTokens, inLot(lot.id)),
    await callEndpoint(test, 'owner', endpoints.exportTokens, inLot(lot.id)),
    await revoke(lot.id),
  ])
    expect(answer.status).toBe(404);
  expect((await lots()).body.items).toEqual([]);
});

it('revokes some or all that were not used; what was used stays so', async () => {
  const { codes, lot, second } = await startedLot();
  expect((await revoke(lot.id, [1, 3])).body).toMatchObject({ revoked: 1, used: 1 });
  expect((await revoke(lot.id, [3])).body).toMatchObject({ revoked: 0, used: 0 });
  expect((await revoke(lot.id, [5])).problem).toMatchObject({ errors: [{ pointer: '/numbers/0' }] });
  const third = await redeem(test, vote, await visitor(test), codes[2]);
  expect(third.json()).toMatchObject({ status: 410, code: 'code-revoked' });
  const all = await revoke(lot.id);
  expect(all.body).toMatchObject({ revoked: 2, used: 1 });
  expect(all.body.lot.counts).toEqual({ issued: 0, redeemed: 0, used: 1, revoked: 3 });
  expect((await castBallot(test, vote, second)).json()).toMatchObject({ status: 403, code: 'code-needed' });
});

it('exports every code with its link, and the states add up to what the ledger holds', async () => {
  const { codes, lot } = await startedLot();
  await revoke(lot.id, [4]);
  const { headers, text } = await callEndpoint(test, 'owner', endpoints.exportTokens, inLot(lot.id));
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(data.map(({ state }) => state)).toEqual(['used', 'redeemed', 'issued', 'revoked']);
  expect(data[2]).toEqual({
    number: '3',
    code: codes[2],
    link: `${test.dependencies.config.publicOrigin}/${vote.placementId}?open=vote:${vote.documentId}&token=${codes[2]}`,
    state: 'issued',
    redeemed_at: '',
    used_at: '',
    revoked_at: '',
  });
  const responses = await callEndpoint(test, 'owner', endpoints.listResponses, {
    params: { brandId: vote.brandId },
  });
  const times = responses.body.items.map(({ receivedAt }) => receivedAt);
  expect(data.flatMap((row) => row.used_at || [])).toEqual(times);
});

it('the audit log tells of both, and no code', async () => {
  const { codes, lot } = await startedLot();
  await revoke(lot.id, [3]);
  const { body } = await callEndpoint(test, 'owner', endpoints.listAudit, {
    query: { brandId: vote.brandId },
  });
  const entries = body.items.filter(({ resource }) => resource.includes('token-lots'));
  expect(entries.map(({ action }) => action)).toEqual(['revokeTokens', 'createTokenLot']);
  expect(entries[0]).toMatchObject({ name: 'Evening', before: { revoked: 0 }, after: { revoked: 1 } });
  expect(JSON.stringify(entries)).not.toContain(codes[0]);
});
