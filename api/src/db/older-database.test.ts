import {
  endpoints,
  type PublicRun,
  type ResponseAccepted,
  type Run,
  type VisitorData,
} from '@vitrine/shared/contract';
import { deliverJob } from '../integrations/deliver';
import { callEndpoint } from '../testing/call-endpoint';
import { openOlderDatabase } from '../testing/older-database';
import { type StartedApp, startTestApp } from '../testing/test-app';
import recorded from '../testing/versions/database-38.json';
import { startWebhookReceiver } from '../testing/webhook-receiver';

const { brandId, documents, experienceId, placements, testAccessId, visitors } = recorded;
const [version1 = '', version2 = ''] = recorded.versions;
const inBrand = { params: { brandId } };
const inExperience = { params: { brandId, experienceId } };
type Visitor = keyof typeof visitors;

/** Answers to questions with options, as the API takes and gives them today. No other place here knows that shape. */
const chosen = (options: Record<string, string[]>) => options;
/** question → options that count of a visitor in a run, from what is handed out to them. */
const countedIn = ({ currentAnswers }: VisitorData, runId: string | undefined) =>
  Object.fromEntries(
    currentAnswers
      .filter((counted) => counted.runId === runId)
      .map(({ answer, questionId }) => [questionId, answer]),
  );

let api: StartedApp;
beforeAll(async () => {
  api = await startTestApp(await openOlderDatabase(38), { COOKIE_SECRET: recorded.cookieSecret });
  api.setNow(new Date(Date.parse(recorded.recordedAt) + 3600_000));
});
afterAll(() => api?.close());

const cookieOf = (visitor: Visitor) => ({ cookie: visitors[visitor].cookie });
const dataOf = async (visitor: Visitor) => {
  const { respondentId } = visitors[visitor];
  return (await callEndpoint(api, 'owner', endpoints.getVisitorData, { params: { respondentId } })).body;
};
const summary = async () =>
  (await callEndpoint(api, 'owner', endpoints.getExperienceSummary, inExperience)).body;
