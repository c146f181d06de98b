import { type Endpoint, endpoints, type OperationName, operations } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { brands, brandUsers, comments, commentThreads, people } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import {
  fillPath,
  type SampleParams,
  sampleBodies,
  sampleQueries,
  seedDeletable,
  seedSamples,
} from '../testing/endpoint-samples';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';

/**
 * Who may call what, written down a second time and on purpose: an expectation taken from the contract's own table
 * would prove nothing. `publisher` is an editor in a brand that lets editors publish, `token` a program with an API token.
 */
const callers = ['owner', 'admin', 'manager', 'publisher', 'editor', 'analyst', 'member', 'token'] as const;
type Caller = (typeof callers)[number];

const everyone: Caller[] = callers.filter((caller) => caller !== 'token');
const admins: Caller[] = ['owner', 'admin'];
const managers: Caller[] = ['owner', 'admin', 'manager'];
const publishers: Caller[] = ['owner', 'admin', 'manager', 'publisher'];
const editors: Caller[] = ['owner', 'admin', 'manager', 'publisher', 'editor'];
const readingPeople: Caller[] = ['owner', 'admin', 'manager', 'publisher', 'editor', 'analyst'];
const readers: Caller[] = [...readingPeople, 'token'];

const allowed: Record<OperationName, Caller[] | 'anybody' | 'respondents'> = {
  getSession: everyone,
  updateOwnProfile: everyone,
  updateOwnPreferences: everyone,
  checkInvitation: 'anybody',
  getTenant: everyone,
  updateTenant: admins,
  listTenantUsers: admins,
  exportTenantUsers: admins,
  inviteTenantUser: admins,
  getTenantUser: admins,
  updateTenantUser: admins,
  removeTenantUser: admins,
  changeTenantUsers: admins,
  checkTenantInvitations: admins,
  inviteTenantUsers: admins,
  listAudit: admins,
  exportAudit: admins,
  listBrands: everyone,
  searchNames: everyone,
  createBrand: admins,
  getBrand: readers,
  updateBrand: managers,
  archiveBrand: managers,
  restoreBrand: managers,
  archiveBrands: admins,
  restoreBrands: admins,
  listBrandUsers: managers,
  exportBrandUsers: managers,
  inviteBrandUser: managers,
  getBrandUser: managers,
  updateBrandUser: managers,
  removeBrandUser: managers,
  changeBrandUsers: managers,
  checkBrandInvitations: managers,
  inviteBrandUsers: managers,
  listStores: readers,
  listStoreGroups: readers,
  createStore: managers,
  getStore: readers,
  updateStore: managers,
  archiveStore: managers,
  restoreStore: managers,
  archiveStores: managers,
  restoreStores: managers,
  exportStores: readers,
  checkStoreList: managers,
  importStores: managers,
  listExperiences: readers,
  createExperience: managers,
  listTemplates: everyone,
  getExperience: readers,
  updateExperience: managers,
  archiveExperience: managers,
  restoreExperience: managers,
  archiveExperiences: managers,
  restoreExperiences: managers,
  copyExperience: managers,
  listPlacements: readers,
  exportExperience: readers,
  createExperienceImport: managers,
  getExperienceImport: managers,
  applyExperienceImport: managers,
  cancelExperienceImport: managers,
  createPlacement: managers,
  getPlacement: readers,
  updatePlacement: managers,
  assignPlacements: managers,
  endPlacement: managers,
  archivePlacement: managers,
  restorePlacement: managers,
  archivePlacements: managers,
  restorePlacements: managers,
  listTestAccesses: editors,
  createTestAccess: editors,
  getTestAccess: editors,
  updateTestAccess: editors,
  revokeTestAccess: editors,
  listDocuments: readers,
  getDocumentOutline: readers,
  createDocument: editors,
  getDocument: readers,
  patchDocument: editors,
  archiveDocument: editors,
  restoreDocument: editors,
  listRevisions: readers,
  getRevision: readers,
  listDocumentUses: readers,
  renewDocumentUses: editors,
  listDocumentLinks: readers,
  listWallScreens: readers,
  createWallScreen: editors,
  updateWallScreen: editors,
  identifyWallScreen: editors,
  reloadWallScreen: editors,
  listWallDrifts: readers,
  revokeWallScreen: editors,
  requestWallScreen: 'anybody',
  reportWallScreen: 'anybody',
  getWallClock: 'anybody',
  listCommentThreads: readers,
  createCommentThread: readingPeople,
  createComment: readingPeople,
  resolveCommentThread: readingPeople,
  reopenCommentThread: readingPeople,
  updateComment: readingPeople,
  deleteComment: readingPeople,
  createTenantDocument: admins,
  patchTenantDocument: admins,
  archiveTenantDocument: admins,
  restoreTenantDocument: admins,
  createImport: editors,
  getImport: readers,
  applyImport: editors,
  recheckImport: editors,
  cancelImport: editors,
  createTenantImport: admins,
  getTenantImport: admins,
  applyTenantImport: admins,
  cancelTenantImport: admins,
  exportDocuments: readers,
  exportTexts: readers,
  checkExperience: readers,
  openPreview: editors,
  compilePreview: readers,
  getReview: readers,
  askForReview: editors,
  decideReview: publishers,
  publishExperience: publishers,
  unpublishExperience: publishers,
  cancelPlannedPublish: publishers,
  compareVersions: readers,
  listVersions: readers,
  restoreVersion: publishers,
  turnDraft: editors,
  listLibrary: readers,
  createLibraryObject: editors,
  updateLibraryObject: editors,
  archiveLibraryObject: editors,
  restoreLibraryObject: editors,
  replaceLibraryObject: editors,
  listLibraryUses: readers,
  createImage: editors,
  createVideo: editors,
  getVideoIntake: readers,
  listBrandFiles: readers,
  getBrandFile: readers,
  updateBrandFile: editors,
  archiveBrandFile: editors,
  restoreBrandFile: editors,
  replaceBrandFile: editors,
  listBrandFileUses: readers,
  listResponses: readers,
  listApiTokens: managers,
  createApiToken: managers,
  revokeApiToken: managers,
  listWebhooks: managers,
  createWebhook: managers,
  updateWebhook: managers,
  testWebhook: managers,
  rotateWebhookSecret: managers,
  listWebhookDeliveries: managers,
  deleteWebhook: managers,
  getExperienceSummary: readers,
  getExperienceVisits: readers,
  createTimelineNote: readingPeople,
  deleteTimelineNote: readingPeople,
  getDocumentVisits: readers,
  listMissedProducts: readers,
  getSurveyResults: readers,
  listWrittenAnswers: readers,
  listSingleResponses: readers,
  getSingleResponse: readers,
  exportSurveyResponses: readers,
  listVoteRounds: readers,
  exportBallots: readers,
  watchExperience: readers,
  listLiveVisitors: readers,
  reportPresence: readingPeople,
  actOnRun: editors,
  listWrittenWords: readers,
  moderateDocument: editors,
  createPrintedCodes: editors,
  listPrintedCodes: readers,
  getCodeScans: readers,
  createTokenLot: editors,
  listTokenLots: editors,
  listTokens: editors,
  revokeTokens: editors,
  exportTokens: editors,
  redeemToken: 'respondents',
  resolvePlacement: 'anybody',
  getManifest: 'anybody',
  getManifestPart: 'anybody',
  getIiifManifest: 'anybody',
  getManifestSchema: 'anybody',
  createVisitorSession: 'anybody',
  reportVisit: 'anybody',
  getVisitorData: admins,
  eraseVisitor: admins,
  listPublicRuns: 'anybody',
  listShownWords: 'anybody',
  watchPlacement: 'anybody',
  createResponse: 'respondents',
  getTestManifest: 'anybody',
  createTestResponse: 'anybody',
  reportRemoteLoads: 'anybody',
  summarizeRemoteLoads: everyone,
};

