import type { TokenArea } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns';
import { experienceId } from './experiences';
import { brandId, people } from './people-and-brands';
import { placementId } from './stores-and-placements';

/** Codes that were made together. One document at one placement, so that none counts at two places. */
export const tokenLots = pgTable(
  'token_lots',
  {
    id: text('id').primaryKey(),
    brandId,
    experienceId,
    placementId,
    area: text('area').$type<TokenArea>().notNull(),
    documentId: text('document_id').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => people.id),
    createdAt,
  },
  (table) => [index('token_lots_by_experience').on(table.experienceId, table.createdAt, table.id)],
);

/**
 * A token is the respondent of what is answered with it: the key of the current answers then lets one ballot of it
 * count, and whether it was used is read from the ledger.
 */
export const tokens = pgTable(
  'tokens',
  {
    /** Its responses stand under this id. */
    id: text('id').primaryKey(),
    lotId: text('lot_id')
      .notNull()
      .references(() => tokenLots.id),
    /** From 1 within its lot. */
    number: integer('number').notNull(),
    /** Kept as it is and not as a hash: cards are printed again, and lists exported. */
    code: text('code').notNull().unique(),
    /** The respondent whose browser holds it; null: nobody's, or of somebody who was erased. */
    holder: text('holder'),
    redeemedAt: at('redeemed_at'),
    /** When its holder came with it last: of several that one browser holds for a document, the newest is answered with. */
    heldAt: at('held_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    unique('tokens_number').on(table.lotId, table.number),
    index('tokens_by_holder').on(table.holder).where(sql`holder is not null`),
    index('tokens_by_held_at').on(table.heldAt).where(sql`holder is not null`),
  ],
);
