import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { experienceId } from './experiences';
import { brandId } from './people-and-brands';
import { placementId } from './stores-and-placements';

/**
 * Addresses that are printed: once made, one is never another's, whatever becomes of what it names
 * (docs/decisions/printed-addresses.md).
 */
export const printedCodes = pgTable(
  'printed_codes',
  {
    code: text('code').primaryKey(),
    brandId,
    experienceId,
    documentId: text('document_id').notNull(),
    placementId,
    createdAt,
  },
  (table) => [
    unique('printed_codes_place').on(table.documentId, table.placementId),
    index('printed_codes_by_experience').on(table.experienceId, table.createdAt, table.code),
    index('printed_codes_by_document').on(table.documentId, table.createdAt, table.code),
  ],
);
