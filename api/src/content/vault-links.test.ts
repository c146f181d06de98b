import {
  type DocumentArea,
  emptyOptionSet,
  emptyPoll,
  emptyVaultQuestion,
  endpoints,
  type OptionSet,
  type PollingDocument,
  type PublicRun,
  type VaultQuestion,
  withOptionSet,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { documents, experiences, manifestParts, placements, runs } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const question = (own: Partial<VaultQuestion> = {}): VaultQuestion => ({
  ...emptyVaultQuestion(),
  text: { en: 'Which wood?', de: 'Welches Holz?' },
  state: 'ready',
  options: {
    oak: { order: 'a0', label: { en: 'Oak', de: 'Eiche' } },
    ash: { order: 'a1', label: { en: 'Ash', de: 'Esche' } },
  },
  correct: { options: { oak: true } },
  ...own,
});
const scale = (own: Partial<OptionSet> = {}): OptionSet => ({
  ...emptyOptionSet(),
  title: { en: 'Woods' },
  options: { oak: { order: 'a0', label: { en: 'Oak' } }, ash: { order: 'a1', label: { en: 'Ash' } } },
  ...own,
});
type Owner = { experienceId?: string; brandId?: string };
type DataOf = { 'question-vault': VaultQuestion; 'answer-option-vault': OptionSet; polling: PollingDocument };

const create = async <A extends keyof DataOf>(
  area: A,
  data: DataOf[A],
  { experienceId, brandId }: Owner = {},
) =>
  callEndpoint(api, 'owner', endpoints.createDocument, {
    params: { brandId: brandId ?? api.brandId },
    body: { area, data: { ...data }, ...(experienceId && { experienceId }) },
  });
const write = async (id: string, data: Record<string, unknown>) => {
  const { body } = await callEndpoint(api, 'editor', endpoints.getDocument, {
    params: { brandId: api.brandId, documentId: id },
  });
  return callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId: api.brandId, documentId: id },
    body: { data },
    headers: { 'if-match': `"${body.revision}"` },
  });
};
/** A poll that asks a vault question. */
const pollOf = (asked: VaultQuestion, pinned: { id: string; version: number }): PollingDocument => ({
  ...emptyPoll(),
  title: { en: 'Wood', de: 'Holz' },
  results: 'always',
  questions: { wood: withVaultQuestion({ order: 'a0' }, asked, pinned) },
});
const linksOf = async (documentId: string) =>
  (
    await callEndpoint(api, 'analyst', endpoints.listDocumentLinks, {
      params: { brandId: api.brandId, documentId },
    })
  ).body;
const archive = (documentId: string) =>
  callEndpoint(api, 'editor', endpoints.archiveDocument, { params: { brandId: api.brandId, documentId } });
const usesOf = async (documentId: string, role: 'owner' | 'analyst' = 'analyst') =>
  (
    await callEndpoint(api, role, endpoints.listDocumentUses, {
      params: { brandId: api.brandId, documentId },
    })
  ).body;

/** More than a poll asks at once. */
const sixRows = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((id, place) => [id, { order: `a${place}`, label: { en: id } }]),
);

