import { sql } from 'drizzle-orm';
import { bigserial, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns';
import { brandId } from './people-and-brands';
import { placementId } from './stores-and-placements';

/**
 * Devices that hang in a wall of screens, wait to be let in, or were sent away. They stand here and not with their area
 * because the audit log tells of them.
 */
export const wallScreens = pgTable(
  'wall_screens',
  {
    id: text('id').primaryKey(),
    brandId,
    /** Whose address it has open. */
    placementId,
    /** SHA-256 of what the device proves with that it is this one. */
    secretHash: text('secret_hash').notNull(),
    /** What it shows until it is let in. */
    code: text('code').unique(),
    codeUntil: at('code_until'),
    /** Its place; null until it is let in. */
    documentId: text('document_id'),
    name: text('name').notNull().default(''),
    row: integer('row').notNull().default(0),
    column: integer('column').notNull().default(0),
    pairedAt: at('paired_at'),
    revokedAt: at('revoked_at'),
    identifyUntil: at('identify_until'),
    reloads: integer('reloads').notNull().default(0),
    /** When staff changed something that the device should know. */
    changedAt: at('changed_at'),
    version: text('version').notNull().default(''),
    widthPx: integer('width_px').notNull().default(0),
    heightPx: integer('height_px').notNull().default(0),
    driftMs: doublePrecision('drift_ms'),
    roundTripMs: doublePrecision('round_trip_ms'),
    lastSeenAt: at('last_seen_at').notNull(),
    createdAt,
  },
  (table) => [
    index('wall_screens_at_placement').on(table.placementId, table.changedAt),
    index('wall_screens_by_document').on(table.documentId),
    /** One device for one place. */
    uniqueIndex('wall_screens_place')
      .on(table.placementId, table.documentId, table.row, table.column)
      .where(sql`document_id is not null and revoked_at is null`),
  ],
);

/** How far screens were from their wall's time, for a day. */
export const wallDrifts = pgTable(
  'wall_drifts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    screenId: text('screen_id')
      .notNull()
      .references(() => wallScreens.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    driftMs: doublePrecision('drift_ms').notNull(),
    roundTripMs: doublePrecision('round_trip_ms'),
  },
  (table) => [
    index('wall_drifts_of_screen').on(table.screenId, table.at),
    index('wall_drifts_by_age').on(table.at),
  ],
);
