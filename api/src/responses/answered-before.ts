import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** Nobody has more of their own but by changing answers again and again. */
const looksAt = 300;

/** Whether a respondent has answered at a placement, as far as a few of their responses tell. */
export async function answeredBefore(
  db: Database,
  { placementId, respondentId }: { placementId: string; respondentId: string },
): Promise<boolean> {
  // By the respondent alone: without statistics the placement's index looks as good, and would read all its responses.
  const { rows } = await db.execute(sql`
    select 1 from (
      select placement_id from responses where respondent_id = ${respondentId} limit ${looksAt}
    ) own
    where placement_id = ${placementId}
    limit 1`);
  return rows.length > 0;
}
