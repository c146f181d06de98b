import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { tokens } from '../db/schema';

/** So that whoever comes with a code meanwhile never waits long. */
const atOnce = 5_000;

/** Forgets whose browser held a token, where nobody came with it since. It stays used up, as one of who was erased. */
export async function forgetHolders(db: Database, before: Date): Promise<void> {
  let found = atOnce;
  while (found === atOnce) {
    const { rowCount } = await db.execute(sql`
      update ${tokens} set holder = null where id = any(array(
        select id from ${tokens} where holder is not null and held_at < ${before.toISOString()}::timestamptz
        order by held_at limit ${atOnce}
      ))`);
    found = rowCount ?? 0;
  }
}
