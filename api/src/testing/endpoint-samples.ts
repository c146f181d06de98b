import { createHash } from 'node:crypto';
import {
  type Endpoint,
  emptyOptionSet,
  emptyPoll,
  emptyQrCode,
  emptyVote,
  type OperationName,
  operations,
  standardTheme,
} from '@vitrine/shared/contract';
import { samples } from '@vitrine/shared/contract/endpoints/testing/all-samples';
import type { SampleIds } from '@vitrine/shared/contract/endpoints/testing/samples';
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
  timelineNotes,
  tokenLots,
  tokens,
  videoIntakes,
  wallScreens,
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
    ballotId: newId(),
    qrCodeId: newId(),
    commentThreadId: newId(),
    commentId: newId(),
    tenantDocumentId: newId(),
    runId: newId(),
    responseId: newId(),
    apiTokenId: newId(),
    webhookId: newId(),
    timelineNoteId: newId(),
    tokenLotId: newId(),
    wallScreenId: newId(),
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
  await db.insert(documents).values({
    id: ids.ballotId,
    brandId,
    experienceId,
    area: 'voting',
    order: 'a0',
    baseLanguage: 'en',
    data: {
      ...emptyVote(),
      title: { en: 'Which?' },
      protection: 'token',
      options: { a: { order: 'a0', label: { en: 'A' } }, b: { order: 'a1', label: { en: 'B' } } },
    },
  });
  await db.insert(documents).values({
    id: ids.qrCodeId,
    brandId,
    experienceId,
    area: 'qr-code-scheduler',
    order: 'a0',
    baseLanguage: 'en',
    data: {
      ...emptyQrCode(),
      title: { en: 'Window' },
      fallback: { kind: 'placement', placementId },
    },
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
  await db.insert(tokenLots).values({
    ...integration,
    id: ids.tokenLotId,
    experienceId,
    placementId,
    area: 'voting',
    documentId: ids.ballotId,
    name: 'Evening',
    size: 1,
  });
  await db.insert(tokens).values({
    id: newId(),
    lotId: ids.tokenLotId,
    number: 1,
    code: ids.tokenLotId.slice(0, 12).toUpperCase(),
  });
  await db.insert(wallScreens).values({
    id: ids.wallScreenId,
    brandId,
    placementId,
    secretHash: '',
    documentId: ids.documentId,
    name: 'Upper left',
    row: 1,
    column: 1,
    lastSeenAt: new Date(),
  });
  await seedDeletable(db, { ...integration, ...ids, experienceId });
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

/** A webhook and a note, unless they are still there: what calls delete. */
export async function seedDeletable(
  db: Database,
  {
    brandId,
    createdBy,
    experienceId,
    timelineNoteId,
    webhookId,
  }: Record<'brandId' | 'createdBy' | 'experienceId' | 'timelineNoteId' | 'webhookId', string>,
): Promise<void> {
  const address = 'https://127.0.0.1/';
  await db
    .insert(webhooks)
    .values({ id: webhookId, brandId, createdBy, name: 'Warehouse', address, secret: '', cursor: 0 })
    .onConflictDoNothing();
  await db
    .insert(timelineNotes)
    .values({ id: timelineNoteId, experienceId, at: new Date(), text: 'Window dressed', createdBy })
    .onConflictDoNothing();
}

/** The path with its parameters filled in: with the tenant's document and import where those are meant. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  const isTenants = path.startsWith('/v1/tenant/');
  return path.replace(/:(\w)(\w*)/g, (_, first: string, rest: string) =>
    String((isTenants ? params[`tenant${first.toUpperCase()}${rest}`] : null) ?? params[first + rest]),
  );
}

/** The samples of the operations that take this. */
const samplesWith = <Taken>(takes: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries<unknown>(
    Object.entries(samples).filter(([name]) => takes(operations[name as OperationName])),
  ) as { [name in OperationName]?: (ids: SampleIds) => Taken };

/** A query for the calls that cannot do without. */
export const sampleQueries = samplesWith<Record<string, string>>(({ body }) => !body);
/** A body that each call accepts, for the calls that take one. */
export const sampleBodies = samplesWith<Record<string, unknown>>(({ body }) => body !== undefined);
