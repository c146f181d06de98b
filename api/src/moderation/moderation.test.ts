import {
  endpoints,
  type LiveSnapshot,
  type Moderation,
  type PublicRun,
  type PublishedPollQuestion,
  type ShownWords,
  writtenWordsLimits,
} from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { auditEntries, documents, moderations, responses } from '../db/schema';
import { newId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { recordedStatements } from '../testing/recorded-statements';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand, type TestRole } from '../testing/test-seed';
import { StreamClient } from '../testing/watch-stream';
import { forgetOldResponses } from '../visitors/forget-old-responses';
import { eraseVisitor } from '../visitors/visitor-rights';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

const asked = (own: Partial<PublishedPollQuestion> = {}): PublishedPollQuestion => ({
  id: 'smell',
  type: 'short-text',
  text: { en: 'What does it smell of?' },
  options: [],
  length: {},
  words: 'not-hidden',
  ...own,
});

type Settings = Omit<Parameters<typeof seedPoll>[1], 'experienceId'>;

/** A poll at the placement of a brand of its own, whose document is there as in the editor. */
async function place(settings: Settings = {}) {
  const brand = await seedBrand(test.db, 'Brand');
  const documentId = newId();
  const { brandId, experienceId } = brand;
  await test.db.insert(documents).values({
    ...{ id: documentId, brandId, experienceId, area: 'polling', order: 'a0', baseLanguage: 'en' },
    data: { title: {} },
  });
  const published = await seedPoll(test.db, { questions: [asked()], ...settings, experienceId, documentId });
  return { ...brand, ...published };
}
type Place = Awaited<ReturnType<typeof place>>;

async function visitor(): Promise<string> {
  const response = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

async function write(at: Place, text: string, cookie?: string, question = 'smell'): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: `/v1/placements/${at.placementId}/responses`,
    headers: { cookie: cookie ?? (await visitor()), 'idempotency-key': newId() },
    payload: {
      manifest: at.manifest,
      documentId: at.documentId,
      answers: { [question]: { text } },
      language: 'en',
    },
  });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string }>().id;
}

const watched = (at: Place, cookie = '') =>
  test.app.inject({
    url: `/v1/placements/${at.placementId}/documents/${at.documentId}/words`,
    headers: { cookie },
  });
const shownTo = async (at: Place, cookie?: string) =>
  (await watched(at, cookie)).json<ShownWords>().questions.smell?.map(({ word }) => word);

const realNow = performance.now.bind(performance);
let aheadMs = 0;
/** What was shown to visitors before is kept no longer. */
function later(): void {
  aheadMs += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + aheadMs);
}
afterEach(() => jest.restoreAllMocks());

async function runAt({ brandId, documentId, experienceId }: Place) {
  const { body } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId, experienceId },
  });
  return body.runs.find((run) => run.documentId === documentId)?.id ?? '';
}
const listed = async (at: Place, { brandId = at.brandId, question = 'smell' } = {}) =>
  callEndpoint(test, 'owner', endpoints.listWrittenWords, {
    params: { brandId, runId: await runAt(at) },
    query: { question },
  });
const moderate = ({ brandId, documentId }: Place, body: Moderation, role: TestRole = 'owner') =>
  callEndpoint(test, role, endpoints.moderateDocument, { params: { brandId, documentId }, body });

it('staff see how many people wrote each word, and what the blocklist and they themselves say of it', async () => {
  const at = await place();
  for (const text of ['Oak', 'oak!', 'Fuck', 'pine']) await write(at, text);
  await moderate(at, { kind: 'word', word: 'PINE ', shown: false });
  const { body } = await listed(at);
  expect(body).toEqual({
    counted: 4,
    answered: 4,
    words: [
      { word: 'oak', written: 'Oak', count: 2, blocked: false, decided: null },
      { word: 'fuck', written: 'Fuck', count: 1, blocked: true, decided: null },
      { word: 'pine', written: 'pine', count: 1, blocked: false, decided: 'hidden' },
    ],
  });
});

it('for a question that nobody answered, or that there is not, no answers are read', async () => {
  const at = await place({ questions: [asked(), asked({ id: 'sound' })] });
  await write(at, 'oak');
  for (const question of ['sound', 'made-up']) {
    const { result, statements } = await recordedStatements(() => listed(at, { question }));
    expect(result.body).toEqual({ counted: 0, answered: 0, words: [] });
    expect(statements.filter(({ text }) => text.includes('current_answers'))).toEqual([]);
  }
});

