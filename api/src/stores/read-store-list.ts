import { and, eq, inArray } from 'drizzle-orm';
import type { GivenList } from '../content/imports/given-list';
import { readGivenList } from '../content/imports/read-given-list';
import type { Transaction } from '../db/database';
import { stores } from '../db/schema';
import type { StoreList } from './store-list';

/** @param owner whose list it is. @throws ProblemError 400 for what is no such table, holds no store, or too many. */
export const readStoreList = (given: GivenList, owner: string): Promise<StoreList> =>
  readGivenList(given, 'storesIn', owner);

/** Which stores of a brand a list names: those whose turn an import waits for. */
export async function idsInList(
  tx: Transaction,
  brandId: string,
  { rows }: Pick<StoreList, 'rows'>,
): Promise<string[]> {
  const ids = rows.flatMap(({ id }) => id || []);
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.brandId, brandId), inArray(stores.id, ids)));
  return found.map(({ id }) => id);
}