let test: TestApp;
let origin: string;
let own: SampleParams;
let foreign: SampleParams;
let apiToken: string;

beforeAll(async () => {
  test = await createTestApp();
  own = await seedSamples(test.db, test);
  foreign = await seedSamples(test.db, test.foreign);
  for (const { brandId, personId } of [own, foreign])
    await test.db.insert(brandUsers).values({ brandId, personId, role: 'analyst' });
  const created = await callEndpoint(test, 'manager', endpoints.createApiToken, {
    params: { brandId: own.brandId },
    body: { name: 'Matrix' },
  });
  apiToken = String(created.body.token);
  origin = await test.app.listen({ port: 0 });
});
afterAll(() => test?.close());

const named = Object.entries(operations) as [OperationName, Endpoint][];
const registered = (endpoint: Endpoint) => test.app.hasRoute({ method: endpoint.method, url: endpoint.path });

/** Calls over HTTP, because a live stream never ends: its status is known when its head is there. */
async function call(name: OperationName, params: SampleParams, headers: Record<string, string>) {
  const endpoint: Endpoint = operations[name];
  const body = sampleBodies[name]?.(params);
  const stopped = new AbortController();
  const query = new URLSearchParams(sampleQueries[name]?.(params));
  const answer = await fetch(`${origin}${fillPath(endpoint.path, params)}?${query}`, {
    method: endpoint.method,
    headers: {
      ...headers,
      'if-match': '"1"',
      ...(body && { 'content-type': 'application/json' }),
    },
    signal: stopped.signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = answer;
  if (endpoint.stream) stopped.abort();
  else await answer.text();
  if (endpoint.method === 'DELETE' && answer.ok) await bringBack(params);
  return status;
}

/** The next caller removes them again. */
async function bringBack(params: SampleParams) {
  const { brandId, personId } = params;
  await seedDeletable(test.db, { ...params, createdBy: personId });
  await test.db.update(people).set({ status: 'active' }).where(eq(people.id, personId));
  await test.db.insert(brandUsers).values({ brandId, personId, role: 'analyst' }).onConflictDoNothing();
}

function headersOf(caller: Caller) {
  if (caller === 'token') return { authorization: `Bearer ${apiToken}` };
  return test.as(caller === 'publisher' ? 'editor' : (caller satisfies TestRole));
}

/** A comment is changed by who wrote it: each caller finds one of their own. */
async function letWrite({ commentId }: SampleParams, caller: Caller) {
  const [person] = await test.db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.uid, `uid-${caller === 'publisher' ? 'editor' : caller}`));
  if (person)
    await test.db
      .update(comments)
      .set({ createdBy: person.id, deletedAt: null })
      .where(eq(comments.id, commentId));
  await test.db.update(commentThreads).set({ deletedAt: null });
}

