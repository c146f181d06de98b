import {
  endpoints,
  type PublishedPoll,
  type ResolvedPlacement,
  standardTheme,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import {
  brands,
  documents,
  experiences,
  libraryObjects,
  placements,
  stores,
  testAccesses,
} from '../db/schema';
import { newTestAccessId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { recordedStatements } from '../testing/recorded-statements';
import { completePoll, completeScene, seedModel } from '../testing/seed-content';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
let pollId: string;
beforeAll(async () => {
  api = await createTestApp();
  const { brandId, experienceId } = api;
  const create = async (area: 'scenes' | 'polling', data: object) =>
    (
      await callEndpoint(api, 'editor', endpoints.createDocument, {
        params: { brandId },
        body: { experienceId, area, data: { ...data } },
      })
    ).body.id;
  await create('scenes', completeScene((await seedModel(api.db, brandId)).id));
  pollId = await create('polling', completePoll());
  await callEndpoint(api, 'manager', endpoints.publishExperience, {
    params: { brandId, experienceId },
    body: {},
  });
  await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId, documentId: pollId },
    body: { data: { title: { en: 'Draft title' }, questions: { wood: { text: { en: '' } } } } },
    headers: { 'if-match': '"1"' },
  });
});
afterAll(() => api.close());

async function newAccess(fields: Partial<typeof testAccesses.$inferInsert> = {}): Promise<string> {
  const id = newTestAccessId();
  await api.db.insert(testAccesses).values({ id, placementId: api.placementId, label: 'Preview', ...fields });
  return id;
}
const open = (testAccessId: string, placementId = api.placementId) =>
  callEndpoint(api, 'anonymous', endpoints.getTestManifest, { params: { placementId, testAccessId } });
const accessOf = async (id: string) =>
  (await api.db.select().from(testAccesses).where(eq(testAccesses.id, id)))[0];
const pollIn = ({ parts }: { parts: Record<string, unknown> }) =>
  (Object.values(parts) as PublishedPoll[]).find(({ area }) => area === 'polling');

