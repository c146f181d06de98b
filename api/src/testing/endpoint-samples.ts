import { createHash } from 'node:crypto';
import { type EndpointName, emptyOptionSet, emptyPoll, standardTheme } from '@vitrine/shared/contract';
import { noCounts } from '../content/imports/import-counts';
import type { Database } from '../db/database';
import {
  apiTokens,
  brandFiles,
  comments,
  commentThreads,
  documentRevisions,
  documents,
  experienceImports,
  files,
  imports,
  libraryObjects,
  manifests,
  people,
  runs,
  videoIntakes,
  webhooks,
} from '../db/schema';
import { newId } from '../ids';
import type { SeededBrand } from './test-seed';

/** Ids for every parameter of every address, all of one brand. */
export type SampleParams = Awaited<ReturnType<typeof seedSamples>>;

/** Adds to a seeded brand what the remaining addresses name: a published version, a poll, its run, a model, a person. */
export async function seedSamples(db: Database, brand: SeededBrand) {
  const { brandId, experienceId, placementId } = brand;
  const ids = {
    documentId: newId(),
    commentThreadId: newId(),
    commentId: newId(),
    tenantDocumentId: newId(),
    runId: newId(),
    apiTokenId: newId(),
    webhookId: newId(),
    libraryObjectId: newId(),
    importId: newId(),
    experienceImportId: newId(),
    tenantImportId: newId(),
    personId: newId(),
    respondentId: newId(),
    uploadId: newId().repeat(2),
    version: '1',
    revision: '1',
  };
  const hash = createHash('sha256').update(brandId).digest('hex');
  await db.insert(people).values({
    id: ids.personId,
    uid: `uid-${ids.personId}`,
    email: `${ids.personId}@vitrine.test`,
    role: 'member',
    status: 'active',
  });
  await db.insert(documents).values({
    id: ids.documentId,
    brandId,
    experienceId,
    area: 'polling',
    order: 'a0',
    baseLanguage: 'en',
    data: { ...emptyPoll() },
  });
  const { commentId, commentThreadId: threadId, personId } = ids;
  await db.insert(commentThreads).values({ id: threadId, experienceId });
  await db.insert(comments).values({ id: commentId, threadId, text: 'Too dark?', createdBy: personId });
  await db.insert(documents).values({
    id: ids.tenantDocumentId,
    area: 'answer-option-vault',
    order: 'a0',
    baseLanguage: 'en',
    data: { ...emptyOptionSet() },
  });
  await db.insert(documentRevisions).values({
    documentId: ids.documentId,
    revision: 1,
    patch: {},
    snapshot: { data: emptyPoll(), order: 'a0' },
  });
  await db.insert(manifests).values({
    hash,
    experienceId,
    version: 1,
    schemaVersion: 2,
    root: {
      schemaVersion: 2,
      experienceId,
      version: 1,
      languages: ['en'],
      theme: standardTheme(),
      poster: null,
      logo: null,
      parts: [],
      assets: [],
    },
    serverHalf: {},
    bytes: 2,
    certificate: { checks: [], checkedAt: new Date().toISOString() },
    draftRevision: 0,
  });
  await db.insert(runs).values({
    id: ids.runId,
    placementId,
    experienceId,
    documentId: ids.documentId,
    area: 'polling',
    state: 'ready',
  });
  const integration = { brandId, createdBy: ids.personId };
  await db.insert(apiTokens).values({
    ...integration,
    id: ids.apiTokenId,
    name: 'Warehouse',
    hash: ids.apiTokenId,
    lastFour: 'abcd',
  });
  await seedWebhook(db, { ...integration, webhookId: ids.webhookId });
  const ready = { state: 'ready', found: noCounts(), applied: noCounts(), createdBy: ids.personId } as const;
  await db.insert(imports).values([
    { ...ready, id: ids.importId, brandId, experienceId, area: 'products', fileName: 'products.csv' },
    { ...ready, id: ids.tenantImportId, area: 'answer-option-vault', fileName: 'scales.csv' },
  ]);
  await db.insert(experienceImports).values({
    id: ids.experienceImportId,
    brandId,
    fileName: 'showroom.vitrine.zip',
    state: 'ready',
    createdBy: ids.personId,
  });
  const picture = [...hash].reverse().join('');
  await db.insert(files).values([
    { sha256: hash, type: 'model/gltf-binary', extension: 'glb', bytes: 1 },
    { sha256: picture, type: 'image/webp', extension: 'webp', bytes: 1 },
  ]);
  await db
    .insert(videoIntakes)
    .values({ id: ids.uploadId, brandId, personId: ids.personId, state: 'refused' });
  await db.insert(brandFiles).values({ brandId, sha256: picture, kind: 'image', name: 'Poster' });
  await db.insert(libraryObjects).values({
    id: ids.libraryObjectId,
    brandId,
    name: 'Table',
    sha256: hash,
    bytes: 1,
    triangles: 1,
    materials: 1,
    dimensionsMetres: [1, 1, 1],
  });
  return { ...brand, ...ids, hash, sha256: picture };
}