it('an answer that was changed counts for what it says now', async () => {
  const at = await place();
  const cookie = await visitor();
  await write(at, 'oak', cookie);
  await write(at, 'pine', cookie);
  expect((await listed(at)).body.words.map(({ word }) => word)).toEqual(['pine']);
});

it('of a visitor who was erased no word is left', async () => {
  const at = await place();
  const cookie = await visitor();
  await write(at, 'Lovelace', cookie);
  await write(at, 'oak');
  const [row] = await test.db.select().from(responses).where(eq(responses.documentId, at.documentId));
  await test.db.transaction((tx) => eraseVisitor(tx, row?.respondentId ?? ''));
  expect((await listed(at)).body.words.map(({ word }) => word)).toEqual(['oak']);
});

it('of more people than are counted a part is, and it is said how many have answered', async () => {
  const at = await place();
  await write(at, 'oak');
  const run = await runAt(at);
  const more = writtenWordsLimits.people + 200;
  await test.db.execute(sql`insert into current_answers (run_id, respondent_id, question_id, response_id, options)
    select ${run}, md5('crowd' || n), 'smell', md5('response' || n), '{"text":"pine"}' from generate_series(1, ${more - 1}::int) n`);
  await test.db.execute(
    sql`update tallies set count = ${more} where run_id = ${run} and question_id = 'smell'`,
  );
  const { body } = await listed(at);
  expect(body).toMatchObject({ counted: writtenWordsLimits.people, answered: more });
});

it('visitors see the words that nobody hides, and what is blocked only where staff show it', async () => {
  const at = await place();
  for (const text of ['oak', 'fuck', 'pine']) await write(at, text);
  expect(await shownTo(at)).toEqual(['oak', 'pine']);
  await moderate(at, { kind: 'word', word: 'pine', shown: false });
  later();
  expect(await shownTo(at)).toEqual(['oak']);
  await moderate(at, { kind: 'word', word: 'fuck', shown: true });
  await moderate(at, { kind: 'word', word: 'pine', shown: true });
  later();
  expect(await shownTo(at)).toEqual(['fuck', 'oak', 'pine']);
  expect(await test.db.$count(moderations)).toBeGreaterThan(1);
});

it('where words are approved first, visitors see nothing else', async () => {
  const at = await place({ questions: [asked({ words: 'approved' })] });
  for (const text of ['oak', 'pine']) await write(at, text);
  expect(await shownTo(at)).toEqual([]);
  await moderate(at, { kind: 'word', word: 'oak', shown: true });
  later();
  expect(await shownTo(at)).toEqual(['oak']);
});

it('visitors who look at the same time share what is read and looked up of the words', async () => {
  const at = await place();
  await write(at, 'oak');
  const looks = () => Promise.all([shownTo(at), shownTo(at), shownTo(at)]);
  const { result, statements } = await recordedStatements(looks);
  expect(result).toEqual([['oak'], ['oak'], ['oak']]);
  for (const table of ['current_answers', '"moderations"'])
    expect([table, statements.filter(({ text }) => text.includes(table)).length]).toEqual([table, 1]);
});

it('a word that is hidden or blocked never leaves for visitors: in no call, on no stream, in no file', async () => {
  const at = await place();
  const cookie = await visitor();
  const secret = 'Lovelace';
  await write(at, 'oak', cookie);
  await moderate(at, { kind: 'word', word: secret, shown: false });
  const stream = await StreamClient.open<LiveSnapshot<PublicRun>>(
    `${origin}/v1/placements/${at.placementId}/live`,
    { cookie },
  );
  for (const text of [secret, 'fuck']) await write(at, text);
  await stream.until(({ runs }) => runs[0]?.respondents === 3);
  stream.close();
  const sent = [stream.received];
  const urls = [
    `/v1/placements/${at.placementId}`,
    `/v1/placements/${at.placementId}/runs`,
    `/v1/placements/${at.placementId}/documents/${at.documentId}/words`,
    `/v1/manifests/${at.manifest}`,
  ];
  for (const url of urls) {
    const { body, statusCode } = await test.app.inject({ url, headers: { cookie } });
    expect([url, statusCode]).toEqual([url, 200]);
    sent.push(body);
    for (const [, hash] of body.matchAll(/"hash":"([0-9a-f]{64})"/g))
      sent.push((await test.app.inject({ url: `/v1/manifests/parts/${hash}` })).body);
  }
  const all = sent.join('\n').toLowerCase();
  expect(all).toContain('"oak"');
  expect(all).toContain('"respondents":3');
  expect(all).not.toContain('lovelace');
  expect(all).not.toContain('fuck');
});

