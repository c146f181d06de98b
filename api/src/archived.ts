import { type AnyColumn, isNotNull, isNull } from 'drizzle-orm';

/** The filter every list has: what is in use, or what is archived; undefined: both. */
export function archivedIs(column: AnyColumn, archived: boolean | undefined) {
  if (archived === undefined) return undefined;
  return archived ? isNotNull(column) : isNull(column);
}