describe('test access', () => {
  it('shows the draft of this moment, although its certificate has errors', async () => {
    const { body, headers, status } = await open(await newAccess());
    expect(status).toBe(200);
    expect(body).toMatchObject({ label: 'Preview', root: { version: 0 } });
    expect(pollIn(body)?.title.en).toBe('Draft title');
    expect(Object.keys(body.parts).sort()).toEqual(body.root.parts.map(({ hash }) => hash).sort());
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('compiles the draft once for all who ask while it stays as it is, and again after any change', async () => {
    const { brandId, experienceId, db } = api;
    const access = await newAccess();
    /** How often all of its documents were read. */
    async function compiledFor(callers: number) {
      const { result, statements } = await recordedStatements(() =>
        Promise.all(Array.from({ length: callers }, () => open(access))),
      );
      expect(result.map(({ status }) => status)).toEqual(Array(callers).fill(200));
      const reads = statements.filter(({ text }) => text.includes('"data"') && text.includes('"documents"'));
      return { reads: reads.length, root: result[0]?.body.root };
    }
    const rename = (name: string) =>
      db.update(experiences).set({ name }).where(eq(experiences.id, experienceId));
    await rename('First name');
    expect((await compiledFor(8)).reads).toBe(1);
    expect((await compiledFor(3)).reads).toBe(0);
    await rename('Renamed');
    expect(await compiledFor(2)).toMatchObject({ reads: 1, root: { theme: { title: { en: 'Renamed' } } } });
    const { title: _, tagline: __, poster: ___, followsBrand: ____, ...look } = standardTheme();
    await db.update(brands).set({ defaultTheme: look }).where(eq(brands.id, brandId));
    expect((await compiledFor(2)).reads).toBe(1);
    await db.update(libraryObjects).set({ name: 'Chair' }).where(eq(libraryObjects.brandId, brandId));
    expect((await compiledFor(2)).reads).toBe(1);
    await db.update(documents).set({ order: 'a5' }).where(eq(documents.id, pollId));
    expect((await compiledFor(2)).reads).toBe(1);
    expect((await compiledFor(2)).reads).toBe(0);
    await db.update(brands).set({ defaultTheme: null }).where(eq(brands.id, brandId));
  });

  it('shows the version that it is pinned to', async () => {
    const { body } = await open(await newAccess({ pinnedVersion: 1, experienceId: api.experienceId }));
    expect(body.root.version).toBe(1);
    expect(pollIn(body)?.title.en).toBe('Wood');
  });

  it('tells the clocks of the store, by which films come and go, of the draft and of a version', async () => {
    await api.db.update(stores).set({ timeZone: 'America/New_York' }).where(eq(stores.brandId, api.brandId));
    expect((await open(await newAccess())).body.timeZone).toBe('America/New_York');
    const pinned = await newAccess({ pinnedVersion: 1, experienceId: api.experienceId });
    expect((await open(pinned)).body.timeZone).toBe('America/New_York');
  });

  it('pinned to a version has nothing to show once the placement shows another experience', async () => {
    const { body: access } = await callEndpoint(api, 'manager', endpoints.createTestAccess, {
      params: { brandId: api.brandId, placementId: api.placementId },
      body: { label: 'Pinned', pinnedVersion: 1 },
    });
    expect((await open(access.id)).body.root.experienceId).toBe(api.experienceId);
    const assign = (experienceId: string) =>
      api.db.update(placements).set({ experienceId }).where(eq(placements.id, api.placementId));
    const other = await seedPoll(api.db, { experienceId: api.foreign.experienceId });
    expect(other.manifest).toEqual(expect.any(String));
    await assign(api.foreign.experienceId);
    expect((await open(access.id)).problem).toMatchObject({ status: 404, code: 'nothing-to-test' });
    await assign(api.experienceId);
  });

  it('works whatever the placement’s schedule says', async () => {
    const own = eq(placements.id, api.placementId);
    await api.db
      .update(placements)
      .set({ paused: true, activeUntil: new Date(0) })
      .where(own);
    expect((await open(await newAccess())).status).toBe(200);
    await api.db.update(placements).set({ paused: false, activeUntil: null }).where(own);
  });

  it.each<[string, number, string, Partial<typeof testAccesses.$inferInsert>]>([
    ['has expired', 410, 'expired', { expiresAt: new Date(0) }],
    ['was revoked', 410, 'revoked', { revokedAt: new Date(0) }],
  ])('that %s is gone (%i, %s), and stays unused', async (_what, status, code, fields) => {
    const id = await newAccess(fields);
    const answer = await open(id);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect((await accessOf(id))?.lastUsedAt).toBeNull();
  });

  it.each<[string, Partial<typeof testAccesses.$inferInsert>, Partial<typeof placements.$inferInsert>]>([
    ['has expired', { expiresAt: new Date(0) }, { paused: false }],
    ['was revoked', { revokedAt: new Date(0) }, { paused: true }],
    ['has nothing to show', {}, { experienceId: null }],
  ])(
    'that %s says of its placement what everybody is told, with the look of a page about it',
    async (_what, fields, placed) => {
      const own = eq(placements.id, api.placementId);
      const { placementId } = api;
      await api.db.update(placements).set(placed).where(own);
      const { problem } = await open(await newAccess(fields));
      const { body } = await callEndpoint(api, 'anonymous', endpoints.resolvePlacement, {
        params: { placementId },
      });
      const { look, logo, ...told } = problem.current as ResolvedPlacement;
      expect(body).toMatchObject(told);
      expect(look?.colours).toEqual(standardTheme().colours);
      expect(logo).toBeNull();
      expect(JSON.stringify(problem)).not.toMatch(/Draft title|Renamed/);
      await api.db.update(placements).set({ paused: false, experienceId: api.experienceId }).where(own);
    },
  );

  it('that has ended says nothing of a placement that is archived', async () => {
    const own = eq(placements.id, api.placementId);
    const id = await newAccess({ revokedAt: new Date(0) });
    await api.db.update(placements).set({ archivedAt: new Date() }).where(own);
    const { problem, status } = await open(id);
    expect([status, problem.current]).toEqual([410, undefined]);
    await api.db.update(placements).set({ archivedAt: null }).where(own);
  });

  it('that is unknown, or belongs to another placement, is not found', async () => {
    const answers = [
      await open(newTestAccessId()),
      await open(api.foreign.testAccessId),
      await open(await newAccess({ revokedAt: new Date(0) }), api.foreign.placementId),
    ].map(({ problem, status }) => [status, problem.code, problem.current]);
    expect(answers).toEqual(Array(3).fill([404, 'not-found', undefined]));
  });

  it('has nothing to show where nothing is assigned, or what is assigned is archived', async () => {
    const id = await newAccess();
    await api.db
      .update(experiences)
      .set({ archivedAt: new Date() })
      .where(eq(experiences.id, api.experienceId));
    expect((await open(id)).problem).toMatchObject({ status: 404, code: 'nothing-to-test' });
    await api.db.update(experiences).set({ archivedAt: null }).where(eq(experiences.id, api.experienceId));
  });

  it('notes its last use at most once a minute', async () => {
    const id = await newAccess();
    const usedAt = async (clock: string) => {
      api.setNow(new Date(clock));
      await open(id);
      return (await accessOf(id))?.lastUsedAt?.toISOString();
    };
    expect(await usedAt('2030-01-01T10:00:00.000Z')).toBe('2030-01-01T10:00:00.000Z');
    expect(await usedAt('2030-01-01T10:00:59.000Z')).toBe('2030-01-01T10:00:00.000Z');
    expect(await usedAt('2030-01-01T10:01:01.000Z')).toBe('2030-01-01T10:01:01.000Z');
    api.setNow(null);
  });
});