describe('a copy of a vault question', () => {
  it('is what the pinned version holds, word for word', async () => {
    const asked = question();
    const { body: vault } = await create('question-vault', asked);
    const poll = pollOf(asked, { id: vault.id, version: 1 });
    expect((await create('polling', poll, api)).status).toBe(201);
    const forged = pollOf({ ...asked, text: { en: 'Anything else?' } }, { id: vault.id, version: 1 });
    const { problem, status } = await create('polling', forged, api);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      {
        pointer: '/data/questions/wood',
        message: 'This is not what the vault’s version holds.',
        sentence: { name: 'link.notCopied', values: {} },
      },
    ]);
  });

  it('is of a version that exists, was ready, and can be asked in a poll', async () => {
    const asked = question();
    const { body: draft } = await create('question-vault', question({ state: 'draft' }));
    const { body: matrix } = await create('question-vault', question({ type: 'matrix', rows: sixRows }));
    const { body: ready } = await create('question-vault', asked);
    const messageFor = async (id: string, version: number) => {
      const { problem } = await create('polling', pollOf(asked, { id, version }), api);
      return problem.errors?.[0]?.message;
    };
    expect(await messageFor(draft.id, 1)).toBe('This version of the question was not ready.');
    expect(await messageFor(matrix.id, 1)).toBe('A matrix has at most 5 rows here.');
    expect(await messageFor(ready.id, 2)).toBe('The vault has no such version.');
  });

  it('is of a vault that the brand can see', async () => {
    const asked = question();
    const { body: foreign } = await create('question-vault', asked, { brandId: api.foreign.brandId });
    const { body: tenants } = await callEndpoint(api, 'admin', endpoints.createDocument, {
      params: { brandId: null },
      body: { area: 'question-vault', data: { ...asked } },
    });
    const of = (id: string) => create('polling', pollOf(asked, { id, version: 1 }), api);
    expect((await of(foreign.id)).problem.errors?.[0]?.message).toBe(
      'There is no such document in a vault here.',
    );
    expect((await of(tenants.id)).status).toBe(201);
  });

  it('stays good, also in duplicates, when the vault’s is archived, and does not hold up publishing', async () => {
    const asked = question();
    const { body: vault } = await create('question-vault', asked, api);
    const { experienceId } = await newExperience();
    const { body: shared } = await create('question-vault', asked);
    const poll = pollOf(asked, { id: shared.id, version: 1 });
    await create('polling', poll, { experienceId });
    await archive(shared.id);
    expect((await create('polling', poll, { experienceId })).status).toBe(201);
    const { body: version, status } = await callEndpoint(api, 'manager', endpoints.publishExperience, {
      params: { brandId: api.brandId, experienceId },
      body: {},
    });
    expect(status).toBe(201);
    expect(version.certificate.checks).toMatchObject([
      { level: 'warning', code: 'archived-in-vault', pointer: '/questions/wood' },
      { level: 'warning', code: 'archived-in-vault' },
    ]);
    expect(vault.archivedAt).toBeNull();
  });
});

describe('what a vault question’s uses are told', () => {
  it('is the newest version that was ready, and only where something is new to readers', async () => {
    const asked = question();
    const { body: vault } = await create('question-vault', asked);
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), api);
    const newest = async () => (await linksOf(poll.id)).links[0]?.newest?.version ?? null;
    expect(await newest()).toBeNull();
    await write(vault.id, { folder: 'Wood' });
    expect(await newest()).toBeNull();
    await write(vault.id, { options: { oak: { label: { en: 'Oak wood' } } } });
    expect(await newest()).toBe(3);
    await write(vault.id, { state: 'draft' });
    await write(vault.id, { text: { en: 'Which?' } });
    expect(await newest()).toBe(3);
    await write(vault.id, { state: 'ready' });
    expect(await newest()).toBe(6);
    await archive(vault.id);
    expect((await linksOf(poll.id)).links).toMatchObject([{ archived: true, newest: null, version: 1 }]);
  });

  it('is why the newest cannot be asked in a poll any more', async () => {
    const asked = question();
    const { body: vault } = await create('question-vault', asked);
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), api);
    await write(vault.id, { type: 'matrix', rows: sixRows });
    const sentence = { name: 'link.tooManyRows', values: { most: 5 } };
    expect((await linksOf(poll.id)).links[0]).toMatchObject({
      obstacle: 'A matrix has at most 5 rows here.',
      obstacleSentence: sentence,
    });
    const renewed = await renew(vault.id, api.experienceId);
    expect(renewed).toMatchObject({ renewed: 0, refused: [{ documentId: poll.id, sentence }] });
  });

  it('reaches questions that use an option set in the same way', async () => {
    const { body: set } = await create('answer-option-vault', scale());
    const linked = withOptionSet(question(), scale(), { id: set.id, version: 1 });
    const { body: vault } = await create('question-vault', linked);
    await write(set.id, { options: { elm: { order: 'a2', label: { en: 'Elm' } }, oak: null } });
    expect((await linksOf(vault.id)).links).toMatchObject([
      { pointer: '/optionSet', newest: { version: 2 } },
    ]);
    expect(await renew(set.id)).toEqual({ renewed: 1, refused: [] });
    const { body: after } = await callEndpoint(api, 'editor', endpoints.getDocument, {
      params: { brandId: api.brandId, documentId: vault.id },
    });
    expect(Object.keys(after.data.options ?? {}).sort()).toEqual(['ash', 'elm']);
    expect(after.data.correct).toEqual({ options: {} });
    expect((await linksOf(vault.id)).links).toMatchObject([{ version: 2, newest: null }]);
  });
});

