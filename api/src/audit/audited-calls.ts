import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type HandlerInput,
  isAudited,
  operationsOf,
  type ResponseOf,
  verbAndThing,
} from '@vitrine/shared/contract';
import type { Transaction } from '../db/database';
import { idsOfChosen } from '../placements/assign-placements';
import {
  type AuditedThing,
  auditedThings,
  brandUserByEmail,
  experience,
  moderatedDocument,
  personByEmail,
  run,
  tokenLot,
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
interface AuditedCall<E extends Endpoint> {
  thing: AuditedThing;
  /** Ids of what is there already, or may be. */
  ids(input: AuditedInput<E>, tx: Transaction): string[] | Promise<string[]>;
  /** The id of what was made, or the ids, out of the answer. */
  made?(answer: ResponseOf<E>): string | string[];
  /** What the call did beside the things' own fields, told with what they are afterwards. */
  also?(input: AuditedInput<E>): Record<string, unknown>;
}

/** A write of which no before and after is told, and why. */
interface Unaudited {
  unaudited: string;
}

/** Which of a document's values a patch names; the values are in the document's history. */
const changedPaths = ({ body: { data } }: { body: { data?: unknown } }) =>
  data === undefined ? {} : { changed: pathsIn(data).slice(0, 40) };

function pathsIn(patch: unknown, at = ''): string[] {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return [at];
  return Object.entries(patch).flatMap(([name, value]) => pathsIn(value, at === '' ? name : `${at}/${name}`));
}

const caller = ({ personId }: { personId: string | null }) => (personId ? [personId] : []);
const note = ({ body }: { body: { note?: string | undefined } }) => (body.note ? { note: body.note } : {});

/** What neither a call's name nor its address tells of it. */
const exceptions: {
  [Name in EndpointName]?: Partial<AuditedCall<(typeof endpoints)[Name]>> | Unaudited;
} = {
  updateOwnProfile: { ids: caller },
  updateOwnPreferences: { ids: caller },
  updateTenant: { ids: ({ tenantId }) => [tenantId] },
  inviteTenantUser: { thing: personByEmail, ids: ({ body }) => [body.email] },
  inviteTenantUsers: { thing: personByEmail, ids: ({ body }) => body.people.map(({ email }) => email) },
  changeTenantUsers: { ids: ({ body }) => body.personIds },
  inviteBrandUser: { thing: brandUserByEmail, ids: ({ body }) => [body.email] },
  inviteBrandUsers: { thing: brandUserByEmail, ids: ({ body }) => body.people.map(({ email }) => email) },
  changeBrandUsers: { ids: ({ body }) => body.personIds },

  importStores: { ids: ({ about }) => about, made: ({ created }) => created },
  assignPlacements: { ids: ({ body, brandId }, tx) => idsOfChosen(tx, brandId ?? '', body) },

  createExperience: { also: ({ body: { template } }) => (template ? { template } : {}) },
  copyExperience: { also: ({ params }) => ({ copyOf: params.experienceId }) },
  askForReview: { thing: experience, also: note },
  decideReview: { thing: experience, also: note },
  publishExperience: { also: note },
  cancelPlannedPublish: { thing: experience },
  restoreVersion: { thing: experience, ids: ({ params }) => [params.experienceId] },
  turnDraft: {
    unaudited: 'Each document that becomes another is a write of its own and tells it in its own history.',
  },
  openPreview: { unaudited: 'All that it makes is an address, and whoever knows that sees a draft.' },

  patchDocument: { also: changedPaths },
  renewDocumentUses: {
    unaudited:
      'Each document that takes a revision over is a write of its own and tells it in its own history.',
  },
  createComment: { made: ({ comments }) => comments.at(-1)?.id ?? '' },

  createLibraryObject: { made: ({ _id }) => _id },
  createImage: { made: ({ sha256 }) => sha256 },
  replaceBrandFile: {
    ids: ({ body, params }) => [params.sha256, body.by],
    also: ({ body, params }) => ({ replaced: params.sha256, by: body.by }),
  },

  actOnRun: { thing: run, also: ({ body: { action } }) => ({ action }) },
  moderateDocument: { thing: moderatedDocument },
  revokeTokens: { thing: tokenLot },
  createPrintedCodes: { made: ({ items }) => items.map(({ code }) => code) },
  createApiToken: { made: (answer) => answer.apiToken.id },
  createWebhook: { made: (answer) => answer.webhook.id },
  testWebhook: { unaudited: 'It sends a message and changes nothing; the webhook lists its last messages.' },
  eraseVisitor: { unaudited: 'What was erased must not live on here.' },
};

/** One of these calls, whichever: its endpoint's schemas have made of the input what it expects. */
interface AnyAuditedCall {
  thing: AuditedThing;
  ids(input: unknown, tx: Transaction): string[] | Promise<string[]>;
  made?(answer: unknown): string | string[];
  also?(input: unknown): Record<string, unknown>;
}

/** What a call changes: the thing that it makes, those that its body names as `ids`, or the last in its address. */
function auditedCall(
  name: string,
  path: string,
  exception: Partial<AnyAuditedCall> | Unaudited = {},
): AnyAuditedCall | Unaudited {
  if ('unaudited' in exception) return exception;
  const [verb, word] = verbAndThing(name);
  const thing = exception.thing ?? auditedThings[word] ?? auditedThings[word.replace(/s$/, '')];
  if (!thing) throw new Error(`Which thing ${name} changes stands nowhere.`);
  const [parameter = ''] = path.slice(path.lastIndexOf(':') + 1).split('/');
  const ids = ({ body, params }: NamedInput) => body?.ids ?? [params[parameter] ?? ''];
  const making = { ids: () => [], made: ({ id }: { id: string }) => id };
  const found = verb === 'create' || verb === 'copy' ? making : { ids };
  return { thing, ...found, ...exception } as AnyAuditedCall;
}
interface NamedInput {
  params: Record<string, string>;
  body?: { ids?: string[] };
}

/** Every call with which staff write. The API does not start before it is known what a new one changes. */
export const auditedCalls: ReadonlyMap<string, AnyAuditedCall | Unaudited> = new Map(
  (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
    operationsOf(name)
      .filter(([, endpoint]) => isAudited(endpoint))
      .map(([operation, { path }]) => [
        operation,
        auditedCall(operation, path, exceptions[name] as Partial<AnyAuditedCall> | Unaudited | undefined),
      ]),
  ),
);
