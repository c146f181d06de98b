import { type AnyColumn, isNotNull, isNull } from 'drizzle-orm';

/** The filter every list has: what is in use, or what is archived. */
export const archivedIs = (column: AnyColumn, archived: boolean) =>
  archived ? isNotNull(column) : isNull(column);
