import { and, eq } from 'drizzle-orm';
import { archivedIs } from '../archived';
import { stores } from '../db/schema';
import { nameContains } from '../pagination';

interface StoreQuery {
  archived: boolean;
  q?: string | undefined;
  timeZone?: string | undefined;
}

/** Which stores of a brand a list shows, and an export holds. */
export const matchingStores = (brandId: string, { archived, q, timeZone }: StoreQuery) =>
  and(
    eq(stores.brandId, brandId),
    archivedIs(stores.archivedAt, archived),
    nameContains(stores.nameKey, q),
    timeZone ? eq(stores.timeZone, timeZone) : undefined,
  );
