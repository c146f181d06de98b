import type {
  BrandRole,
  Certificate,
  DocumentArea,
  DocumentImport,
  ImportCounts,
  ImportFinding,
  ImportState,
  ImportSubject,
  ManifestRoot,
  PersonStatus,
  PlacementKind,
  RemoteLoadReport,
  RunState,
  Tenant,
  TenantRole,
  VideoIntake,
} from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Every table of the product. Names are the specification's entity names. After a change run
 * `npm run migration -w api -- --name what-changed` and commit what it writes.
 */

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = at('created_at').notNull().defaultNow();
const updatedAt = at('updated_at').notNull().defaultNow();
const archivedAt = at('archived_at');

/** One row: the tenant is fixed. */
export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  settings: jsonb('settings').$type<Tenant>().notNull(),
  updatedAt,
});

export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    /** Firebase's user id; null until the first sign-in. */
    uid: text('uid').unique(),
    email: text('email').notNull().unique(),
    displayName: text('display_name'),
    role: text('role').$type<TenantRole>().notNull(),
    status: text('status').$type<PersonStatus>().notNull(),
    invitedBy: text('invited_by'),
    /** SHA-256 of the invitation's token; the token itself is only in the link. */
    invitationHash: text('invitation_hash').unique(),
    expiresAt: at('expires_at'),
    lastSeenAt: at('last_seen_at'),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    createdAt,
    updatedAt,
  },
  (table) => [index('people_by_email').on(sql`lower(${table.email})`, table.id)],
);

export const brands = pgTable(
  'brands',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    logo: text('logo'),
    defaultTheme: jsonb('default_theme').$type<Record<string, unknown>>(),
    editorsMayPublish: boolean('editors_may_publish').notNull().default(false),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [index('brands_by_name').on(sql`lower(${table.name})`, table.id)],
);

export const brandUsers = pgTable(
  'brand_users',
  {
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    role: text('role').$type<BrandRole>().notNull(),
    status: text('status').$type<'active' | 'disabled'>().notNull().default('active'),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.personId] }),
    index('brand_users_by_person').on(table.personId),
  ],
);

export const stores = pgTable(
  'stores',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    address: text('address').notNull().default(''),
    timeZone: text('time_zone').notNull(),
    openingHours: jsonb('opening_hours')
      .$type<{ week: object; exceptions: object }>()
      .notNull()
      .default({ week: {}, exceptions: {} }),
    groups: jsonb('groups').$type<string[]>().notNull().default([]),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [index('stores_by_brand').on(table.brandId, sql`lower(${table.name})`, table.id)],
);

export const experiences = pgTable(
  'experiences',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The first is the base. */
    languages: jsonb('languages').$type<string[]>().notNull(),
    /** The pointer that publishing, restoring and unpublishing move; null: never published, or unpublished. */
    publishedVersion: integer('published_version'),
    /** Counts up with every write to any of its documents; compared with the published one's to tell "changed". */
    draftRevision: integer('draft_revision').notNull().default(0),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [index('experiences_by_brand').on(table.brandId, sql`lower(${table.name})`, table.id)],
);

export const placements = pgTable(
  'placements',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    kind: text('kind').$type<PlacementKind>().notNull().default('qr'),
    experienceId: text('experience_id').references(() => experiences.id),
    pinnedVersion: integer('pinned_version'),
    calendar: jsonb('calendar')
      .$type<{ experienceId: string; from: string; until: string }[]>()
      .notNull()
      .default([]),
    activeFrom: at('active_from'),
    activeUntil: at('active_until'),
    paused: boolean('paused').notNull().default(false),
    idleResetSeconds: integer('idle_reset_seconds'),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [
    index('placements_by_brand').on(table.brandId, sql`lower(${table.name})`, table.id),
    index('placements_by_store').on(table.storeId, sql`lower(${table.name})`, table.id),
    index('placements_by_experience').on(table.experienceId),
  ],
);

/**
 * What a placement was assigned before, each until the next: late answers are checked against it. What it is
 * assigned now stands in `placements`.
 */
export const formerAssignments = pgTable(
  'former_assignments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    placementId: text('placement_id')
      .notNull()
      .references(() => placements.id),
    experienceId: text('experience_id'),
    pinnedVersion: integer('pinned_version'),
    calendar: jsonb('calendar').$type<{ experienceId: string; from: string; until: string }[]>().notNull(),
    until: at('until').notNull(),
  },
  (table) => [index('former_assignments_by_placement').on(table.placementId, table.until)],
);

