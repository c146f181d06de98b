import { sql } from 'drizzle-orm';
import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** In milliseconds, as JavaScript reads it: a list's cursor, made from a row that was read, names exactly its place. */
const atMillisecond = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * The name without regard to case, by which long lists are sorted and searched: it stands in their indexes, so that a
 * search reads those and not the rows.
 */
export const nameKey = text('name_key').notNull().generatedAlwaysAs(sql`lower(name)`);

// What most tables have.
export const createdAt = atMillisecond('created_at').notNull().defaultNow();
export const updatedAt = atMillisecond('updated_at').notNull().defaultNow();
export const archivedAt = at('archived_at');
