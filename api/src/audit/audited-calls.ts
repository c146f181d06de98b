import type { Endpoint, EndpointName, endpoints, HandlerInput, ResponseOf } from '@vitrine/shared/contract';
import type { Transaction } from '../db/database';
import { idsOfChosen } from '../placements/assign-placements';
import {
  type AuditedThing,
  apiToken,
  brand,
  brandFile,
  brandUser,
  brandUserByEmail,
  comment,
  commentThread,
  document,
  documentImport,
  experience,
  experienceImport,
  file,
  libraryObject,
  ownProfile,
  person,
  personByEmail,
  placement,
  preferences,
  run,
  store,
  tenant,
  testAccess,
  videoIntake,
  webhook,
} from './audited-thing';

/** What a call asks for, and who asks. */
export type AuditedInput<E extends Endpoint> = HandlerInput<E> & {
  personId: string | null;
  /** In the call's address. */
  brandId: string | null;
  tenantId: string;
  /** Ids that the call itself has found. */
  about: string[];
};

/** Which things a call changes, read before and after by `audit-trail.ts` in the call's own transaction. */
export interface AuditedCall<E extends Endpoint> {
  thing: AuditedThing;
  /** Ids of what is there already, or may be. */
  ids(input: AuditedInput<E>, tx: Transaction): string[] | Promise<string[]>;
  /** The id of what was made, or the ids, out of the answer. */
  made?(answer: ResponseOf<E>): string | string[];
  /** What the call did beside the things' own fields, told with what they are afterwards. */
  also?(input: AuditedInput<E>): Record<string, unknown>;
}

/** A write of which no before and after is told, and why. */
export interface Untold {
  untold: string;
}

type Writes<E> = E extends { method: 'GET' } | { passing: true } | { access: string } ? false : true;
export type AuditedName = {
  [Name in EndpointName]: Writes<(typeof endpoints)[Name]> extends true ? Name : never;
}[EndpointName];

type Of<Name extends AuditedName> = AuditedCall<(typeof endpoints)[Name]>;

const creates = <E extends Endpoint>(
  thing: AuditedThing,
  made: (answer: ResponseOf<E>) => string,
  also?: AuditedCall<E>['also'],
): AuditedCall<E> => ({ thing, ids: () => [], made, ...(also && { also }) });
const changes = <E extends Endpoint>(
  thing: AuditedThing,
  ids: AuditedCall<E>['ids'],
  also?: AuditedCall<E>['also'],
): AuditedCall<E> => ({ thing, ids, ...(also && { also }) });

const idOf = ({ id }: { id: string }) => id;
/** Which of a document's values a patch names; the values are in the document's history. */
const changedPaths = ({ body: { data } }: { body: { data?: unknown } }) =>
  data === undefined ? {} : { changed: pathsIn(data).slice(0, 40) };

function pathsIn(patch: unknown, at = ''): string[] {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return [at];
  return Object.entries(patch).flatMap(([name, value]) => pathsIn(value, at === '' ? name : `${at}/${name}`));
}