it.each<[string, Settings]>([
  ['the question shows none', { questions: [asked({ words: undefined })] }],
  ['results are for nobody', { results: 'never' }],
  ['results are for those who have answered', { results: 'after-answer' }],
])('visitors see no word where %s', async (_, settings) => {
  const at = await place(settings);
  await write(at, 'oak');
  expect((await watched(at)).json()).toEqual({ questions: {} });
});

it('whoever has answered sees the words where only they may', async () => {
  const at = await place({ results: 'after-answer' });
  const cookie = await visitor();
  await write(at, 'oak', cookie);
  expect(await shownTo(at, cookie)).toEqual(['oak']);
  expect((await watched(at)).json()).toEqual({ questions: {} });
});

it('what another brand asks for is not found', async () => {
  const at = await place();
  await write(at, 'oak');
  const other = await place();
  expect((await listed(at, { brandId: other.brandId })).status).toBe(404);
  expect(
    (await moderate({ ...at, brandId: other.brandId }, { kind: 'word', word: 'oak', shown: false })).status,
  ).toBe(404);
  const elsewhere = await watched({ ...at, placementId: other.placementId });
  expect(elsewhere.statusCode).toBe(404);
});

it('a text is hidden by its response, which has to be of the document', async () => {
  const at = await place();
  const other = await place();
  const response = await write(at, 'oak');
  const hide = (body: object) => ({
    kind: 'text' as const,
    shown: false,
    question: 'smell',
    response,
    ...body,
  });
  expect((await moderate(at, hide({}))).status).toBe(204);
  expect((await moderate(other, hide({}))).problem.errors?.[0]).toMatchObject({
    pointer: '/response',
    message: 'No text of this document',
  });
  expect((await moderate(at, hide({ question: 'wood' }))).status).toBe(400);
  expect((await moderate(at, { kind: 'word', word: '!', shown: false })).problem.errors?.[0]?.pointer).toBe(
    '/word',
  );
});

it('that something was hidden is told in the audit log, the word is not', async () => {
  const at = await place();
  await moderate(at, { kind: 'word', word: 'Hopper', shown: false });
  const entries = (await test.db.select().from(auditEntries)).filter(({ resource }) =>
    resource.includes(at.documentId),
  );
  expect(entries).toMatchObject([
    { action: 'moderateDocument', before: { hiddenWords: 0 }, after: { hiddenWords: 1 } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('opper');
});

describe('of what somebody wrote who is forgotten', () => {
  const kept = (at: Place) =>
    test.db.select().from(moderations).where(eq(moderations.documentId, at.documentId));
  /** Two hidden texts, each of somebody else. */
  async function hiddenTexts(at: Place) {
    const [first, second] = [await write(at, 'Lovelace'), await write(at, 'Hopper')];
    for (const response of [first, second])
      await moderate(at, { kind: 'text', response, question: 'smell', shown: false });
    expect(await kept(at)).toHaveLength(2);
    return { first, second };
  }
  const isOf = (response: string) => [{ kind: 'text', key: `${response}/smell` }];

  it('no word is kept, though it stays hidden', async () => {
    const at = await place();
    await moderate(at, { kind: 'word', word: 'Hopper', shown: false });
    const rows = await kept(at);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('hopper');
    await write(at, 'hopper');
    expect((await listed(at)).body.words).toMatchObject([{ word: 'hopper', decided: 'hidden' }]);
  });

  it('what staff said of it goes when they are erased', async () => {
    const at = await place();
    const { first, second } = await hiddenTexts(at);
    const [row] = await test.db.select().from(responses).where(eq(responses.id, first));
    await test.db.transaction((tx) => eraseVisitor(tx, row?.respondentId ?? ''));
    expect(await kept(at)).toMatchObject(isOf(second));
  });

  it('what staff said of it goes with the response that is older than responses are kept', async () => {
    const at = await place();
    const { first, second } = await hiddenTexts(at);
    await test.db
      .update(responses)
      .set({ receivedAt: new Date(0) })
      .where(eq(responses.id, first));
    await forgetOldResponses(test.dependencies);
    expect(await test.db.$count(responses, eq(responses.id, first))).toBe(0);
    expect(await kept(at)).toMatchObject(isOf(second));
  });
});
