import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns';
import { documents } from './documents';

/** What staff have said of what visitors wrote; without a row, nothing was said. */
export const moderations = pgTable(
  'moderations',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    kind: text('kind').$type<'word' | 'text'>().notNull(),
    /** Of a word, a hash; of a text, its response and question: nothing that somebody wrote is kept here. */
    key: text('key').notNull(),
    /** Whether others may see it. */
    shown: boolean('shown').notNull(),
    decidedAt: at('decided_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.kind, table.key] })],
);