export const testAccesses = pgTable(
  'test_accesses',
  {
    id: text('id').primaryKey(),
    placementId: text('placement_id')
      .notNull()
      .references(() => placements.id),
    label: text('label').notNull(),
    pinnedVersion: integer('pinned_version'),
    /** Whose version it is pinned to: another experience's of the same number is another. */
    experienceId: text('experience_id').references(() => experiences.id),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    lastUsedAt: at('last_used_at'),
    createdAt,
  },
  (table) => [index('test_accesses_by_placement').on(table.placementId)],
);

/**
 * The editor's previews: each the address of a hidden placement with one test access. They stand apart from both, so
 * that no list shows one and nothing that happens there can be counted.
 */
export const previewAccesses = pgTable(
  'preview_accesses',
  {
    /** The test access in the address. */
    id: text('id').primaryKey(),
    /** The placement in the address; there is no other row of it. */
    placementId: text('placement_id').notNull(),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('preview_accesses_by_experience').on(table.experienceId, table.expiresAt)],
);

/** Files by content: one row however often the same bytes are uploaded. */
export const files = pgTable('files', {
  sha256: text('sha256').primaryKey(),
  type: text('type').notNull(),
  extension: text('extension').notNull(),
  /** A video may have more than an integer counts. */
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  durationMs: integer('duration_ms'),
  createdAt,
  revokedAt: at('revoked_at'),
});

/** Which brands uploaded a picture or video: only those may show it. */
export const brandFiles = pgTable(
  'brand_files',
  {
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    sha256: text('sha256')
      .notNull()
      .references(() => files.sha256),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.sha256] })],
);

/** Uploaded videos that are being checked, and what came of it: a check outlives the process that began it. */
export const videoIntakes = pgTable(
  'video_intakes',
  {
    /** The upload's. */
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    state: text('state').$type<VideoIntake['state']>().notNull().default('working'),
    progress: doublePrecision('progress').notNull().default(0),
    message: text('message'),
    sha256: text('sha256').references(() => files.sha256),
    attempts: integer('attempts').notNull().default(0),
    /** Until then it belongs to the process that works on it, which moves this on. */
    claimedUntil: at('claimed_until'),
    createdAt,
  },
  (table) => [index('video_intakes_by_state').on(table.state, table.claimedUntil)],
);

export const libraryObjects = pgTable(
  'library_objects',
  {
    id: text('id').primaryKey(),
    /** null: the tenant's, for every brand. */
    brandId: text('brand_id').references(() => brands.id),
    name: text('name').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    sha256: text('sha256')
      .notNull()
      .references(() => files.sha256),
    thumbnail: text('thumbnail').references(() => files.sha256),
    bytes: integer('bytes').notNull(),
    triangles: integer('triangles').notNull(),
    materials: integer('materials').notNull(),
    textures: jsonb('textures').$type<{ width: number; height: number }[]>().notNull().default([]),
    dimensionsMetres: jsonb('dimensions_metres').$type<[number, number, number]>().notNull(),
    baseMetres: doublePrecision('base_metres').notNull().default(0),
    licence: text('licence').notNull().default(''),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [index('library_objects_by_brand').on(table.brandId, sql`lower(${table.name})`, table.id)],
);

export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    /** The owner: an experience; else a brand; else (both null) the tenant. */
    brandId: text('brand_id').references(() => brands.id),
    experienceId: text('experience_id').references(() => experiences.id),
    area: text('area').$type<DocumentArea>().notNull(),
    order: text('order').notNull(),
    baseLanguage: text('base_language').notNull(),
    revision: integer('revision').notNull().default(1),
    /** The revision that the current published version was compiled from. */
    publishedRevision: integer('published_revision'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt,
    updatedAt,
    updatedBy: text('updated_by'),
    archivedAt,
  },
  (table) => [
    index('documents_by_owner').on(table.brandId, table.experienceId, table.area, table.order),
    /** Rows of an imported table find their product. */
    index('documents_by_handle')
      .on(table.experienceId, sql`(${table.data} ->> 'handle')`)
      .where(sql`area = 'products'`),
  ],
);

