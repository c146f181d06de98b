import type { ListQuery, Page } from '@vitrine/shared/contract';
import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { offenceIn } from './offence';
import { invalid } from './problem';

/** A list's order: a sort key, and an id that makes it total, so that a cursor names one place in it. */
export interface ListOrder<Row> {
  key: SQL;
  id: AnyColumn | SQL;
  direction: 'ascending' | 'descending';
  /** What a cursor of this list holds of a row. */
  value: z.ZodType<string | number>;
  /** The same two values of a row that was read. */
  of(row: Row): [key: string | number, id: string | number];
  /** Turns a key out of a cursor into what `key` compares with. */
  literal(key: string | number): SQL;
}

/** By a name, without regard to case. */
export const byName = <Row>(
  name: AnyColumn,
  id: AnyColumn,
  of: (row: Row) => [string, string],
): ListOrder<Row> => ({
  key: sql`lower(${name})`,
  id,
  direction: 'ascending',
  value: z.string(),
  of,
  literal: (key) => sql`lower(${String(key)}::text)`,
});

/** By a number that never repeats within the list, such as a version: newest first. */
export const newestFirst = <Row>(counter: AnyColumn | SQL, of: (row: Row) => number): ListOrder<Row> => ({
  key: sql`${counter}`,
  id: counter,
  direction: 'descending',
  value: z.int(),
  of: (row) => [of(row), of(row)],
  literal: (key) => sql`${Number(key)}::bigint`,
});

/**
 * One page of a list, with the total of what the filters let through.
 * @param list.rows reads at most `limit` rows in `orderBy`, after the cursor's place (`after`, to be and-ed with the filters).
 * @param list.total counts with the same filters, without `after`.
 * @throws ProblemError 400 for a cursor that this API did not give out.
 */
export async function listPage<Row, Item>(list: {
  query: Pick<ListQuery, 'limit' | 'cursor'>;
  order: ListOrder<Row>;
  rows(page: { after: SQL | undefined; orderBy: SQL[]; limit: number }): PromiseLike<Row[]>;
  total: PromiseLike<number>;
  item(row: Row): Item;
}): Promise<Page<Item>> {
  const { order, query } = list;
  const sorted = order.direction === 'ascending' ? asc : desc;
  const found = await list.rows({
    after: query.cursor === undefined ? undefined : afterCursor(query.cursor, order),
    orderBy: [sorted(order.key), sorted(order.id)],
    limit: query.limit + 1,
  });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const more = found.length > rows.length && last !== undefined;
  return {
    items: rows.map(list.item),
    total: await list.total,
    nextCursor: more ? Buffer.from(JSON.stringify(order.of(last))).toString('base64url') : null,
  };
}

function afterCursor<Row>(cursor: string, order: ListOrder<Row>): SQL {
  const [key, id] = readCursor(cursor, order);
  const comparison = order.direction === 'ascending' ? sql`>` : sql`<`;
  return sql`(${order.key}, ${order.id}) ${comparison} (${order.literal(key)}, ${id})`;
}

function readCursor<Row>(cursor: string, { value }: ListOrder<Row>) {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw invalid('/cursor', 'Not a cursor of this list');
  }
  const result = z.tuple([value, value]).safeParse(content);
  if (!result.success || offenceIn(content)) throw invalid('/cursor', 'Not a cursor of this list');
  return result.data;
}

/** The `q` filter: a part of the text without regard to case; nothing when there is no `q`. */
export function contains(column: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  if (q.includes('\0')) throw invalid('/q', 'No null bytes');
  return sql`${column} ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`;
}
