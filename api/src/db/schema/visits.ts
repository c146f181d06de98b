import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns';
import { experiences } from './experiences';
import { people } from './people-and-brands';
import { placements } from './stores-and-placements';

/** Visits of those who agree to be recognised: from which it is known how many different people came. */
export const visitEvents = pgTable(
  'visit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    placementId: text('placement_id').notNull(),
    experienceId: text('experience_id').notNull(),
    /** Only with the visitor's consent; null once they are erased or the retention is over. */
    respondentId: text('respondent_id'),
    kind: text('kind').notNull(),
    /** These three are empty once the id is gone. */
    source: text('source').notNull(),
    deviceClass: text('device_class').notNull(),
    language: text('language').notNull(),
    /** When its quarter of an hour began. */
    at: at('at').notNull().defaultNow(),
    /** The same of their visit before, to the experience anywhere and at this placement; 1970 where there was none. */
    previousAt: at('previous_at').notNull().default(sql`'epoch'`),
    previousHereAt: at('previous_here_at').notNull().default(sql`'epoch'`),
  },
  (table) => [
    index('visit_events_by_respondent').on(table.respondentId),
    index('visit_events_with_respondent').on(table.at).where(sql`respondent_id is not null`),
    index('visit_events_by_time').on(table.experienceId, table.at, table.previousAt),
    index('visit_events_by_previous').on(table.experienceId, table.previousAt, table.at),
    index('visit_events_by_placement').on(
      table.experienceId,
      table.placementId,
      table.at,
      table.previousHereAt,
    ),
  ],
);

/**
 * Of an hour's count, what fell into its later quarters; the rest fell into the first. In zones that are half an hour
 * or three quarters off, a day ends within an hour of UTC.
 */
const quarters = {
  secondQuarter: integer('second_quarter').notNull().default(0),
  thirdQuarter: integer('third_quarter').notNull().default(0),
  fourthQuarter: integer('fourth_quarter').notNull().default(0),
};

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
    ...quarters,
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
    index('visit_hours_by_hour').on(table.experienceId, table.hour),
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

/**
 * What `visit_hours` adds up to at all placements of an experience, of hours and of days (UTC) that are over: so that a
 * year of many placements is read at once. `visitors/roll-up-visits.ts` keeps it.
 */
export const visitRollups = pgTable(
  'visit_rollups',
  {
    experienceId: text('experience_id').notNull(),
    span: text('span').$type<'hour' | 'day'>().notNull(),
    /** As in `visit_hours`; visits also as source, device_class and language, with its value as their detail. */
    kind: text('kind').notNull(),
    /** When the hour or the day began. */
    hour: at('hour').notNull(),
    documentId: text('document_id').notNull(),
    detail: text('detail').notNull(),
    count: integer('count').notNull(),
    ...quarters,
  },
  (table) => [
    primaryKey({
      name: 'visit_rollups_key',
      columns: [table.experienceId, table.span, table.kind, table.hour, table.documentId, table.detail],
    }),
  ],
);

/**
 * How many recognised visitors came on a day (UTC) that is over, by the day of their visit before. Those who came on a
 * day of a range, and before not since it began, are its different visitors.
 */
export const visitorRollups = pgTable(
  'visitor_rollups',
  {
    experienceId: text('experience_id').notNull(),
    day: at('day').notNull(),
    /** 1970 where there was none. */
    previousDay: at('previous_day').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [
    primaryKey({ name: 'visitor_rollups_key', columns: [table.experienceId, table.day, table.previousDay] }),
  ],
);

/** Until when `visit_rollups` and `visitor_rollups` are complete: one row. */
export const visitRollupProgress = pgTable('visit_rollup_progress', {
  id: text('id').primaryKey(),
  until: at('until').notNull(),
});

/** What staff noted at a moment of an experience. */
export const timelineNotes = pgTable(
  'timeline_notes',
  {
    id: text('id').primaryKey(),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    text: text('text').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => people.id),
    createdAt,
  },
  (table) => [index('timeline_notes_by_experience').on(table.experienceId, table.at)],
);
