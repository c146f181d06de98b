import { sql } from 'drizzle-orm';

/**
 * The name of the placement at hand with that of its store: many stores of a brand have a "Window". The statement reads
 * `placements` under that name.
 */
export const placementFullName = sql<string>`(
  select stores.name from stores where stores.id = placements.store_id) || ' · ' || placements.name`;