/** Every call with which staff write. A new one does not compile before it stands here. */
export const auditedCalls: { [Name in AuditedName]: Of<Name> | Untold } = {
  updateOwnProfile: changes(ownProfile, ({ personId }) => (personId ? [personId] : [])),
  updateOwnPreferences: changes(preferences, ({ personId }) => (personId ? [personId] : [])),
  updateTenant: changes(tenant, ({ tenantId }) => [tenantId]),
  inviteTenantUser: changes(personByEmail, ({ body }) => [body.email]),
  updateTenantUser: changes(person, ({ params }) => [params.personId]),
  removeTenantUser: changes(person, ({ params }) => [params.personId]),
  changeTenantUsers: changes(person, ({ body }) => body.personIds),
  inviteTenantUsers: changes(personByEmail, ({ body }) => body.people.map(({ email }) => email)),

  createBrand: creates(brand, idOf),
  updateBrand: changes(brand, ({ params }) => [params.brandId]),
  archiveBrand: changes(brand, ({ params }) => [params.brandId]),
  restoreBrand: changes(brand, ({ params }) => [params.brandId]),
  archiveBrands: changes(brand, ({ body }) => body.ids),
  restoreBrands: changes(brand, ({ body }) => body.ids),
  inviteBrandUser: changes(brandUserByEmail, ({ body }) => [body.email]),
  updateBrandUser: changes(brandUser, ({ params }) => [params.personId]),
  removeBrandUser: changes(brandUser, ({ params }) => [params.personId]),
  changeBrandUsers: changes(brandUser, ({ body }) => body.personIds),
  inviteBrandUsers: changes(brandUserByEmail, ({ body }) => body.people.map(({ email }) => email)),

  createStore: creates(store, idOf),
  updateStore: changes(store, ({ params }) => [params.storeId]),
  archiveStore: changes(store, ({ params }) => [params.storeId]),
  restoreStore: changes(store, ({ params }) => [params.storeId]),
  archiveStores: changes(store, ({ body }) => body.ids),
  restoreStores: changes(store, ({ body }) => body.ids),
  importStores: {
    thing: store,
    ids: ({ about }) => about,
    made: ({ created }) => created,
  },

  createPlacement: creates(placement, idOf),
  updatePlacement: changes(placement, ({ params }) => [params.placementId]),
  assignPlacements: changes(placement, ({ body, brandId }, tx) => idsOfChosen(tx, brandId ?? '', body)),
  endPlacement: changes(placement, ({ params }) => [params.placementId]),
  archivePlacement: changes(placement, ({ params }) => [params.placementId]),
  restorePlacement: changes(placement, ({ params }) => [params.placementId]),
  archivePlacements: changes(placement, ({ body }) => body.ids),
  restorePlacements: changes(placement, ({ body }) => body.ids),
  createTestAccess: creates(testAccess, idOf),
  updateTestAccess: changes(testAccess, ({ params }) => [params.testAccessId]),
  revokeTestAccess: changes(testAccess, ({ params }) => [params.testAccessId]),

  createExperience: creates(experience, idOf, ({ body: { template } }) => (template ? { template } : {})),
  updateExperience: changes(experience, ({ params }) => [params.experienceId]),
  archiveExperience: changes(experience, ({ params }) => [params.experienceId]),
  restoreExperience: changes(experience, ({ params }) => [params.experienceId]),
  archiveExperiences: changes(experience, ({ body }) => body.ids),
  restoreExperiences: changes(experience, ({ body }) => body.ids),
  copyExperience: creates(experience, idOf, ({ params }) => ({ copyOf: params.experienceId })),
  createExperienceImport: creates(experienceImport, idOf),
  applyExperienceImport: changes(experienceImport, ({ params }) => [params.experienceImportId]),
  cancelExperienceImport: changes(experienceImport, ({ params }) => [params.experienceImportId]),
  askForReview: changes(
    experience,
    ({ params }) => [params.experienceId],
    ({ body: { note } }) => (note ? { note } : {}),
  ),
  decideReview: changes(
    experience,
    ({ params }) => [params.experienceId],
    ({ body: { note } }) => (note ? { note } : {}),
  ),
  publishExperience: changes(
    experience,
    ({ params }) => [params.experienceId],
    ({ body: { note } }) => (note ? { note } : {}),
  ),
  unpublishExperience: changes(experience, ({ params }) => [params.experienceId]),
  cancelPlannedPublish: changes(experience, ({ params }) => [params.experienceId]),
  restoreVersion: changes(experience, ({ params }) => [params.experienceId]),
  turnDraft: {
    untold: 'Each document that becomes another is a write of its own and tells it in its own history.',
  },
  openPreview: { untold: 'All that it makes is an address, and whoever knows that sees a draft.' },

  createDocument: creates(document, idOf),
  patchDocument: changes(document, ({ params }) => [params.documentId], changedPaths),
  archiveDocument: changes(document, ({ params }) => [params.documentId]),
  restoreDocument: changes(document, ({ params }) => [params.documentId]),
  renewDocumentUses: {
    untold: 'Each document that takes a revision over is a write of its own and tells it in its own history.',
  },
  createCommentThread: creates(commentThread, idOf),
  createComment: creates(comment, ({ comments }) => comments.at(-1)?.id ?? ''),
  resolveCommentThread: changes(commentThread, ({ params }) => [params.commentThreadId]),
  reopenCommentThread: changes(commentThread, ({ params }) => [params.commentThreadId]),
  updateComment: changes(comment, ({ params }) => [params.commentId]),
  deleteComment: changes(comment, ({ params }) => [params.commentId]),
  createTenantDocument: creates(document, idOf),
  patchTenantDocument: changes(document, ({ params }) => [params.tenantDocumentId], changedPaths),
  archiveTenantDocument: changes(document, ({ params }) => [params.tenantDocumentId]),
  restoreTenantDocument: changes(document, ({ params }) => [params.tenantDocumentId]),
  createImport: creates(documentImport, idOf),
  recheckImport: changes(documentImport, ({ params }) => [params.importId]),
  applyImport: changes(documentImport, ({ params }) => [params.importId]),
  cancelImport: changes(documentImport, ({ params }) => [params.importId]),
  createTenantImport: creates(documentImport, idOf),
  applyTenantImport: changes(documentImport, ({ params }) => [params.tenantImportId]),
  cancelTenantImport: changes(documentImport, ({ params }) => [params.tenantImportId]),

  createLibraryObject: creates(libraryObject, ({ _id }) => _id),
  updateLibraryObject: changes(libraryObject, ({ params }) => [params.libraryObjectId]),
  archiveLibraryObject: changes(libraryObject, ({ params }) => [params.libraryObjectId]),
  restoreLibraryObject: changes(libraryObject, ({ params }) => [params.libraryObjectId]),
  replaceLibraryObject: changes(libraryObject, ({ params }) => [params.libraryObjectId]),
  updateBrandFile: changes(brandFile, ({ params }) => [params.sha256]),
  archiveBrandFile: changes(brandFile, ({ params }) => [params.sha256]),
  restoreBrandFile: changes(brandFile, ({ params }) => [params.sha256]),
  replaceBrandFile: changes(
    brandFile,
    ({ body, params }) => [params.sha256, body.by],
    ({ body, params }) => ({ replaced: params.sha256, by: body.by }),
  ),
  createImage: creates(file, ({ sha256 }) => sha256),
  createVideo: creates(videoIntake, idOf),

  actOnRun: changes(
    run,
    ({ params }) => [params.runId],
    ({ body: { action } }) => ({ action }),
  ),
  createApiToken: creates(apiToken, (answer) => answer.apiToken.id),
  revokeApiToken: changes(apiToken, ({ params }) => [params.apiTokenId]),
  createWebhook: creates(webhook, (answer) => answer.webhook.id),
  updateWebhook: changes(webhook, ({ params }) => [params.webhookId]),
  testWebhook: { untold: 'It sends a message and changes nothing; the webhook lists its last messages.' },
  rotateWebhookSecret: changes(webhook, ({ params }) => [params.webhookId]),
  deleteWebhook: changes(webhook, ({ params }) => [params.webhookId]),
  eraseVisitor: { untold: 'What was erased must not live on here.' },
};

/** One of these calls, whichever: its endpoint's schemas have made of the input what it expects. */
interface AnyAuditedCall {
  thing: AuditedThing;
  ids(input: unknown, tx: Transaction): string[] | Promise<string[]>;
  made?(answer: unknown): string;
  also?(input: unknown): Record<string, unknown>;
}

/** @returns null for a call of which nothing is told. */
export function auditedCallOf(name: string): AnyAuditedCall | null {
  const call = (auditedCalls as Record<string, AnyAuditedCall | Untold>)[name];
  return call && 'thing' in call ? call : null;
}