export const documentRevisions = pgTable(
  'document_revisions',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    revision: integer('revision').notNull(),
    patch: jsonb('patch').$type<Record<string, unknown>>().notNull(),
    /** The whole document, every so often, so that a restore replays few patches. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
    by: text('by'),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.revision] })],
);

/** Tables that become documents. The file lies in the data folder under the import's id, until it is over. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    /** null: the brand's own documents. */
    experienceId: text('experience_id').references(() => experiences.id),
    area: text('area').$type<ImportSubject>().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    format: jsonb('format').$type<DocumentImport['format']>(),
    /** Entries of the file that the present stage has dealt with: where it goes on after a crash. */
    handled: integer('handled').notNull().default(0),
    total: integer('total'),
    found: jsonb('found').$type<ImportCounts>().notNull(),
    applied: jsonb('applied').$type<ImportCounts>().notNull(),
    report: jsonb('report').$type<ImportFinding[]>().notNull().default([]),
    reportTotal: integer('report_total').notNull().default(0),
    problem: text('problem'),
    createdAt,
    createdBy: text('created_by').notNull(),
    updatedAt,
  },
  (table) => [index('imports_by_age').on(table.updatedAt)],
);

/** Published versions. Rows are never updated. */
export const manifests = pgTable(
  'manifests',
  {
    hash: text('hash').primaryKey(),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id),
    version: integer('version').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    root: jsonb('root').$type<ManifestRoot>().notNull(),
    serverHalf: jsonb('server_half').$type<Record<string, unknown>>().notNull(),
    bytes: integer('bytes').notNull(),
    note: text('note').notNull().default(''),
    certificate: jsonb('certificate').$type<Certificate>().notNull(),
    draftRevision: integer('draft_revision').notNull(),
    publishedAt: at('published_at').notNull().defaultNow(),
    publishedBy: text('published_by'),
  },
  (table) => [unique('manifests_version').on(table.experienceId, table.version)],
);

/** The version of an experience that goes live by itself. One that was moved or taken back leaves its job nothing to do. */
export const publishPlans = pgTable('publish_plans', {
  experienceId: text('experience_id')
    .primaryKey()
    .references(() => experiences.id),
  version: integer('version').notNull(),
  dueAt: at('due_at').notNull(),
  by: text('by'),
});

/** Which version of an experience was current before, each until the next; null: none was. Like `formerAssignments`. */
export const formerVersions = pgTable(
  'former_versions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id),
    version: integer('version'),
    until: at('until').notNull(),
  },
  (table) => [index('former_versions_by_experience').on(table.experienceId, table.until)],
);

/** Content-addressed parts, shared by versions in which they did not change. `content` is canonical JSON, served as stored. */
export const manifestParts = pgTable('manifest_parts', {
  hash: text('hash').primaryKey(),
  content: text('content').notNull(),
});

export const runs = pgTable(
  'runs',
  {
    id: text('id').primaryKey(),
    placementId: text('placement_id')
      .notNull()
      .references(() => placements.id),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id),
    documentId: text('document_id').notNull(),
    area: text('area').$type<DocumentArea>().notNull(),
    round: integer('round').notNull().default(1),
    state: text('state').$type<RunState>().notNull(),
    respondents: integer('respondents').notNull().default(0),
    /** Grows with every change that watchers should see. */
    sequence: integer('sequence').notNull().default(1),
    /** `sequence` at the last change of state: what visitors get while counts are hidden, because `sequence` tells them. */
    stateSequence: integer('state_sequence').notNull().default(1),
    openedAt: at('opened_at'),
    closedAt: at('closed_at'),
    createdAt,
  },
  (table) => [
    unique('runs_round').on(table.placementId, table.documentId, table.round),
    /** One live round a placement and document. */
    uniqueIndex('runs_live').on(table.placementId, table.documentId).where(sql`state <> 'closed'`),
    index('runs_by_experience').on(table.experienceId),
  ],
);

const response = {
  id: text('id').primaryKey(),
  placementId: text('placement_id').notNull(),
  experienceId: text('experience_id').notNull(),
  manifestVersion: integer('manifest_version').notNull(),
  area: text('area').notNull(),
  documentId: text('document_id').notNull(),
  partial: boolean('partial').notNull().default(false),
  answer: jsonb('answer').$type<Record<string, string[]>>().notNull(),
  language: text('language').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  /** SHA-256 of the submission: the same key with another one is refused. */
  submissionHash: text('submission_hash').notNull(),
  receivedAt: at('received_at').notNull().defaultNow(),
};

/**
 * The ledger: append-only. One row a submission. No foreign keys here and in the current answers: their checks, row
 * by row, cost two thirds of the writing time (PGlite, 200 rows a batch: 11,570 against 35,651 rows/s), and
 * responses/ledger writes both under the lock of the run, which is never deleted.
 */
