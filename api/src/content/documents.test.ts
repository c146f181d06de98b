import { endpoints, type LanguageMap, limits, textIn } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { brandFiles, documentRevisions, documents, experiences, files, people } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const create = (body: Parameters<typeof createAs>[1]) => createAs('editor', body);
const createAs = (
  role: 'editor' | 'outsider',
  body: { area: 'scenes' | 'polling' | 'theme'; experienceId?: string; data?: object; order?: string },
  headers = {},
) =>
  callEndpoint(api, role, endpoints.createDocument, {
    params: { brandId: api.brandId },
    body: body as never,
    headers,
  });
const newPoll = async () => (await create({ area: 'polling', experienceId: api.experienceId })).body;
const patch = (documentId: string, body: object, headers: Record<string, string>) =>
  callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId: api.brandId, documentId },
    body,
    headers,
  });
const read = (documentId: string) =>
  callEndpoint(api, 'editor', endpoints.getDocument, { params: { brandId: api.brandId, documentId } });
const list = async (query: object) =>
  (
    await callEndpoint(api, 'analyst', endpoints.listDocuments, {
      params: { brandId: api.brandId },
      query: query as never,
    })
  ).body;
const draftRevision = async () => {
  const [row] = await api.db.select().from(experiences).where(eq(experiences.id, api.experienceId));
  return row?.draftRevision;
};

describe('the outline of an experience', () => {
  it('names all of its documents and nothing else of them, without archived ones', async () => {
    const poll = await newPoll();
    await patch(poll.id, { data: { title: { de: 'Holz' } } }, { 'if-match': '"1"' });
    const gone = await newPoll();
    await callEndpoint(api, 'editor', endpoints.archiveDocument, {
      params: { brandId: api.brandId, documentId: gone.id },
    });
    const params = { brandId: api.brandId, experienceId: api.experienceId };
    const { body } = await callEndpoint(api, 'analyst', endpoints.getDocumentOutline, { params });
    expect(body.items).toContainEqual({
      id: poll.id,
      area: 'polling',
      revision: 2,
      title: { de: 'Holz' },
      baseLanguage: 'en',
    });
    expect(body.items.map(({ id }) => id)).not.toContain(gone.id);
    const foreign = { ...params, brandId: api.foreign.brandId };
    expect(
      (await callEndpoint(api, 'outsider', endpoints.getDocumentOutline, { params: foreign })).status,
    ).toBe(404);
  });
});

describe('the list of an area', () => {
  it('is in its own order, by name, or what was changed last first; a cursor goes on in it', async () => {
    const made = await callEndpoint(api, 'manager', endpoints.createExperience, {
      params: { brandId: api.brandId },
      body: { name: 'Sorted', languages: ['en', 'de'] },
    });
    const own = { experienceId: made.body.id, area: 'scenes' };
    for (const title of [{ en: 'oak' }, { en: 'Ash' }, { de: 'Eiche' }])
      await create({ ...own, area: 'scenes', data: { ...completeScene(), title } });
    const [oak] = (await list(own)).items;
    await patch(oak?.id ?? '', { data: { alt: { en: 'Two oaks' } } }, { 'if-match': '"1"' });
    const titles = async (query: object) =>
      (await list({ ...own, ...query })).items.map(({ data }) => Object.values(data.title ?? {})[0]);
    expect(await titles({})).toEqual(['oak', 'Ash', 'Eiche']);
    expect(await titles({ sort: 'name' })).toEqual(['Ash', 'Eiche', 'oak']);
    expect(await titles({ sort: '-name' })).toEqual(['oak', 'Eiche', 'Ash']);
    expect((await titles({ sort: '-changed' }))[0]).toBe('oak');
    const { nextCursor } = await list({ ...own, sort: 'name', limit: 2 });
    expect(await titles({ sort: 'name', limit: 2, cursor: nextCursor })).toEqual(['oak']);
  });

  it('by name goes by the names that are shown: in the reader’s language, else the base’s, else in any', async () => {
    const made = await callEndpoint(api, 'manager', endpoints.createExperience, {
      params: { brandId: api.brandId },
      body: { name: 'Shown', languages: ['en', 'de', 'fr'] },
    });
    const own = { experienceId: made.body.id, area: 'scenes' };
    const shown = [
      { en: 'Chair', de: 'Stuhl' },
      { en: 'Wardrobe', de: 'Schrank' },
      { en: 'Table', de: '' },
      { fr: 'Bureau' },
      {},
    ];
    for (const title of shown) await create({ ...own, area: 'scenes', data: { ...completeScene(), title } });
    const named = async (language: string, more = {}) => {
      const { items, nextCursor } = await list({ ...own, sort: 'name', language, ...more });
      return {
        names: items.map(({ data }) => textIn(data.title as LanguageMap, language, 'en')),
        nextCursor,
      };
    };
    expect((await named('en')).names).toEqual(['', 'Bureau', 'Chair', 'Table', 'Wardrobe']);
    const inGerman = ['', 'Bureau', 'Schrank', 'Stuhl', 'Table'];
    expect((await named('de')).names).toEqual(inGerman);
    const { names, nextCursor } = await named('de', { limit: 3 });
    const { names: rest } = await named('de', { limit: 3, cursor: nextCursor });
    expect([...names, ...rest]).toEqual(inGerman);
    const elsewhere = await callEndpoint(api, 'editor', endpoints.listDocuments, {
      params: { brandId: api.brandId },
      query: { ...own, area: 'scenes', sort: 'name', language: 'fr', cursor: nextCursor ?? '' },
    });
    expect(elsewhere.status).toBe(400);
  });
});

