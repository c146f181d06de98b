import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { responses } from '../../../db/schema';
import { recountRun } from '../../../responses/recount/recount';
import { callEndpoint } from '../../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { act, castBallot, openVote, type TokenVote } from '../../../tokens/testing/token-vote';
import { visitor } from '../../surveys/testing/published-survey-at';
import { readBallotFile } from './read-ballot-file';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-ballots-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await test.close();
});

const ballotsOf = ({ brandId }: TokenVote, runId: string, who: 'owner' | 'manager' = 'owner') =>
  callEndpoint(test, who, endpoints.exportBallots, { params: { brandId, runId } });

async function table(vote: TokenVote, runId = vote.runId) {
  const { status, text } = await ballotsOf(vote, runId);
  expect(status).toBe(200);
  const [keys = [], names = [], ...lines] = Papa.parse<string[]>(text.replace('\ufeff', '').trimEnd()).data;
  const named = (cells: string[]) => Object.fromEntries(keys.map((key, index) => [key, cells[index]]));
  return { text, names: named(names), rows: lines.map(named) };
}

async function recountOf(runId: string, text: string) {
  const path = join(folder, 'ballots.csv');
  await writeFile(path, text);
  const { ballots, countedAs } = readBallotFile(path);
  return recountRun(test.db, runId, countedAs, ballots);
}

const roundsOf = ({ brandId, documentId }: TokenVote, query = {}) =>
  callEndpoint(test, 'owner', endpoints.listVoteRounds, { params: { brandId, documentId }, query });

/** Three voters of whom one changed to wool; then another round, in which two of them vote. */
async function twoRounds() {
  const vote = await openVote(test, {});
  const voters = await Promise.all([visitor(test), visitor(test), visitor(test)]);
  const [first = '', second = '', third = ''] = voters;
  await castBallot(test, vote, first, 'linen');
  await castBallot(test, vote, second, 'linen');
  await castBallot(test, vote, first, 'wool');
  await castBallot(test, vote, third, 'linen');
  await act(test, vote, 'close');
  const { body } = await act(test, vote, 'reset');
  const next = { ...vote, runId: body.id };
  await act(test, next, 'open');
  await castBallot(test, vote, first, 'wool');
  await castBallot(test, vote, second, 'wool');
  return { vote, next };
}

it('lists every round that was opened, with its place, its times and how many took part', async () => {
  const { next, vote } = await twoRounds();
  const at = { placementId: vote.placementId, placementName: 'Store · Placement' };
  const times = { openedAt: expect.any(String), closedAt: expect.any(String) };
  expect((await roundsOf(vote)).body.items).toEqual([
    { ...at, ...times, id: next.runId, round: 2, closedAt: null, respondents: 2 },
    { ...at, ...times, id: vote.runId, round: 1, respondents: 3 },
  ]);
  const page = (await roundsOf(vote, { limit: 1 })).body;
  expect(page).toMatchObject({ total: 2, items: [{ round: 2 }] });
  const older = (await roundsOf(vote, { limit: 1, cursor: page.nextCursor })).body;
  expect(older).toMatchObject({ items: [{ round: 1 }], nextCursor: null });
  await act(test, next, 'close');
  expect((await act(test, next, 'reset')).body).toMatchObject({ round: 3, state: 'ready' });
  expect((await roundsOf(vote)).body.total).toBe(2);
});

it('exports the ballots of a round, replaced ones too, and tells nobody whose they are', async () => {
  const { next, vote } = await twoRounds();
  const { names, rows, text } = await table(vote);
  expect(names).toMatchObject({ ballot: 'Ballot', received: 'Received (UTC)', counted: 'Counted' });
  expect(
    rows.map(({ ballot, choices, choices__label: label, counted }) => [ballot, choices, label, counted]),
  ).toEqual([
    ['1', 'linen', 'Linen', '0'],
    ['2', 'linen', 'Linen', '1'],
    ['3', 'wool', 'Wool', '1'],
    ['4', 'linen', 'Linen', '1'],
  ]);
  const [first, second, changed] = rows.map(({ voter }) => voter);
  expect(changed).toBe(first);
  expect(second).not.toBe(first);
  const cast = await test.db.select().from(responses).where(eq(responses.runId, vote.runId));
  for (const { id, respondentId } of cast) {
    expect(text).not.toContain(respondentId);
    expect(text).not.toContain(id);
  }
  // Nor who of one round is who in the other.
  const later = await table(next, next.runId);
  expect(later.rows).toHaveLength(2);
  const voters = new Set(rows.map(({ voter }) => voter));
  for (const { voter } of later.rows) expect(voters).not.toContain(voter);
});

it('the tally is counted from the exported table alone, and one that was changed does not agree', async () => {
  const { vote } = await twoRounds();
  const { text } = await table(vote);
  const recount = await recountOf(vote.runId, text);
  expect(recount).toMatchObject({ responses: 4, counted: { respondents: 3 } });
  expect(recount?.counted).toEqual(recount?.kept);
  const forged = await recountOf(vote.runId, text.replace(',wool,', ',linen,'));
  expect(forged?.counted).toMatchObject({ respondents: 3, tallies: { vote: { linen: 3 } } });
  expect(forged?.kept).toMatchObject({ tallies: { vote: { linen: 2, wool: 1 } } });
  await expect(recountOf(vote.runId, 'a,b\r\n1,2\r\n')).rejects.toThrow('is no table of ballots');
});

it('reads a round of more ballots than are read at once', async () => {
  const vote = await openVote(test, { protection: 'none' });
  const cookie = await visitor(test);
  await castBallot(test, vote, cookie, 'linen');
  const [one] = await test.db.select().from(responses).where(eq(responses.runId, vote.runId));
  if (!one) throw new Error('Nothing was cast');
  const { position: _, ...row } = one;
  await test.db.insert(responses).values(
    Array.from({ length: 450 }, (_, index) => ({
      ...row,
      id: `copy${index}`,
      idempotencyKey: `copy${index}`,
      respondentId: `voter${index}`,
    })),
  );
  const { rows } = await table(vote);
  expect(rows.map(({ ballot }) => Number(ballot))).toEqual(Array.from({ length: 451 }, (_, at) => at + 1));
  expect(new Set(rows.map(({ voter }) => voter)).size).toBe(451);
});

it('is found in its own brand only', async () => {
  const vote = await openVote(test, {});
  expect((await ballotsOf(vote, vote.runId, 'manager')).status).toBe(404);
  const elsewhere = { ...vote, brandId: test.brandId };
  expect((await ballotsOf(elsewhere, vote.runId)).status).toBe(404);
  expect((await roundsOf(elsewhere)).status).toBe(404);
});
