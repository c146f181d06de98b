import type { RemoteLoadReport } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    who: text('who'),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    /** What the thing was called. */
    name: text('name'),
    brandId: text('brand_id'),
    /** What changed, as audit/changed-fields.ts tells it; both null where nothing was written. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** HTTP status that the call ended with. */
    outcome: integer('outcome').notNull(),
    address: text('address').notNull(),
    at: at('at').notNull().defaultNow(),
    /** What a search looks through: once, and without regard to case, which costs four times as much when it is asked. */
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(action || ' ' || resource || ' ' || coalesce(name, ''))`),
  },
  (table) => [
    index('audit_entries_by_time').on(table.at),
    index('audit_entries_by_brand').on(table.brandId, table.at),
    index('audit_entries_by_person').on(table.who, table.id),
    index('audit_entries_by_action').on(table.action, table.id),
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
    crashed: integer('crashed').notNull().default(0),
    /** Sums over those that succeeded, in milliseconds. */
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull().default(0),
    manifestMs: bigint('manifest_ms', { mode: 'number' }).notNull().default(0),
    entryMs: bigint('entry_ms', { mode: 'number' }).notNull().default(0),
    screenMs: bigint('screen_ms', { mode: 'number' }).notNull().default(0),
    slowestMs: integer('slowest_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hour, table.remote, table.version, table.source] })],
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