const renew = async (documentId: string, experienceId?: string) =>
  (
    await callEndpoint(api, 'editor', endpoints.renewDocumentUses, {
      params: { brandId: api.brandId, documentId },
      body: experienceId ? { experienceId } : {},
    })
  ).body;

describe('uses', () => {
  it('are listed with place and version; of other brands only their number', async () => {
    const asked = question();
    const { body: tenants } = await callEndpoint(api, 'owner', endpoints.createDocument, {
      params: { brandId: null },
      body: { area: 'question-vault', data: { ...asked } },
    });
    const poll = pollOf(asked, { id: tenants.id, version: 1 });
    const { body: own } = await create('polling', poll, api);
    await create('polling', poll, api.foreign);
    const { body: putAway } = await create('polling', poll, api);
    await archive(putAway.id);
    expect(await usesOf(tenants.id)).toEqual({
      uses: [
        {
          documentId: own.id,
          area: 'polling',
          title: { en: 'Wood', de: 'Holz' },
          experience: { id: api.experienceId, name: 'Experience' },
          pointer: '/questions/wood',
          version: 1,
        },
      ],
      elsewhere: 1,
    });
  });
});

describe('documents of the tenant', () => {
  it('are read in every brand and written by those who speak for the tenant', async () => {
    const { body: set, status } = await callEndpoint(api, 'admin', endpoints.createDocument, {
      params: { brandId: null },
      body: { area: 'answer-option-vault', data: { ...scale({ title: { en: 'For all brands' } }) } },
    });
    expect(status).toBe(201);
    expect(set.owner).toEqual({ kind: 'tenant' });
    for (const [role, brandId] of [
      ['analyst', api.brandId],
      ['outsider', api.foreign.brandId],
    ] as const) {
      const { body } = await callEndpoint(api, role, endpoints.listDocuments, {
        params: { brandId },
        query: { owner: 'tenant', q: 'all brands' },
      });
      expect(body.items.map(({ id }) => id)).toEqual([set.id]);
    }
    const throughBrand = await callEndpoint(api, 'owner', endpoints.patchDocument, {
      params: { brandId: api.brandId, documentId: set.id },
      body: { data: { title: { en: 'Mine' } } },
      headers: { 'if-match': '"1"' },
    });
    expect(throughBrand.status).toBe(404);
    const patched = await callEndpoint(api, 'owner', endpoints.patchDocument, {
      params: { brandId: null, documentId: set.id },
      body: { data: { title: { en: 'Ours' } } },
      headers: { 'if-match': '"1"' },
    });
    expect(patched.body).toMatchObject({ revision: 2, updatedBy: 'owner' });
    const stale = await callEndpoint(api, 'owner', endpoints.patchDocument, {
      params: { brandId: null, documentId: set.id },
      body: { data: { title: { en: 'Late' } } },
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
  });

  it('name nothing that belongs to a brand, and are no documents of another kind', async () => {
    const { body: set } = await create('answer-option-vault', scale());
    const linked = withOptionSet(question(), scale(), { id: set.id, version: 1 });
    const of = (area: DocumentArea, data: object, experienceId?: string) =>
      callEndpoint(api, 'owner', endpoints.createDocument, {
        params: { brandId: null },
        body: { area, data: { ...data }, ...(experienceId && { experienceId }) },
      });
    expect((await of('question-vault', linked)).problem.errors?.[0]?.pointer).toBe('/data/optionSet');
    const pointers = async (...given: Parameters<typeof of>) => (await of(...given)).problem.errors;
    expect(await pointers('polling', emptyPoll())).toMatchObject([{ pointer: '/area' }]);
    expect(await pointers('answer-option-vault', scale(), api.experienceId)).toMatchObject([
      { pointer: '/experienceId' },
    ]);
  });
});

describe('a vault question is renamed', () => {
  it('and what nobody can answer any more takes it over, although its run was never closed', async () => {
    const { experienceId, placementId } = await newExperience();
    const asked = question();
    const { body: vault } = await create('question-vault', asked, { experienceId });
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), {
      experienceId,
    });
    await publish(experienceId);
    await answer(placementId, poll.id, ['oak']);
    expect((await linksOf(poll.id)).frozenAt).toEqual(['Store · Door']);
    await callEndpoint(api, 'manager', endpoints.unpublishExperience, {
      params: { brandId: api.brandId, experienceId },
    });
    await write(vault.id, { text: { en: 'Which timber?' } });
    expect((await linksOf(poll.id)).frozenAt).toEqual([]);
    expect(await renew(vault.id, experienceId)).toEqual({ renewed: 1, refused: [] });
  });

  it('and a placement holds up only the copies of what it shows', async () => {
    const { experienceId, placementId } = await newExperience();
    const { experienceId: other } = await newExperience();
    const asked = question();
    const { body: vault } = await create('question-vault', asked, { experienceId });
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), {
      experienceId,
    });
    await publish(experienceId);
    await answer(placementId, poll.id, ['oak']);
    type Placement = Partial<typeof placements.$inferInsert>;
    const frozenWhere = async (shows: Placement) => {
      await api.db.update(placements).set(shows).where(eq(placements.id, placementId));
      return (await linksOf(poll.id)).frozenAt;
    };
    const [from, until] = ['2026-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
    expect(await frozenWhere({ experienceId: other })).toEqual([]);
    expect(await frozenWhere({ calendar: [{ experienceId, from, until }] })).toEqual(['Store · Door']);
    expect(await frozenWhere({ experienceId, calendar: [{ experienceId: other, from, until }] })).toEqual([
      'Store · Door',
    ]);
    // What is over holds up nothing; what is to come does.
    const over = { experienceId, from, until: '2026-02-01T00:00:00Z' };
    expect(await frozenWhere({ experienceId: other, calendar: [over] })).toEqual([]);
    const toCome = { experienceId, from: '2099-01-01T00:00:00Z', until };
    expect(await frozenWhere({ calendar: [over, toCome] })).toEqual(['Store · Door']);
    expect(await frozenWhere({ activeUntil: new Date('2026-02-01T00:00:00Z') })).toEqual([]);
    expect(await frozenWhere({ experienceId, calendar: [], activeUntil: null })).toEqual(['Store · Door']);
    const isDraft = { publishedRevision: null };
    await api.db.update(documents).set(isDraft).where(eq(documents.id, poll.id));
    expect(await frozenWhere({ pinnedVersion: 1 })).toEqual(['Store · Door']);
    // Pinned to a version of something else.
    const planned = { experienceId: other, calendar: [{ experienceId, from, until }] };
    expect(await frozenWhere(planned)).toEqual([]);
    expect(await frozenWhere({ experienceId, calendar: [] })).toEqual(['Store · Door']);
    await api.db
      .update(experiences)
      .set({ archivedAt: api.dependencies.now() })
      .where(eq(experiences.id, experienceId));
    expect((await linksOf(poll.id)).frozenAt).toEqual([]);
  });

  it('and a placement that is pinned to a version without the poll does not hold it up', async () => {
    const { experienceId, placementId } = await newExperience();
    await publish(experienceId);
    const asked = question();
    const { body: vault } = await create('question-vault', asked, { experienceId });
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), {
      experienceId,
    });
    await publish(experienceId);
    await answer(placementId, poll.id, ['oak']);
    const frozenPinnedTo = async (pinnedVersion: number) => {
      await api.db.update(placements).set({ pinnedVersion }).where(eq(placements.id, placementId));
      return (await linksOf(poll.id)).frozenAt;
    };
    expect(await frozenPinnedTo(2)).toEqual(['Store · Door']);
    expect(await frozenPinnedTo(1)).toEqual([]);
    await write(vault.id, { text: { en: 'Which timber?' } });
    expect(await renew(vault.id, experienceId)).toEqual({ renewed: 1, refused: [] });
  });

  it('while visitors answer, no copy changes; afterwards all answers count for the same options', async () => {
    const { experienceId, placementId } = await newExperience();
    const asked = question();
    const { body: vault } = await create('question-vault', asked, { experienceId });
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), {
      experienceId,
    });
    await publish(experienceId);
    await answer(placementId, poll.id, ['oak']);
    const before = await answer(placementId, poll.id, ['ash']);
    expect(before.tallies).toEqual({ wood: { oak: 1, ash: 1 } });

    await write(vault.id, {
      options: { oak: { label: { en: 'European oak', de: 'Stieleiche' }, order: 'a2' } },
    });
    const applied = { questions: { wood: await renewedQuestion(vault.id) } };
    const refused = await write(poll.id, applied);
    expect(refused).toMatchObject({
      status: 409,
      problem: { code: 'frozen', current: { frozenAt: ['Store · Door'] } },
    });
    expect((await linksOf(poll.id)).frozenAt).toEqual(['Store · Door']);
    expect(await renew(vault.id, experienceId)).toMatchObject({
      renewed: 0,
      refused: [{ documentId: poll.id }],
    });
    await act(poll.id, 'pause');
    expect((await write(poll.id, applied)).status).toBe(409);
    expect((await write(poll.id, { title: { en: 'Timber' } })).status).toBe(200);

    await act(poll.id, 'close');
    expect(await renew(vault.id, experienceId)).toEqual({ renewed: 1, refused: [] });
    await publish(experienceId);
    await act(poll.id, 'reset');
    const after = await answer(placementId, poll.id, ['oak']);
    expect(after.tallies).toEqual({ wood: { oak: 1 } });

    const { body: summary } = await callEndpoint(api, 'analyst', endpoints.getExperienceSummary, {
      params: { brandId: api.brandId, experienceId },
    });
    expect(summary.polls[poll.id]?.questions[0]?.options.map(({ id, label }) => [id, label.en])).toEqual([
      ['ash', 'Ash'],
      ['oak', 'European oak'],
    ]);
    const rounds = await api.db.select().from(runs).where(eq(runs.documentId, poll.id));
    expect(rounds.map(({ respondents, round }) => [round, respondents]).sort()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const parts = await api.db.select().from(manifestParts);
    expect(parts.filter(({ content }) => content.includes('correct'))).toEqual([]);
  });

  it('and while visitors answer, no older version becomes the draft again that has another copy', async () => {
    const { experienceId, placementId } = await newExperience();
    const asked = question();
    const { body: vault } = await create('question-vault', asked, { experienceId });
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), {
      experienceId,
    });
    await publish(experienceId);
    await write(vault.id, { text: { en: 'Which timber?' } });
    await renew(vault.id, experienceId);
    await publish(experienceId);
    await answer(placementId, poll.id, ['oak']);
    const turn = () =>
      callEndpoint(api, 'editor', endpoints.turnDraft, {
        params: { brandId: api.brandId, experienceId },
        body: { version: 1 },
      });
    expect(await turn()).toMatchObject({
      status: 409,
      problem: { code: 'frozen', current: { frozenAt: ['Store · Door'] } },
    });
    const textNow = async () => {
      const params = { brandId: api.brandId, documentId: poll.id };
      const { body } = await callEndpoint(api, 'editor', endpoints.getDocument, { params });
      return (body.data as PollingDocument).questions.wood?.text.en;
    };
    expect(await textNow()).toBe('Which timber?');
    await act(poll.id, 'close');
    expect((await turn()).status).toBe(200);
    expect(await textNow()).toBe('Which wood?');
  });

  it('and detaching is possible at any time: the words are the poll’s own from then on', async () => {
    const { experienceId, placementId } = await newExperience();
    const asked = question();
    const { body: vault } = await create('question-vault', asked, { experienceId });
    const { body: poll } = await create('polling', pollOf(asked, { id: vault.id, version: 1 }), {
      experienceId,
    });
    await publish(experienceId);
    await answer(placementId, poll.id, ['oak']);
    const detached = { questions: { wood: { reference: { source: 'inline', id: null, version: null } } } };
    expect((await write(poll.id, detached)).status).toBe(200);
    expect(await usesOf(vault.id)).toEqual({ uses: [], elsewhere: 0 });
    expect((await write(poll.id, { questions: { wood: { text: { en: 'Own words?' } } } })).status).toBe(200);
  });
});

