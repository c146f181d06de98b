import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { stores } from '../db/schema';

/** The groups that a brand's stores in use are in: to select from like a table. */
export const groupsOf = (db: Database, brandId: string) =>
  db
    .select({
      name: sql<string>`store_group.name`.as('name'),
      stores: sql<number>`count(*)::int`.as('stores'),
    })
    .from(stores)
    .crossJoinLateral(sql`jsonb_array_elements_text(${stores.groups}) as store_group(name)`)
    .where(and(eq(stores.brandId, brandId), isNull(stores.archivedAt)))
    .groupBy(sql`store_group.name`)
    .as('store_groups');