describe('a new document', () => {
  it('is the area’s empty one, a draft, at revision 1, written by a person', async () => {
    const answer = await create({ area: 'polling', experienceId: api.experienceId });
    expect(answer.status).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.body).toMatchObject({
      owner: { kind: 'experience', experienceId: api.experienceId },
      baseLanguage: 'en',
      revision: 1,
      status: 'draft',
      updatedBy: 'editor',
      data: { title: {}, questions: {} },
    });
  });

  it('stands after the last of its area, and the list is in that order', async () => {
    const first = await newPoll();
    const second = await newPoll();
    expect(second.order > first.order).toBe(true);
    const { items } = await list({ experienceId: api.experienceId, area: 'polling' });
    expect(items.map(({ order }) => order)).toEqual(items.map(({ order }) => order).toSorted());
  });

  it('is created once for one Idempotency-Key, and the repeated answer has its ETag too', async () => {
    const once = () =>
      createAs(
        'editor',
        { area: 'polling', experienceId: api.experienceId },
        { 'idempotency-key': 'new-poll' },
      );
    const [first, second] = [await once(), await once()];
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers.etag).toBe('"1"');
  });

  it('belongs to the brand when no experience is named', async () => {
    const { body } = await create({ area: 'polling' });
    expect(body.owner).toEqual({ kind: 'brand' });
    expect((await list({})).items.map(({ id }) => id)).toContain(body.id);
    expect((await list({ experienceId: api.experienceId })).items.map(({ id }) => id)).not.toContain(body.id);
  });

  it.each([
    ['an unknown field', { wrong: 1 }, '/data/wrong'],
    ['a wrong type', { title: 'Text' }, '/data/title'],
    ['a text that is too long', { title: { en: 'x'.repeat(256) } }, '/data/title/en'],
    ['half a surrogate pair', { title: { en: '\ud83d' } }, '/data/title/en'],
  ])('with %s is refused, with a pointer', async (_what, data, pointer) => {
    const empty = (await newPoll()).data;
    const { problem, status } = await create({
      area: 'polling',
      experienceId: api.experienceId,
      data: { ...empty, ...data },
    });
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it('is refused with an order key that none could follow', async () => {
    const { problem, status } = await create({ area: 'polling', experienceId: api.experienceId, order: 'A' });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/order']);
  });

  it('of a single-document area is the only one', async () => {
    const theme = { area: 'theme', experienceId: api.experienceId } as const;
    const first = await create(theme);
    const second = await create(theme);
    expect([first.status, second.status, second.problem.code]).toEqual([201, 409, 'single-document']);
  });

  it('is refused in an experience of another brand', async () => {
    const answer = await create({ area: 'polling', experienceId: api.foreign.experienceId });
    expect(answer.status).toBe(404);
  });

  it('is refused beyond the limit of its area', async () => {
    const rows = Array.from({ length: limits.documentsPerArea }, (_, index) => ({
      id: `scene${index}`,
      brandId: api.brandId,
      area: 'scenes' as const,
      order: 'a0',
      baseLanguage: 'en',
      data: {},
    }));
    await api.db.insert(documents).values(rows);
    const answer = await create({ area: 'scenes' });
    expect([answer.status, answer.problem.code]).toEqual([409, 'too-many']);
    // Only those: scenes of other tests have a history.
    await api.db.delete(documents).where(
      inArray(
        documents.id,
        rows.map(({ id }) => id),
      ),
    );
  });
});

