import type { ListQuery, Page } from '@vitrine/shared/contract';
import { type AnyColumn, and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CursorSeal } from './integrations/sealed-cursor';
import { invalid } from './problem';
import { findValidationError } from './validation-error';

/** A list's order: a sort key, and an id that makes it total, so that a cursor names one place in it. */
export interface ListOrder<Row> {
  /** What it is called in `sort`; a cursor of one order is no place in another. */
  name: string;
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
  name: AnyColumn | SQL,
  id: AnyColumn | SQL,
  of: (row: Row) => [string, string],
): ListOrder<Row> => ({
  name: 'name',
  key: sql`lower(${name})`,
  id,
  direction: 'ascending',
  value: z.string(),
  of,
  literal: (key) => sql`lower(${String(key)}::text)`,
});

/** By the key of a name, where the table holds one. */
export const byNameKey = <Row>(
  nameKey: AnyColumn,
  id: AnyColumn,
  of: (row: Row) => [string, string],
): ListOrder<Row> => ({ ...byName(nameKey, id, of), key: sql`${nameKey}` });

/** By a time. The column keeps milliseconds only, so that what was read names exactly its place. */
export const byTime = <Row>(
  time: AnyColumn | SQL,
  id: AnyColumn,
  of: (row: Row) => [Date, string],
): ListOrder<Row> => ({
  name: 'time',
  key: sql`${time}`,
  id,
  direction: 'ascending',
  value: z.string(),
  of: (row) => {
    const [at, rowId] = of(row);
    return [at.toISOString(), rowId];
  },
  literal: (key) => {
    const at = new Date(String(key));
    if (Number.isNaN(at.getTime())) throw notOurs();
    return sql`${at.toISOString()}::timestamptz`;
  },
});

/** By a count of what a thing holds. */
export const byCount = <Row>(
  count: SQL,
  id: AnyColumn,
  of: (row: Row) => [number, string],
): ListOrder<Row> => ({
  name: 'count',
  key: count,
  id,
  direction: 'ascending',
  value: z.union([z.int(), z.string()]),
  of,
  literal: (key) => {
    if (typeof key !== 'number') throw notOurs();
    return sql`${key}::bigint`;
  },
});

/** By a number that never repeats within the list, such as a version: newest first. */
export const newestFirst = <Row>(counter: AnyColumn | SQL, of: (row: Row) => number): ListOrder<Row> => ({
  name: 'newest',
  key: sql`${counter}`,
  id: counter,
  direction: 'descending',
  value: z.int(),
  of: (row) => [of(row), of(row)],
  literal: (key) => sql`${Number(key)}::bigint`,
});