async function renewedQuestion(vaultId: string) {
  const { body } = await callEndpoint(api, 'editor', endpoints.getDocument, {
    params: { brandId: api.brandId, documentId: vaultId },
  });
  const asked = body.data as VaultQuestion;
  return withVaultQuestion({ order: 'a0' }, asked, { id: vaultId, version: body.revision });
}

async function newExperience(): Promise<{ experienceId: string; placementId: string }> {
  const { brandId, storeId } = api;
  const { body: experience } = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params: { brandId },
    body: { name: 'Showroom', languages: ['en', 'de'] },
  });
  const { id: modelId } = await seedModel(api.db, brandId);
  await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: { brandId },
    body: { experienceId: experience.id, area: 'scenes', data: { ...completeScene(modelId) } },
  });
  const { body: placement } = await callEndpoint(api, 'manager', endpoints.createPlacement, {
    params: { brandId, storeId },
    body: { name: 'Door', experienceId: experience.id },
  });
  return { experienceId: experience.id, placementId: placement.id };
}

async function publish(experienceId: string): Promise<void> {
  const { status, text } = await callEndpoint(api, 'manager', endpoints.publishExperience, {
    params: { brandId: api.brandId, experienceId },
    body: {},
  });
  if (status !== 201) throw new Error(text);
}

/** A new visitor answers the poll's question. */
async function answer(placementId: string, documentId: string, wood: string[]): Promise<PublicRun> {
  const live = await api.app.inject({ url: `/v1/placements/${placementId}/runs` });
  const { manifest } = live.json<{ manifest: string }>();
  const session = await api.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  const response = await api.app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/responses`,
    headers: { cookie, 'idempotency-key': `key-${Math.random()}` },
    payload: { manifest, documentId, answers: { wood }, language: 'en' },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<{ run: PublicRun }>().run;
}

async function act(documentId: string, action: 'pause' | 'close' | 'reset'): Promise<void> {
  const rounds = await api.db.select().from(runs).where(eq(runs.documentId, documentId));
  const latest = rounds.sort((a, b) => b.round - a.round)[0];
  const { status, text } = await callEndpoint(api, 'editor', endpoints.actOnRun, {
    params: { brandId: api.brandId, runId: latest?.id ?? '' },
    body: { action },
  });
  if (status !== 200) throw new Error(text);
}
