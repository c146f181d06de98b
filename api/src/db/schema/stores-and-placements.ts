import type { CalendarEntry, DisplayMode, OpeningHours, PlacementKind } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archivedAt, at, createdAt, nameKey, updatedAt } from './columns';
import { experienceId, experiences } from './experiences';
import { brandId } from './people-and-brands';

export const stores = pgTable(
  'stores',
  {
    id: text('id').primaryKey(),
    brandId,
    name: text('name').notNull(),
    nameKey,
    address: text('address').notNull().default(''),
    timeZone: text('time_zone').notNull(),
    openingHours: jsonb('opening_hours')
      .$type<OpeningHours>()
      .notNull()
      .default({ week: {}, exceptions: {} }),
    groups: jsonb('groups').$type<string[]>().notNull().default([]),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [
    index('stores_by_brand').on(table.brandId, table.nameKey, table.id, table.archivedAt),
    index('stores_by_update').on(table.brandId, table.updatedAt, table.id),
    index('stores_by_creation').on(table.brandId, table.createdAt, table.id),
    /** Counts what a brand has without a look at the rows. */
    index('stores_in_use').on(table.brandId).where(sql`archived_at is null`),
  ],
);

export const placements = pgTable(
  'placements',
  {
    id: text('id').primaryKey(),
    brandId,
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    nameKey,
    kind: text('kind').$type<PlacementKind>().notNull().default('qr'),
    experienceId: text('experience_id').references(() => experiences.id),
    pinnedVersion: integer('pinned_version'),
    calendar: jsonb('calendar').$type<CalendarEntry[]>().notNull().default([]),
    activeFrom: at('active_from'),
    activeUntil: at('active_until'),
    paused: boolean('paused').notNull().default(false),
    displayMode: text('display_mode').$type<DisplayMode>(),
    idleResetSeconds: integer('idle_reset_seconds'),
    respondentsPerMinute: integer('respondents_per_minute'),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [
    index('placements_by_brand').on(table.brandId, table.nameKey, table.id, table.archivedAt, table.storeId),
    index('placements_by_store').on(table.storeId, table.nameKey, table.id),
    index('placements_by_experience').on(table.experienceId),
    index('placements_by_update').on(table.brandId, table.updatedAt, table.id),
    /** Counts what a brand and each of its stores have without a look at the rows. */
    index('placements_in_use').on(table.brandId, table.storeId).where(sql`archived_at is null`),
    /** What a brand's home looks for: those that end soon, those with a calendar, kiosks and screens. */
    index('placements_by_end').on(table.brandId, table.activeUntil).where(sql`active_until is not null`),
    index('placements_with_calendar').on(table.brandId).where(sql`calendar <> '[]'`),
    index('placements_seen').on(table.brandId).where(sql`kind in ('kiosk', 'screen')`),
  ],
);

/** Where a row belongs. */
export const placementId = text('placement_id')
  .notNull()
  .references(() => placements.id);

/**
 * What a placement was assigned before, each until the next: late answers are checked against it. What it is
 * assigned now stands in `placements`.
 */
export const formerAssignments = pgTable(
  'former_assignments',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    placementId,
    experienceId: text('experience_id'),
    pinnedVersion: integer('pinned_version'),
    calendar: jsonb('calendar').$type<CalendarEntry[]>().notNull(),
    until: at('until').notNull(),
  },
  (table) => [index('former_assignments_by_placement').on(table.placementId, table.until)],
);

export const testAccesses = pgTable(
  'test_accesses',
  {
    id: text('id').primaryKey(),
    placementId,
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
    experienceId,
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('preview_accesses_by_experience').on(table.experienceId, table.expiresAt)],
);