export const responses = pgTable(
  'responses',
  { ...response, runId: text('run_id').notNull(), respondentId: text('respondent_id').notNull() },
  (table) => [
    unique('responses_idempotency').on(table.placementId, table.idempotencyKey),
    index('responses_by_run').on(table.runId, table.receivedAt),
    index('responses_by_experience').on(table.experienceId, table.receivedAt),
  ],
);

/** What counts: one answer a respondent and question. A changed answer moves the pointer. */
export const currentAnswers = pgTable(
  'current_answers',
  {
    runId: text('run_id').notNull(),
    questionId: text('question_id').notNull(),
    respondentId: text('respondent_id').notNull(),
    responseId: text('response_id').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
  },
  // The respondent before the question: one probe of the key finds all that a respondent has answered in a run.
  (table) => [primaryKey({ columns: [table.runId, table.respondentId, table.questionId] })],
);

/** Kept counts; recomputable from current answers. */
export const tallies = pgTable(
  'tallies',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    questionId: text('question_id').notNull(),
    optionId: text('option_id').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.questionId, table.optionId] }),
    check('tallies_not_negative', sql`${table.count} >= 0`),
  ],
);

/** A response's shape in a table of its own: answers in test access, never counted, so they belong to no run. */
export const testResponses = pgTable(
  'test_responses',
  {
    ...response,
    testAccessId: text('test_access_id')
      .notNull()
      .references(() => testAccesses.id),
    /** null: without a visitor session, which a test access does not ask for. */
    respondentId: text('respondent_id'),
  },
  (table) => [unique('test_responses_idempotency').on(table.testAccessId, table.idempotencyKey)],
);

export const visitEvents = pgTable(
  'visit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    placementId: text('placement_id').notNull(),
    experienceId: text('experience_id').notNull(),
    /** Only with the visitor's consent. */
    respondentId: text('respondent_id'),
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    deviceClass: text('device_class').notNull(),
    language: text('language').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [index('visit_events_by_experience').on(table.experienceId, table.at)],
);

/** Visit events without names, by the hour: what remains without consent and after the retention. */
export const visitHours = pgTable(
  'visit_hours',
  {
    placementId: text('placement_id').notNull(),
    experienceId: text('experience_id').notNull(),
    kind: text('kind').notNull(),
    source: text('source').notNull(),
    deviceClass: text('device_class').notNull(),
    language: text('language').notNull(),
    hour: at('hour').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        table.experienceId,
        table.placementId,
        table.hour,
        table.kind,
        table.source,
        table.deviceClass,
        table.language,
      ],
    }),
  ],
);

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    who: text('who'),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    brandId: text('brand_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** HTTP status that the call ended with. */
    outcome: integer('outcome').notNull(),
    address: text('address').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_by_time').on(table.at),
    index('audit_entries_by_brand').on(table.brandId, table.at),
  ],
);

/** Answers to keyed calls by staff, so that a repeated call does nothing twice. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The person. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** null while the first call still runs. */
    status: integer('status'),
    response: jsonb('response'),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

/** How the loading of remotes went in all browsers, by hour and release. Kept for 30 days. */
export const remoteLoads = pgTable(
  'remote_loads',
  {
    hour: at('hour').notNull(),
    remote: text('remote').$type<RemoteLoadReport['remote']>().notNull(),
    version: text('version').notNull(),
    source: text('source').$type<RemoteLoadReport['source']>().notNull(),
    loaded: integer('loaded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Sums over those that succeeded, in milliseconds. */
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull().default(0),
    manifestMs: bigint('manifest_ms', { mode: 'number' }).notNull().default(0),
    entryMs: bigint('entry_ms', { mode: 'number' }).notNull().default(0),
    screenMs: bigint('screen_ms', { mode: 'number' }).notNull().default(0),
    slowestMs: integer('slowest_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hour, table.remote, table.version, table.source] })],
);

/** Which tab of the editor is where, of the last minute. */
export const presences = pgTable(
  'presences',
  {
    tabId: text('tab_id').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id),
    documentId: text('document_id'),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tabId, table.personId] }),
    index('presences_by_experience').on(table.experienceId, table.seenAt),
  ],
);

/** Work for later, claimed with FOR UPDATE SKIP LOCKED. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    dueAt: at('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt,
  },
  (table) => [index('jobs_by_due').on(table.dueAt)],
);
