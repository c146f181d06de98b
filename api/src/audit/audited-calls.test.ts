import { type Endpoint, emptyVideoWall, type OperationName, operations } from '@vitrine/shared/contract';
import { desc, eq } from 'drizzle-orm';
import {
  auditEntries,
  brands,
  comments,
  documents,
  experiences,
  people,
  reviewSteps,
  wallScreens,
} from '../db/schema';
import { newId } from '../ids';
import { fillPath, type SampleParams, sampleBodies, seedSamples } from '../testing/endpoint-samples';
import { validGlb } from '../testing/sample-glb';
import { completePoll, completeScene } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';
import { upload } from '../testing/upload';
import { auditedCalls } from './audited-calls';

let test: TestApp;
let params: SampleParams;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  params = await seedSamples(test.db, await seedBrand(test.db, 'Before'));
});
afterAll(() => test?.close());

const calls = [...auditedCalls] as [OperationName, { thing: unknown } | { unaudited: string }][];
const audited = calls.flatMap(([name, audited]) => ('thing' in audited ? [name] : []));
const unaudited = calls.flatMap(([name, audited]) => ('unaudited' in audited ? [{ name, ...audited }] : []));

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const csv = Buffer.from('handle\nchair\n');

async function call(name: OperationName, body = sampleBodies[name]?.(params)) {
  const endpoint: Endpoint = operations[name];
  return test.app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    headers: { ...test.as('owner'), 'if-match': '"1"' },
    ...(body && { payload: body }),
  });
}

const uploaded = (kind: Parameters<typeof upload>[2], bytes: Uint8Array) =>
  upload(test, test.as('owner'), kind, bytes, params.brandId);
const withUpload = (kind: Parameters<typeof upload>[2], bytes: Uint8Array, more: object = {}) => ({
  body: async () => ({ uploadId: await uploaded(kind, bytes), ...more }),
});
const archive = (name: OperationName) => ({ first: () => call(name) });

/** What a call needs that its sample cannot say: what has to be done first, or another body. */
const needs: {
  [name in OperationName]?: { first?: () => Promise<unknown>; body?: () => Promise<Record<string, unknown>> };
} = {
  restoreBrand: archive('archiveBrand'),
  restoreBrands: archive('archiveBrand'),
  restoreStore: archive('archiveStore'),
  restoreStores: archive('archiveStore'),
  restoreExperience: archive('archiveExperience'),
  restoreExperiences: archive('archiveExperience'),
  restorePlacement: archive('archivePlacement'),
  restorePlacements: archive('archivePlacement'),
  restoreDocument: archive('archiveDocument'),
  restoreTenantDocument: archive('archiveTenantDocument'),
  updateTenantUser: { body: async () => ({ role: 'admin' }) },
  updateTenant: { body: async () => ({ name: `Tenant of ${params.brandId}` }) },
  changeTenantUsers: { body: async () => ({ change: 'disable', personIds: [params.personId] }) },
  updateBrandUser: { first: letIn, body: async () => ({ role: 'editor' }) },
  removeBrandUser: { first: letIn },
  changeBrandUsers: {
    first: letIn,
    body: async () => ({ change: 'disable', personIds: [params.personId] }),
  },
  updateStore: { body: async () => ({ name: 'After' }) },
  updateExperience: { body: async () => ({ name: 'After' }) },
  updatePlacement: { body: async () => ({ name: 'After' }) },
  updateTestAccess: { body: async () => ({ label: 'After' }) },
  reopenCommentThread: { first: () => call('resolveCommentThread') },
  updateComment: { first: ownComment },
  deleteComment: { first: ownComment },
  createWebhook: {
    body: async () => ({ name: 'Warehouse', address: 'http://127.0.0.1:9/s3cret?key=s3cret' }),
  },
  updateWebhook: { body: async () => ({ name: 'After' }) },
  updateLibraryObject: { body: async () => ({ name: 'After' }) },
  assignPlacements: {
    body: async () => ({ experienceId: null, storeIds: [params.storeId] }),
  },
  publishExperience: { first: completeDraft },
  askForReview: { first: wantReviews },
  decideReview: {
    first: async () => {
      await wantReviews();
      const { experienceId, personId: by } = params;
      const asked = { step: 'asked', contentHash: '', at: new Date() } as const;
      await test.db.insert(reviewSteps).values({ ...asked, experienceId, by });
    },
    body: async () => ({
      decision: 'approve',
      contentHash: (await call('getReview', undefined)).json().contentHash,
    }),
  },
  unpublishExperience: { first: () => call('restoreVersion') },
  cancelPlannedPublish: {
    first: async () => {
      await completeDraft();
      await call('publishExperience', { at: new Date(Date.now() + 3_600_000).toISOString() });
    },
  },
  restoreLibraryObject: archive('archiveLibraryObject'),
  replaceLibraryObject: { body: async () => ({ uploadId: await uploaded('glb', await validGlb()) }) },
  updateBrandFile: { body: async () => ({ name: 'After' }) },
  restoreBrandFile: archive('archiveBrandFile'),
  replaceBrandFile: {
    body: async () => {
      const sent = await call('createImage', { uploadId: await uploaded('image', onePixel) });
      return { by: sent.json().sha256 };
    },
  },
  createImage: withUpload('image', onePixel),
  createVideo: withUpload('video', onePixel),
  createImport: {
    body: async () => ({
      ...sampleBodies.createImport?.(params),
      uploadId: await uploaded('import', csv),
    }),
  },
  createTenantImport: {
    body: async () => ({
      ...sampleBodies.createTenantImport?.(params),
      uploadId: await upload(test, test.as('owner'), 'import', csv),
    }),
  },
  createExperienceImport: withUpload('experience', csv, { fileName: 'showroom.vitrine.zip' }),
  createWallScreen: {
    first: async () => {
      await makeWall();
      const waits = { documentId: null, code: 'ABC234', codeUntil: new Date(Date.now() + 60_000) };
      await test.db.update(wallScreens).set(waits).where(eq(wallScreens.id, params.wallScreenId));
    },
  },
  updateWallScreen: { first: makeWall },
  createLibraryObject: {
    body: async () => ({ uploadId: await uploaded('glb', await validGlb()), name: 'Chair' }),
  },
};