async function letEditorsPublish(brandId: string, caller: Caller) {
  await test.db
    .update(brands)
    .set({ editorsMayPublish: caller === 'publisher' })
    .where(eq(brands.id, brandId));
}

/** The gate's verdict behind a status; a call that the gate lets through may still be refused for other reasons. */
function verdict(status: number): string {
  if (status === 401) return 'sign in';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not found';
  return status < 500 ? 'allowed' : `failed with ${status}`;
}

describe('every endpoint lets in exactly who may call it', () => {
  it.each(named)('%s', async (name, endpoint) => {
    if (!registered(endpoint)) return;
    const expected = allowed[name];
    const staffOnly = typeof expected !== 'string';

    const anonymous = await call(name, own, {});
    if (expected === 'anybody') {
      expect(['allowed', 'not found']).toContain(verdict(anonymous));
      return;
    }
    expect(verdict(anonymous)).toBe('sign in');
    if (!staffOnly) {
      expect(verdict(await call(name, own, test.as('owner')))).toBe('sign in');
      return;
    }
    expect(verdict(await call(name, own, test.as('disabled')))).toBe('forbidden');

    const inBrand = endpoint.path.includes(':brandId');
    const outcomes: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const caller of callers) {
      await letEditorsPublish(own.brandId, caller);
      await letWrite(own, caller);
      await letWrite(foreign, caller);
      const mayBrand = expected.includes(caller);
      const unseen = inBrand && caller === 'member';
      outcomes[caller] = verdict(await call(name, own, headersOf(caller)));
      wanted[caller] = mayBrand ? 'allowed' : unseen ? 'not found' : 'forbidden';
      if (!inBrand) continue;
      outcomes[`${caller}, foreign brand`] = verdict(await call(name, foreign, headersOf(caller)));
      wanted[`${caller}, foreign brand`] = admins.includes(caller) ? 'allowed' : 'not found';
    }
    expect(outcomes).toEqual(wanted);
  });
});

describe('an id of a foreign brand under one’s own is not found', () => {
  const withResource = named.filter(
    ([, { path }]) => path.includes(':brandId/') && /:(?!brandId)(?!version)\w+/.test(path),
  );
  it.each(withResource)('%s', async (name, endpoint) => {
    if (!registered(endpoint)) return;
    const mixed = { ...foreign, brandId: own.brandId };
    expect(await call(name, mixed, test.as('manager'))).toBe(404);
    expect(await call(name, mixed, test.as('owner'))).toBe(404);
  });
});

describe('an id that cannot be one is not found', () => {
  const withParams = named.filter(([, { path }]) => path.includes(':'));
  it.each(withParams)('%s', async (name, endpoint) => {
    if (!registered(endpoint)) return;
    const wrong = fillPath(endpoint.path, new Proxy({}, { get: () => 'Not-An-Id!' }));
    const body = sampleBodies[name]?.(own);
    const answer = await test.app.inject({
      method: endpoint.method,
      url: wrong,
      headers: { ...test.as('owner'), 'if-match': '"1"', cookie: await respondentCookie() },
      ...(body && { payload: body }),
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  });
});

async function respondentCookie(): Promise<string> {
  const answer = await test.app.inject({
    method: 'POST',
    url: endpoints.createVisitorSession.path,
    payload: {},
  });
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

it('every endpoint of the contract is registered', () => {
  expect(named.filter(([, endpoint]) => !registered(endpoint)).map(([name]) => name)).toEqual([]);
});

it('staff endpoints refuse a token of another tenant', async () => {
  const headers = test.asAccount({ uid: 'uid-owner', email: 'owner@vitrine.test', tenantId: 'another' });
  expect(await call('listBrands', own, headers)).toBe(401);
  expect(await call('listBrands', own, { authorization: 'Bearer nonsense' })).toBe(401);
});
