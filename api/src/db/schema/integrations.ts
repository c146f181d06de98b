import type { DeliveryFailure } from '@vitrine/shared/contract';
import { bigint, bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns';
import { brandId, people } from './people-and-brands';

const createdBy = text('created_by')
  .notNull()
  .references(() => people.id);

/** What programs read a brand with. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    brandId,
    name: text('name').notNull(),
    /** SHA-256 of the token, which only its holder has. It is random enough to need no salt. */
    hash: text('hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdBy,
    createdAt,
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('api_tokens_by_brand').on(table.brandId, table.createdAt, table.id)],
);

/** Addresses that are told of responses. What they have not been told yet is the ledger from their cursor on. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    brandId,
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** Sealed with the deployment's secret (sealed-secret.ts). */
    secret: text('secret').notNull(),
    /** The one before it signs as well for a while, so that a receiver can change over. */
    formerSecret: text('former_secret'),
    formerUntil: at('former_until'),
    active: boolean('active').notNull().default(true),
    /** `responses.position` up to which everything was delivered. */
    cursor: bigint('cursor', { mode: 'number' }).notNull(),
    /** Where the batch that failed ends: it is sent again as it was, under the same id. */
    batchEnd: bigint('batch_end', { mode: 'number' }),
    attempts: integer('attempts').notNull().default(0),
    failingSince: at('failing_since'),
    /** null: as soon as there is something. */
    nextAttemptAt: at('next_attempt_at'),
    createdBy,
    createdAt,
  },
  (table) => [index('webhooks_by_brand').on(table.brandId, table.createdAt, table.id)],
);

/** What was sent and how it went; the last few of each webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    messageId: text('message_id').notNull(),
    /** How many were in it; 0 for a test. */
    responses: integer('responses').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** HTTP status of the answer, if there was one. */
    status: integer('status'),
    /** null: delivered. */
    failure: text('failure').$type<DeliveryFailure>(),
    /** The beginning of the answer, for whoever looks for a mistake. */
    answer: text('answer').notNull(),
  },
  (table) => [index('webhook_deliveries_by_webhook').on(table.webhookId, table.id)],
);
