import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns';
import { placements } from './stores-and-placements';

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
  (table) => [
    index('visit_events_by_respondent').on(table.respondentId),
    index('visit_events_by_time').on(table.at),
  ],
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
    /** The document that it was done with; empty for what was done with none. */
    documentId: text('document_id').notNull().default(''),
    /** What more there is to say, by kind: which tenth of a film, which variant of a product. */
    detail: text('detail').notNull().default(''),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({
      name: 'visit_hours_key',
      columns: [
        table.experienceId,
        table.placementId,
        table.hour,
        table.kind,
        table.source,
        table.deviceClass,
        table.language,
        table.documentId,
        table.detail,
      ],
    }),
    index('visit_hours_by_document').on(table.experienceId, table.documentId, table.hour),
  ],
);

/** When a visitor's page of a kiosk or a screen was open last. Apart from the placements: it is no change of one. */
export const placementSightings = pgTable('placement_sightings', {
  placementId: text('placement_id')
    .primaryKey()
    .references(() => placements.id, { onDelete: 'cascade' }),
  lastSeenAt: at('last_seen_at').notNull(),
});

/** How many visitors have a placement open now, as each process of the API says every few seconds. */
export const openVisits = pgTable(
  'open_visits',
  {
    processId: text('process_id').notNull(),
    placementId: text('placement_id')
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    visitors: integer('visitors').notNull(),
    saidAt: at('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.processId, table.placementId] }),
    index('open_visits_by_placement').on(table.placementId),
  ],
);