/** What a visitor sees of a poll at a placement. */
const publicRun = async (visitor: Visitor, placementId: string, documentId: string) => {
  const request = { params: { placementId }, headers: cookieOf(visitor) };
  const { body } = await callEndpoint(api, 'anonymous', endpoints.listPublicRuns, request);
  const { answered, respondents, round, state, tallies } =
    body.runs.find((run) => run.documentId === documentId) ?? ({} as Partial<PublicRun>);
  return { round, state, respondents, tallies, answered };
};
/** The wood poll's counts in the showroom, as `question option`. */
const counts = async () => {
  const run = await publicRun('anna', placements.showroom, documents.wood);
  const tallies = Object.entries(run.tallies ?? {}).flatMap(([question, options]) =>
    Object.entries(options).map(([option, count]): [string, number] => [`${question} ${option}`, count]),
  );
  return new Map([['respondents', run.respondents ?? 0], ...tallies]);
};
/** How the counts become others while something is done. */
async function changesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts();
  await work();
  const after = await counts();
  const changes = [...new Set([...before.keys(), ...after.keys()])].map((name): [string, number] => [
    name,
    (after.get(name) ?? 0) - (before.get(name) ?? 0),
  ]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
const listResponses = async () => {
  const { body } = await callEndpoint(api, 'anonymous', endpoints.listResponses, {
    ...inBrand,
    headers: { authorization: `Bearer ${recorded.apiToken}` },
  });
  return body.items;
};

interface Sent {
  visitor: string;
  placementId: string;
  key: string;
  body: object;
}
/** Sends what a viewer has sent, or kept to send it later. */
const send = ({ body, key, placementId, visitor }: Sent) =>
  api.app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/responses`,
    headers: { ...cookieOf(visitor as Visitor), 'idempotency-key': key },
    payload: body,
  });

describe('a database from before answers were of several types', () => {
  it('shows visitors what runs, its counts and their own answers', async () => {
    const { kiosk, showroom } = placements;
    const { colour, wood } = documents;
    const tallies = { finish: { wax: 2 }, rooms: { hall: 1, attic: 1 } };
    const second = { round: 2, state: 'open', respondents: 2, tallies };
    expect(await publicRun('anna', showroom, wood)).toEqual({
      ...second,
      answered: chosen({ finish: ['wax'] }),
    });
    expect(await publicRun('emil', showroom, wood)).toEqual({
      ...second,
      answered: chosen({ finish: ['wax'], rooms: ['hall', 'attic'] }),
    });
    expect(await publicRun('ben', showroom, wood)).toEqual({ ...second, answered: {} });
    expect(await publicRun('ben', kiosk, wood)).toEqual({
      round: 1,
      state: 'closed',
      respondents: 2,
      tallies: { finish: { oil: 1, soap: 1 }, rooms: { none: 1 } },
      answered: chosen({ finish: ['soap'] }),
    });
    // Seen by whoever has answered.
    const first = { round: 1, state: 'open' };
    const counted = { respondents: 1, tallies: { colour: { dark: 1 } } };
    const hidden = { respondents: null, tallies: null };
    const answered = chosen({ colour: ['dark'] });
    expect(await publicRun('ben', showroom, colour)).toEqual({ ...first, ...counted, answered });
    expect(await publicRun('anna', showroom, colour)).toEqual({ ...first, ...hidden, answered: {} });
  });

  it('shows staff the counts under the published texts, and what visitors did', async () => {
    const { placements: count, polls, responses, runs } = await summary();
    expect([count, responses]).toEqual([2, 11]);
    const shown = ({ documentId, placementName, round, state, tallies, respondents }: Run) => [
      `${placementName} ${documentId === documents.wood ? 'wood' : 'colour'} ${round} ${state} ${respondents}`,
      tallies,
    ];
    expect(Object.fromEntries(runs.map(shown))).toEqual({
      'Linz · Kiosk wood 1 closed 2': { finish: { oil: 1, soap: 1 }, rooms: { none: 1 } },
      'Linz · Kiosk colour 1 paused 1': { colour: { light: 1 } },
      'Linz · Showroom wood 2 open 2': { finish: { wax: 2 }, rooms: { hall: 1, attic: 1 } },
      'Linz · Showroom colour 1 open 1': { colour: { dark: 1 } },
    });
    const questions = polls[documents.wood]?.questions ?? [];
    expect(questions.map(({ options, text }) => [text.en, options.map(({ label }) => label.de)])).toEqual([
      ['Which surface?', ['Geölt', 'Geseift', 'Gewachst']],
      ['For which rooms?', ['Diele', 'Arbeitszimmer', 'Dachboden', 'Keiner']],
    ]);
    const visitsOf = async (documentId: string) =>
      (await callEndpoint(api, 'owner', endpoints.getDocumentVisits, { params: { brandId, documentId } }))
        .body;
    expect((await visitsOf(documents.video)).plays.slice(0, 3)).toEqual([2, 1, 0]);
    expect(new Set((await visitsOf(documents.product)).looks)).toEqual(
      new Set([
        { variantId: 'small', looks: 1, unavailable: 0 },
        { variantId: 'large', looks: 1, unavailable: 1 },
      ]),
    );
  });

  it('hands every response to the programs of the brand, with the token that they have', async () => {
    const items = await listResponses();
    expect(
      items.map(({ answer, documentId, id, language, placementId, version }) => ({
        id,
        placementId,
        body: { documentId, language, answers: answer, manifest: recorded.versions[version - 1] },
      })),
    ).toEqual(
      recorded.sent.map(({ body, id, placementId }) => ({
        id,
        placementId,
        body: { ...body, answers: chosen(body.answers as Record<string, string[]>) },
      })),
    );
    expect(new Set(items.map(({ respondent }) => respondent)).size).toBe(5);
  });

  it('tells webhooks of what they were not told yet', async () => {
    const receiver = await startWebhookReceiver();
    try {
      const { body } = await callEndpoint(api, 'owner', endpoints.listWebhooks, inBrand);
      await callEndpoint(api, 'owner', endpoints.updateWebhook, {
        params: { brandId, webhookId: body.items[0]?.id ?? '' },
        body: { address: receiver.address },
      });
      await deliverJob(api.dependencies).run({}, new AbortController().signal);
      expect(receiver.told()).toEqual([recorded.sent.slice(3).map(({ id }) => id)]);
      const [told] = receiver.received;
      expect(JSON.parse(told?.body ?? '').data.responses).toEqual((await listResponses()).slice(3));
    } finally {
      await receiver.close();
    }
  });

  it('serves what was published', async () => {
    const root = await callEndpoint(api, 'anonymous', endpoints.getManifest, { params: { hash: version1 } });
    expect(root.body.parts.map(({ area, title }) => [area, title.de])).toEqual([
      ['scenes', 'Wohnzimmer'],
      ['polling', 'Holz'],
      ['polling', 'Farbe'],
      ['products', undefined],
      ['videos', undefined],
    ]);
  });
});

/** An answer of today. */
const answered = async (
  visitor: Visitor,
  documentId: string,
  options: Record<string, string[]>,
  manifest = version2,
) => {
  const body = { documentId, manifest, language: 'en', answers: chosen(options) };
  return send({ visitor, placementId: placements.showroom, key: `of-today-${visitor}-${documentId}`, body });
};

describe('what was answered before answers were of several types', () => {
  it('is answered with the first result when it is sent again, and counts once', async () => {
    const before = await summary();
    for (const one of recorded.sent) {
      const again = await send(one);
      expect([again.statusCode, again.json().id]).toEqual([201, one.id]);
    }
    for (const { body, id, key, visitor } of recorded.sentInTest) {
      const again = await api.app.inject({
        method: 'POST',
        url: `/v1/placements/${placements.showroom}/test/${testAccessId}/responses`,
        headers: { ...(visitor && cookieOf(visitor as Visitor)), 'idempotency-key': key },
        payload: body,
      });
      expect([again.statusCode, again.json().id]).toEqual([201, id]);
    }
    expect(await summary()).toEqual(before);
    expect(await listResponses()).toHaveLength(recorded.sent.length);
    const other = { ...recorded.sent[0]?.body, answers: chosen({ finish: ['raw'] }) };
    const reused = await send({ ...recorded.sent[0], body: other } as Sent);
    expect(reused.statusCode).toBe(422);
  });

  it('can be changed where the poll lets it, and the counts move', async () => {
    const { wood } = documents;
    const changes = await changesOf(() =>
      answered('emil', wood, { finish: ['soap'], rooms: ['attic', 'study'] }),
    );
    expect(changes).toEqual({ 'finish wax': -1, 'finish soap': 1, 'rooms hall': -1, 'rooms study': 1 });
    const { answered: own } = await publicRun('emil', placements.showroom, wood);
    expect(own).toEqual(chosen({ finish: ['soap'], rooms: ['attic', 'study'] }));
    const refused = await answered('ben', documents.colour, { colour: ['light'] });
    expect(refused.json()).toMatchObject({ status: 409, code: 'already-answered' });
  });

  it('and waited in a viewer that was offline, also with an option that is gone, counts once', async () => {
    const changes = await changesOf(async () => {
      for (const one of recorded.waiting) {
        const first = (await send(one)).json<ResponseAccepted>();
        expect((await send(one)).json<ResponseAccepted>().id).toBe(first.id);
      }
    });
    expect(changes).toEqual({ respondents: 1, 'finish raw': 1, 'rooms study': 1, 'rooms attic': 1 });
    const { answered: own } = await publicRun('frieda', placements.showroom, documents.wood);
    expect(own).toEqual(chosen({ finish: ['raw'], rooms: ['study', 'attic'] }));
    const { tallies } = await publicRun('frieda', placements.showroom, documents.colour);
    expect(tallies).toEqual({ colour: { dark: 1, light: 1 } });
  });

  it('is counted with answers to what is published next', async () => {
    const patched = await callEndpoint(api, 'owner', endpoints.patchDocument, {
      params: { brandId, documentId: documents.wood },
      body: { data: { title: { en: 'Timber' } } },
      headers: { 'if-match': '"2"' },
    });
    expect(patched.status).toBe(200);
    const { body } = await callEndpoint(api, 'owner', endpoints.publishExperience, {
      ...inExperience,
      body: {},
    });
    expect(body).toMatchObject({ version: 3, certificate: { checks: [] } });
    const { wood } = documents;
    const changes = await changesOf(() =>
      answered('dora', wood, { finish: ['oil'], rooms: ['none'] }, body.hash),
    );
    expect(changes).toEqual({ respondents: 1, 'finish oil': 1, 'rooms none': 1 });
  });

  it('stays when its run goes on after a pause, and when a new round follows', async () => {
    const { responses, runs } = await summary();
    const act = async (documentId: string, action: 'open' | 'reset') => {
      const run = runs.find((one) => one.placementId === placements.kiosk && one.documentId === documentId);
      await callEndpoint(api, 'owner', endpoints.actOnRun, {
        params: { brandId, runId: run?.id ?? '' },
        body: { action },
      });
    };
    await act(documents.colour, 'open');
    expect(await publicRun('carla', placements.kiosk, documents.colour)).toEqual({
      round: 1,
      state: 'open',
      respondents: 1,
      tallies: { colour: { light: 1 } },
      answered: chosen({ colour: ['light'] }),
    });
    await act(documents.wood, 'reset');
    expect(await publicRun('anna', placements.kiosk, documents.wood)).toEqual({
      round: 2,
      state: 'open',
      respondents: 0,
      tallies: {},
      answered: {},
    });
    expect((await summary()).responses).toBe(responses);
  });

  it('is handed out to its visitor, and stays without a name when they are erased', async () => {
    const data = await dataOf('anna');
    const own = recorded.sent.filter(({ visitor }) => visitor === 'anna');
    expect(data.responses.map(({ answer }) => answer)).toEqual(
      own.map(({ body }) => chosen(body.answers as Record<string, string[]>)),
    );
    const [first, kiosk, , second] = data.responses;
    expect(countedIn(data, first?.runId)).toEqual(chosen({ finish: ['soap'], rooms: ['hall', 'study'] }));
    expect(countedIn(data, kiosk?.runId)).toEqual(chosen({ finish: ['oil'], rooms: ['none'] }));
    expect(countedIn(data, second?.runId)).toEqual(chosen({ finish: ['wax'] }));
    expect(data.testResponses.map(({ answer }) => answer)).toEqual([chosen({ finish: ['wax'] })]);
    expect(data.visits.map(({ kind }) => kind).sort()).toEqual(['play', 'visit']);

    const [before, listed] = [await summary(), await listResponses()];
    const { respondentId } = visitors.anna;
    const changes = await changesOf(() =>
      callEndpoint(api, 'owner', endpoints.eraseVisitor, { params: { respondentId } }),
    );
    expect(changes).toEqual({});
    expect((await summary()).responses).toBe(before.responses);
    expect(await listResponses()).toHaveLength(listed.length);
    const nothing = { responses: [], currentAnswers: [], testResponses: [], visits: [] };
    expect(await dataOf('anna')).toMatchObject(nothing);
  });
});