/** The order that `sort` asks for: one of those that the list offers, turned round with a minus. */
export function sortedBy<Row, Key extends string>(
  sort: Key | `-${Key}`,
  orders: Record<Key, ListOrder<Row>>,
): ListOrder<Row> {
  const turned = sort.startsWith('-');
  const order = orders[sort.slice(turned ? 1 : 0) as Key];
  return { ...order, name: sort, direction: turned ? opposite[order.direction] : order.direction };
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** A place in a list: the row on one side of it, and about how many rows come before the page that it leads to. */
interface Place {
  side: 'after' | 'before';
  key: string | number;
  id: string | number;
  start: number;
}

/** What a page reads of a list. */
interface Excerpt {
  /** Beyond the cursor's place. */
  after: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/** A query that is not filtered and sorted yet. */
interface Selection<Row> {
  where(filter: SQL | undefined): {
    orderBy(...order: SQL[]): { limit(most: number): PromiseLike<Row[]> };
  };
}

/** How a page reads what a query selects, of which a filter lets some through. */
export const rowsOf =
  <Row>(selection: Selection<Row>, filter?: SQL) =>
  ({ after, limit, orderBy }: Excerpt) =>
    selection
      .where(and(filter, after))
      .orderBy(...orderBy)
      .limit(limit);

/** What a page is made of. */
interface List<Row, Item> {
  query: Pick<ListQuery, 'limit' | 'cursor'>;
  order: ListOrder<Row>;
  /** Present: nobody else reads what cursors hold. */
  cursors?: CursorSeal;
  /** Reads at most `limit` rows in `orderBy`, of those that the filters let through: see `rowsOf`. */
  rows(page: Excerpt): PromiseLike<Row[]>;
  item(row: Row): Item;
}

/**
 * One page of a list, with the total of what the filters let through.
 * @param list.total counts with the same filters, without `after`.
 * @throws ProblemError 400 for a cursor that this API did not give out.
 */
export async function listPage<Row, Item>(
  list: List<Row, Item> & { total: PromiseLike<number> },
): Promise<Page<Item>> {
  const [page, total] = await Promise.all([uncountedPage(list), list.total]);
  return { ...page, total };
}

/**
 * The same of a list that nobody counts: a page reads what it holds, however long the list is.
 * @throws ProblemError 400 for a cursor that this API did not give out.
 */
export async function uncountedPage<Row, Item>(list: List<Row, Item>): Promise<Omit<Page<Item>, 'total'>> {
  const { cursors = openCursors, order, query } = list;
  const place = query.cursor === undefined ? null : readCursor(query.cursor, order, cursors);
  const backwards = place?.side === 'before';
  const direction = backwards ? opposite[order.direction] : order.direction;
  const sorted = direction === 'ascending' ? asc : desc;
  const found = await list.rows({
    after: place ? beyond(place, order, direction) : undefined,
    orderBy: [sorted(order.key), sorted(order.id)],
    limit: query.limit + 1,
  });
  const isMore = found.length > query.limit;
  const read = found.slice(0, query.limit);
  const rows = backwards ? read.reverse() : read;
  const isFirst = backwards ? !isMore : place === null;
  const start = isFirst ? 0 : (place?.start ?? 0);
  const cursorOf = (row: Row | undefined, side: Place['side'], starts: number) => {
    if (!row) return null;
    const [key, id] = order.of(row);
    return writeCursor(order, { side, key, id, start: starts }, cursors);
  };
  const hasNext = backwards || isMore;
  return {
    items: rows.map(list.item),
    nextCursor: hasNext ? cursorOf(rows.at(-1), 'after', start + rows.length) : null,
    previousCursor: isFirst ? null : cursorOf(rows[0], 'before', Math.max(0, start - query.limit)),
    start,
  };
}

function beyond<Row>({ id, key }: Place, order: ListOrder<Row>, direction: ListOrder<Row>['direction']): SQL {
  const comparison = direction === 'ascending' ? sql`>` : sql`<`;
  return sql`(${order.key}, ${order.id}) ${comparison} (${order.literal(key)}, ${id})`;
}

const notOurs = () => invalid('/cursor', 'Not a cursor of this list');

const openCursors: CursorSeal = {
  seal: (place) => Buffer.from(place).toString('base64url'),
  unseal: (cursor) => Buffer.from(cursor, 'base64url').toString(),
};

const writeCursor = <Row>(
  { name }: ListOrder<Row>,
  { id, key, side, start }: Place,
  { seal }: CursorSeal,
): string => seal(JSON.stringify([name, side, key, id, start]));

function readCursor<Row>(cursor: string, { name, value }: ListOrder<Row>, { unseal }: CursorSeal): Place {
  let content: unknown;
  try {
    content = JSON.parse(unseal(cursor) ?? '');
  } catch {
    throw notOurs();
  }
  const cursors = z.tuple([z.literal(name), z.enum(['after', 'before']), value, value, z.int().min(0)]);
  const result = cursors.safeParse(content);
  if (!result.success || findValidationError(content)) throw notOurs();
  const [, side, key, id, start] = result.data;
  return { side, key, id, start };
}

/** The `q` filter: a part of the text without regard to case; nothing when there is no `q`. */
export function contains(column: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  return q ? sql`${column} ilike ${pattern(q)}` : undefined;
}

/** The `q` filter of a table that holds the keys of its names, several times as fast. */
export function nameContains(nameKey: AnyColumn, q: string | undefined): SQL | undefined {
  return q ? sql`${nameKey} like lower(${pattern(q)}::text)` : undefined;
}

function pattern(q: string): string {
  if (q.includes('\0')) throw invalid('/q', 'No null bytes');
  return `%${q.replace(/[\\%_]/g, '\\$&')}%`;
}
