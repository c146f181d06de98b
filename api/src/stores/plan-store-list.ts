import { isDeepStrictEqual } from 'node:util';
import type { StoreListField, StoreListReason, StoreListRow } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { canonicalJson, sha256Of } from '../content/canonical';
import type { Database, Transaction } from '../db/database';
import { stores } from '../db/schema';
import { type Listed, storeColumns } from './store-columns';
import { type ListedRow, plainCell } from './store-list';

type StoreRow = typeof stores.$inferSelect;

/** What becomes of a row. */
interface PlannedRow extends StoreListRow {
  /** The store as it is; null for a new one. */
  current: StoreRow | null;
  /** What the row says of it, without what cannot be. */
  values: Partial<Listed>;
}

export interface StorePlan {
  rows: PlannedRow[];
  /** A hash of all that would be written, and over what. */
  plan: string;
}

/**
 * Says what importing a list would do. Nothing is written.
 * @param options.timeZone of new stores for which the list says none.
 * @param options.lock keeps other writes away from the stores that the list names, until the transaction ends.
 */
export async function planStoreList(
  db: Database | Transaction,
  brandId: string,
  listed: ListedRow[],
  { lock = false, timeZone }: { lock?: boolean; timeZone: string },
): Promise<StorePlan> {
  const known = await knownStores(db, brandId, listed, lock);
  const seen = new Set<string>();
  const rows = listed.map((row): PlannedRow => {
    const current = known.byId.get(row.id) ?? null;
    const { reasons, values } = current ? readCells(row, current) : readCells(row, { timeZone });
    const wrong: StoreListReason[] = row.uneven ? ['uneven'] : row.id && !current ? ['unknown'] : reasons;
    const place = current ? current.id : placeOf(values);
    const isAgain = seen.has(place);
    if (wrong.length === 0) seen.add(place);
    const changes = storeColumns
      .map(({ field }) => field)
      .filter((field) => field in values && !isDeepStrictEqual(values[field], current?.[field]));
    const { line } = row;
    const name = (row.cells.name ?? current?.name ?? row.id).slice(0, 120);
    const planned = { line, name, current, values, changes };
    if (wrong.length > 0) return { ...planned, verdict: 'refuse', reasons: wrong };
    if (isAgain) return { ...planned, verdict: 'refuse', reasons: ['twice'] };
    if (current) return { ...planned, verdict: changes.length > 0 ? 'update' : 'same', reasons };
    if (known.places.has(place)) return { ...planned, verdict: 'skip', reasons: ['here-already'] };
    return { ...planned, verdict: 'create', reasons };
  });
  return { rows, plan: hashOf(rows) };
}

/** By what a store is known that has no id: its name, and where it is. */
const placeOf = ({ address = '', name }: Partial<Listed>) => JSON.stringify([name, plainCell(address)]);

/**
 * What a row's cells say, a cell that says what is there already being right whatever it says.
 * @param current the store; of a new one, what it has where the list says nothing.
 */
function readCells({ cells }: ListedRow, current: Partial<Listed>) {
  const isNew = current.name === undefined;
  const values: Partial<Record<StoreListField, unknown>> = isNew ? { ...current } : {};
  const reasons: StoreListReason[] = [];
  for (const { field, read, write } of storeColumns) {
    const cell = cells[field];
    const before = current[field];
    if (cell === undefined) {
      if (isNew && field === 'name') reasons.push('name');
    } else if (!isNew && before !== undefined && cell === plainCell(write(before))) values[field] = before;
    else {
      const value = read(cell);
      if (value === null) reasons.push(field);
      else if (value !== undefined) values[field] = value;
    }
  }
  return { values: values as Partial<Listed>, reasons };
}

async function knownStores(db: Database | Transaction, brandId: string, listed: ListedRow[], lock: boolean) {
  const ids = listed.flatMap(({ id }) => id || []);
  const names = listed.flatMap(({ cells, id }) => (id ? [] : (cells.name ?? [])));
  const inBrand = eq(stores.brandId, brandId);
  const named = db
    .select()
    .from(stores)
    .where(and(inBrand, inArray(stores.id, ids)))
    // In one order for all, so that two lists with the same stores do not wait for each other.
    .orderBy(stores.id);
  const byId = ids.length === 0 ? [] : await (lock ? named.for('no key update') : named);
  const alike =
    names.length === 0
      ? []
      : await db
          .select({ name: stores.name, address: stores.address })
          .from(stores)
          .where(and(inBrand, isNull(stores.archivedAt), inArray(stores.name, names)));
  return { byId: new Map(byId.map((row) => [row.id, row])), places: new Set(alike.map(placeOf)) };
}

function hashOf(rows: PlannedRow[]): string {
  const content = rows.map(({ changes, current, line, values, verdict }) => ({
    line,
    verdict,
    id: current?.id ?? null,
    was: Object.fromEntries(changes.map((field) => [field, current?.[field] ?? null])),
    values,
  }));
  return sha256Of(canonicalJson(content));
}
