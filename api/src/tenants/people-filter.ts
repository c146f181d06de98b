import type { PersonStatus } from '@vitrine/shared/contract';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The people whom a list is asked for. @param status where it stands, or how it is found. */
export function byStatus(
  status: AnyColumn | SQL,
  { archived, status: wanted }: { archived: boolean; status?: PersonStatus | 'any' | 'ever' | undefined },
): SQL | undefined {
  if (wanted === 'any' || wanted === 'ever') return undefined;
  if (wanted) return sql`${status} = ${wanted}`;
  return archived ? sql`${status} = 'disabled'` : sql`${status} <> 'disabled'`;
}