describe('a write', () => {
  it('merges into the document, and counts revision and draft up', async () => {
    const poll = await newPoll();
    const before = await draftRevision();
    const answer = await patch(poll.id, { data: { title: { en: 'Wood' } } }, { 'if-match': '"1"' });
    expect(answer.body).toMatchObject({
      revision: 2,
      data: { title: { en: 'Wood' }, results: 'after-answer' },
    });
    expect(answer.headers.etag).toBe('"2"');
    expect(await draftRevision()).toBe((before ?? 0) + 1);
  });

  it('that changes nothing makes no revision', async () => {
    const poll = await newPoll();
    const answer = await patch(poll.id, { data: { title: {} } }, { 'if-match': '"1"' });
    expect([answer.status, answer.body.revision]).toEqual([200, 1]);
  });

  it.each([[{}], [{ 'if-match': '*' }]])(
    'without naming what it changes is refused (%j)',
    async (headers) => {
      const poll = await newPoll();
      expect((await patch(poll.id, { data: {} }, headers as Record<string, string>)).status).toBe(428);
    },
  );

  it('on a stale revision is refused with the current document', async () => {
    const poll = await newPoll();
    await patch(poll.id, { data: { title: { en: 'Theirs' } } }, { 'if-match': '"1"' });
    const { headers, problem, status } = await patch(
      poll.id,
      { data: { title: { en: 'Mine' } } },
      { 'if-match': '"1"' },
    );
    expect([status, problem.code, headers.etag]).toEqual([412, 'stale', '"2"']);
    expect(problem.current).toMatchObject({ id: poll.id, revision: 2, data: { title: { en: 'Theirs' } } });
  });

  it('is accepted once of many at the same moment', async () => {
    const poll = await newPoll();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        patch(poll.id, { data: { title: { en: `Writer ${index}` } } }, { 'if-match': '"1"' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
    expect((await read(poll.id)).body.revision).toBe(2);
  });

  it('repeated after a lost answer gives that answer, whatever was written since', async () => {
    const poll = await newPoll();
    const write = () =>
      patch(poll.id, { data: { title: { en: 'First' } } }, { 'if-match': '"1"', 'idempotency-key': poll.id });
    const first = await write();
    await patch(poll.id, { data: { title: { en: 'Second' } } }, { 'if-match': '"2"' });
    const again = await write();
    expect([again.status, again.headers.etag, again.body]).toEqual([200, '"2"', first.body]);
    expect((await read(poll.id)).body).toMatchObject({ revision: 3, data: { title: { en: 'Second' } } });
  });

  it('sent twice at the same moment with one key is made once', async () => {
    const poll = await newPoll();
    const write = () =>
      patch(
        poll.id,
        { data: { title: { en: 'Twice' } } },
        { 'if-match': '"1"', 'idempotency-key': `${poll.id}-2` },
      );
    const answers = await Promise.all([write(), write(), write()]);
    expect(answers.map(({ body, status }) => [status, body.revision])).toEqual(Array(3).fill([200, 2]));
  });

  it('with the key of another write is refused', async () => {
    const poll = await newPoll();
    const headers = { 'if-match': '"1"', 'idempotency-key': `${poll.id}-3` };
    await patch(poll.id, { data: { title: { en: 'One' } } }, headers);
    expect((await patch(poll.id, { data: { title: { en: 'Other' } } }, headers)).status).toBe(422);
  });

  it.each([
    ['__proto__', '{"data":{"title":{"__proto__":{"polluted":"yes"}}}}'],
    ['constructor', '{"data":{"questions":{"constructor":{"prototype":{"polluted":"yes"}}}}}'],
    ['hasOwnProperty', '{"data":{"hasOwnProperty":"x","title":null}}'],
  ])('with %s as a key is refused and harms nothing', async (_key, payload) => {
    const poll = await newPoll();
    const answer = await api.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${api.brandId}/documents/${poll.id}`,
      headers: { ...api.as('editor'), 'if-match': '"1"', 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((await read(poll.id)).body).toMatchObject({ revision: 1, data: poll.data });
  });

  it('cannot place a model of another brand, but the tenant’s and its own', async () => {
    const [own, tenants, foreign] = await Promise.all([
      seedModel(api.db, api.brandId),
      seedModel(api.db, null),
      seedModel(api.db, api.foreign.brandId),
    ]);
    const scene = (await create({ area: 'scenes', experienceId: api.experienceId })).body;
    const refused = await patch(
      scene.id,
      { data: { objects: completeScene(own.id, foreign.id).objects } },
      { 'if-match': '"1"' },
    );
    expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([
      400,
      '/data/objects/object-2/libraryObjectId',
    ]);
    const accepted = await patch(
      scene.id,
      { data: { objects: completeScene(own.id, tenants.id).objects } },
      { 'if-match': '"1"' },
    );
    expect(accepted.status).toBe(200);
  });

  it('sets a picture that was uploaded, no other, and takes it away with null', async () => {
    const sha256 = 'c'.repeat(64);
    const model = 'b'.repeat(64);
    const foreign = 'a'.repeat(64);
    const picture = { type: 'image/webp', extension: 'webp', bytes: 10 };
    await api.db.insert(files).values([
      { sha256, ...picture },
      { sha256: foreign, ...picture },
      { sha256: model, type: 'model/gltf-binary', extension: 'glb', bytes: 10 },
    ]);
    const named = { kind: 'image', name: 'Poster' } as const;
    await api.db.insert(brandFiles).values([
      { brandId: api.brandId, sha256, ...named },
      { brandId: api.brandId, sha256: model, ...named },
      { brandId: api.foreign.brandId, sha256: foreign, ...named },
    ]);
    const { items } = await list({ experienceId: api.experienceId, area: 'theme' });
    const [theme] = items;
    const set = (poster: string | null, revision: number) =>
      patch(theme?.id ?? '', { data: { poster } }, { 'if-match': `"${revision}"` });
    const revision = theme?.revision ?? 0;
    for (const none of ['d'.repeat(64), model, foreign])
      expect((await set(none, revision)).problem.errors?.[0]?.pointer).toBe('/data/poster');
    expect((await set(sha256, revision)).body.data.poster).toBe(sha256);
    expect((await set(null, revision + 1)).body.data.poster).toBeNull();
  });

  it('is refused in an archived experience', async () => {
    const poll = await newPoll();
    const archivedAt = new Date();
    await api.db.update(experiences).set({ archivedAt }).where(eq(experiences.id, api.experienceId));
    const answer = await patch(poll.id, { data: { title: { en: 'x' } } }, { 'if-match': '"1"' });
    await api.db.update(experiences).set({ archivedAt: null }).where(eq(experiences.id, api.experienceId));
    expect([answer.status, answer.problem.code]).toEqual([409, 'archived']);
  });
});

describe('revisions', () => {
  const history = async (documentId: string, query: { limit?: number; cursor?: string } = {}) => {
    const params = { brandId: api.brandId, documentId };
    return (await callEndpoint(api, 'editor', endpoints.listRevisions, { params, query })).body;
  };
  const rewritten = (documentId: string, revision: number, changes: { by?: string; at?: Date }) =>
    api.db
      .update(documentRevisions)
      .set(changes)
      .where(and(eq(documentRevisions.documentId, documentId), eq(documentRevisions.revision, revision)));
  const pollWithRevisions = async (last: number) => {
    const poll = await newPoll();
    for (let revision = 1; revision < last; revision++)
      await patch(poll.id, { data: { title: { en: `Text ${revision}` } } }, { 'if-match': `"${revision}"` });
    return poll;
  };

  it('are one entry an editing session, newest first: another person or a pause of five minutes begins the next', async () => {
    const poll = await pollWithRevisions(7);
    const [manager] = await api.db.select().from(people).where(eq(people.displayName, 'manager'));
    const start = Date.parse('2026-11-01T10:00:00Z');
    const minutes = [0, 4, 9, 15, 16, 17, 18];
    for (const [index, minute] of minutes.entries())
      await rewritten(poll.id, index + 1, {
        at: new Date(start + minute * 60_000),
        ...(index === 5 && manager && { by: manager.id }),
      });
    const { items, total } = await history(poll.id);
    expect(items.map(({ by, firstRevision, revision }) => [firstRevision, revision, by])).toEqual([
      [7, 7, 'editor'],
      [6, 6, 'manager'],
      [4, 5, 'editor'],
      [1, 3, 'editor'],
    ]);
    expect(total).toBe(4);
    const first = await history(poll.id, { limit: 3 });
    const rest = await history(poll.id, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items]).toEqual(items);
  });

  it('can be read as each of them left the document', async () => {
    const poll = await pollWithRevisions(22);
    const at = (revision: number) =>
      callEndpoint(api, 'analyst', endpoints.getRevision, {
        params: { brandId: api.brandId, documentId: poll.id, revision },
      });
    expect((await at(1)).body.data).toEqual(poll.data);
    expect((await at(19)).body).toMatchObject({
      revision: 19,
      by: 'editor',
      data: { title: { en: 'Text 18' } },
    });
    expect((await at(22)).body.data).toMatchObject({ title: { en: 'Text 21' } });
    expect((await at(23)).status).toBe(404);
  });

  it('keep a snapshot now and then', async () => {
    const poll = await pollWithRevisions(22);
    const rows = await api.db
      .select()
      .from(documentRevisions)
      .where(eq(documentRevisions.documentId, poll.id));
    expect(rows.filter(({ snapshot }) => snapshot).map(({ revision }) => revision)).toEqual([1, 20]);
  });
});

describe('archiving', () => {
  const act = (endpoint: typeof endpoints.archiveDocument | typeof endpoints.restoreDocument, id: string) =>
    callEndpoint(api, 'editor', endpoint, { params: { brandId: api.brandId, documentId: id } });

  it('takes a document out of the list and restoring brings it back; both are revisions', async () => {
    const poll = await newPoll();
    const archived = await act(endpoints.archiveDocument, poll.id);
    expect(archived.body).toMatchObject({ revision: 2, archivedAt: expect.any(String) });
    const ids = async (archived: 'true' | 'false') =>
      (await list({ experienceId: api.experienceId, archived })).items.map(({ id }) => id);
    expect([await ids('false'), await ids('true')]).toEqual([
      expect.not.arrayContaining([poll.id]),
      expect.arrayContaining([poll.id]),
    ]);
    expect((await patch(poll.id, { data: { title: {} } }, { 'if-match': '"2"' })).status).toBe(409);
    expect((await act(endpoints.restoreDocument, poll.id)).body).toMatchObject({
      revision: 3,
      archivedAt: null,
    });
  });

  it('twice is the same as once', async () => {
    const poll = await newPoll();
    await act(endpoints.archiveDocument, poll.id);
    expect((await act(endpoints.archiveDocument, poll.id)).body.revision).toBe(2);
  });

  it('cannot be undone where another document took the single place', async () => {
    const { items } = await list({ experienceId: api.experienceId, area: 'theme' });
    const id = items[0]?.id ?? '';
    await act(endpoints.archiveDocument, id);
    await create({ area: 'theme', experienceId: api.experienceId });
    expect((await act(endpoints.restoreDocument, id)).status).toBe(409);
  });
});

describe('documents of another brand', () => {
  it('do not exist for reading, writing and archiving', async () => {
    const poll = await newPoll();
    const params = { brandId: api.foreign.brandId, documentId: poll.id };
    const statuses = await Promise.all([
      callEndpoint(api, 'outsider', endpoints.getDocument, { params }),
      callEndpoint(api, 'outsider', endpoints.patchDocument, {
        params,
        body: {},
        headers: { 'if-match': '"1"' },
      }),
      callEndpoint(api, 'outsider', endpoints.archiveDocument, { params }),
      callEndpoint(api, 'outsider', endpoints.listRevisions, { params }),
      callEndpoint(api, 'outsider', endpoints.listDocuments, {
        params: { brandId: api.foreign.brandId },
        query: { experienceId: api.experienceId },
      }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