/** A webhook, unless it is still there: the one thing that a call deletes. */
export async function seedWebhook(
  db: Database,
  { brandId, createdBy, webhookId }: { brandId: string; createdBy: string; webhookId: string },
): Promise<void> {
  const address = 'https://127.0.0.1/';
  await db
    .insert(webhooks)
    .values({ id: webhookId, brandId, createdBy, name: 'Warehouse', address, secret: '', cursor: 0 })
    .onConflictDoNothing();
}

/** The path with its parameters filled in. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
}

/** A query for the calls that cannot do without. */
export const sampleQueries: { [name in EndpointName]?: Record<string, string> } = {
  exportTexts: { language: 'de' },
  searchNames: { q: 'a' },
};

let count = 0;
const fresh = () => `sample-${++count}`;

/** A body that each call accepts, for the calls that take one. */
export const sampleBodies: { [name in EndpointName]?: (params: SampleParams) => Record<string, unknown> } = {
  updateOwnProfile: () => ({ displayName: fresh() }),
  updateOwnPreferences: () => ({ look: 'dark' }),
  updateTenant: () => ({ name: 'Tenant' }),
  checkInvitation: () => ({ token: fresh() }),
  inviteTenantUser: () => ({ email: `${fresh()}@vitrine.test`, role: 'member' }),
  updateTenantUser: () => ({ status: 'active' }),
  changeTenantUsers: ({ personId }) => ({ change: 'enable', personIds: [personId] }),
  checkTenantInvitations: () => ({ role: 'member', text: `${fresh()}@vitrine.test` }),
  inviteTenantUsers: () => ({ people: [{ email: `${fresh()}@vitrine.test`, role: 'member' }] }),
  createBrand: () => ({ name: fresh() }),
  updateBrand: () => ({ name: 'Brand' }),
  archiveBrands: ({ brandId }) => ({ ids: [brandId] }),
  restoreBrands: ({ brandId }) => ({ ids: [brandId] }),
  inviteBrandUser: () => ({ email: `${fresh()}@vitrine.test`, role: 'analyst' }),
  updateBrandUser: () => ({ role: 'analyst' }),
  changeBrandUsers: ({ personId }) => ({ change: 'enable', personIds: [personId] }),
  checkBrandInvitations: () => ({ role: 'analyst', text: `${fresh()}@vitrine.test` }),
  inviteBrandUsers: () => ({ people: [{ email: `${fresh()}@vitrine.test`, role: 'analyst' }] }),
  createStore: () => ({ name: 'Store' }),
  updateStore: () => ({ name: 'Store' }),
  archiveStores: ({ storeId }) => ({ ids: [storeId] }),
  restoreStores: ({ storeId }) => ({ ids: [storeId] }),
  checkStoreList: () => ({ text: 'Name\nStore' }),
  importStores: ({ storeId }) => ({ text: `ID,Name\n${storeId},${fresh()}` }),
  archiveExperiences: ({ experienceId }) => ({ ids: [experienceId] }),
  restoreExperiences: ({ experienceId }) => ({ ids: [experienceId] }),
  copyExperience: () => ({ name: 'Copy' }),
  createExperience: () => ({ name: 'Experience' }),
  updateExperience: () => ({ name: 'Experience' }),
  createPlacement: () => ({ name: 'Placement' }),
  updatePlacement: () => ({ name: 'Placement' }),
  assignPlacements: ({ experienceId, placementId }) => ({ experienceId, placementIds: [placementId] }),
  archivePlacements: ({ placementId }) => ({ ids: [placementId] }),
  restorePlacements: ({ placementId }) => ({ ids: [placementId] }),
  createTestAccess: () => ({ label: 'Test access' }),
  updateTestAccess: () => ({ label: 'Test access' }),
  createDocument: ({ experienceId }) => ({ experienceId, area: 'polling' }),
  turnDraft: () => ({ version: 1 }),
  renewDocumentUses: ({ experienceId }) => ({ experienceId }),
  createCommentThread: () => ({ text: 'Too dark?' }),
  createComment: () => ({ text: 'I think so' }),
  updateComment: () => ({ text: 'Too bright?' }),
  createTenantDocument: () => ({ area: 'answer-option-vault' }),
  patchTenantDocument: () => ({ data: { title: { en: 'Scale' } } }),
  patchDocument: () => ({ data: { title: { en: 'Poll' } } }),
  compilePreview: () => ({ unsaved: {}, known: [] }),
  askForReview: () => ({ note: 'New chairs' }),
  decideReview: () => ({ decision: 'approve', contentHash: 'a'.repeat(64) }),
  publishExperience: () => ({ note: 'A note' }),
  createLibraryObject: () => ({ uploadId: 'a'.repeat(32), name: 'Table' }),
  updateLibraryObject: () => ({ name: 'Table' }),
  replaceLibraryObject: () => ({ uploadId: 'a'.repeat(32) }),
  updateBrandFile: () => ({ name: 'Poster' }),
  replaceBrandFile: ({ sha256 }) => ({ by: sha256 }),
  createImage: () => ({ uploadId: 'a'.repeat(32) }),
  createVideo: () => ({ uploadId: 'a'.repeat(32) }),
  reportPresence: ({ documentId }) => ({ tabId: 'a'.repeat(32), documentId }),
  createExperienceImport: () => ({ uploadId: 'a'.repeat(32), fileName: 'showroom.vitrine.zip' }),
  applyImport: () => ({ fetchesPictures: true }),
  recheckImport: () => ({ currency: 'USD' }),
  createImport: ({ experienceId }) => ({
    experienceId,
    uploadId: 'a'.repeat(32),
    area: 'products',
    fileName: 'products.csv',
  }),
  createTenantImport: () => ({
    uploadId: 'a'.repeat(32),
    area: 'answer-option-vault',
    fileName: 'scales.csv',
  }),
  createWebhook: () => ({ name: 'Warehouse', address: 'https://203.0.113.1/' }),
  updateWebhook: () => ({ name: 'Warehouse' }),
  createApiToken: () => ({ name: 'Warehouse' }),
  actOnRun: () => ({ action: 'open' }),
  createVisitorSession: () => ({}),
  reportVisit: ({ documentId }) => ({
    manifest: 'a'.repeat(64),
    deviceClass: 'phone',
    language: 'en',
    events: [{ kind: 'play', documentId, tenth: 0 }],
  }),
  createResponse: ({ documentId }) => ({ documentId, answers: { a: ['b'] }, language: 'en' }),
  reportRemoteLoads: () => ({
    loads: [
      {
        remote: 'viewer',
        version: '1.0.0',
        source: 'current',
        outcome: 'loaded',
        durationMs: 1,
        phases: { manifestMs: 1, entryMs: 1, screenMs: null },
      },
    ],
  }),
  createTestResponse: ({ documentId }) => ({ documentId, answers: { a: ['b'] }, language: 'en' }),
};