async function makeWall() {
  await test.db
    .update(documents)
    .set({ area: 'video-wall', data: { ...emptyVideoWall() } })
    .where(eq(documents.id, params.documentId));
}

async function letIn() {
  const [person] = await test.db.select().from(people).where(eq(people.id, params.personId));
  await call('inviteBrandUser', { email: person?.email, role: 'analyst' });
}

async function wantReviews() {
  await test.db.update(brands).set({ reviewBeforePublish: true }).where(eq(brands.id, params.brandId));
}

/** A comment is changed by who wrote it. */
async function ownComment() {
  const [owner] = await test.db.select().from(people).where(eq(people.uid, 'uid-owner'));
  await test.db
    .update(comments)
    .set({ createdBy: owner?.id ?? '' })
    .where(eq(comments.id, params.commentId));
}

/** Without a scene, or with an empty poll, nothing is published. */
async function completeDraft() {
  const data = { ...completePoll() };
  await test.db.update(documents).set({ data }).where(eq(documents.id, params.documentId));
  const { brandId, experienceId, libraryObjectId } = params;
  await test.db.insert(documents).values({
    id: newId(),
    brandId,
    experienceId,
    area: 'scenes',
    order: 'a0',
    baseLanguage: 'en',
    data: { ...completeScene(libraryObjectId) },
  });
  await test.db.update(experiences).set({ draftRevision: 1 }).where(eq(experiences.id, experienceId));
}

const newest = async (action: string) => {
  const [entry] = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, action))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!entry) throw new Error(`${action} left no entry`);
  return entry;
};

describe('every write by staff tells what was before and what is after', () => {
  it.each(audited)('%s', async (name) => {
    await needs[name]?.first?.();
    const answer = await call(name, await needs[name]?.body?.());
    expect(`${answer.statusCode} ${answer.statusCode < 400 ? '' : answer.body}`).toBe(
      `${operations[name].status} `,
    );
    const { after, before, outcome } = await newest(name);
    expect(outcome).toBe(operations[name].status);
    expect({ ...before, ...after }).not.toEqual({});
    expect(after).not.toEqual(before);
    // What has no side was made, or is gone; everything else tells the same fields on both.
    expect(JSON.stringify([before, after])).not.toMatch(/s3cret|vt_|whsec_|invite=/);
    expect(JSON.stringify([before, after])).not.toContain(params.testAccessId);
    if (before && after) expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)));
  });
});

it('tells of a round that was opened again, also where the one before had ended', async () => {
  for (const action of ['open', 'close', 'reset']) await call('actOnRun', { action });
  expect(await newest('actOnRun')).toMatchObject({
    name: 'Store · Placement',
    before: { round: 1 },
    after: { round: 2, action: 'reset' },
  });
});

describe('a write that tells neither says why', () => {
  it.each(unaudited)('$name', ({ unaudited: why }) => {
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
  });
});
