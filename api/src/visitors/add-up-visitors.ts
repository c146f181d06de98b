import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { visitEvents, visitorRollups } from '../db/schema';

const dayMs = 24 * 3600_000;

/** Adds up the recognised visitors of a day (UTC) that is over, by the day of their visit before. */
export async function addUpVisitors(tx: Transaction, day: Date): Promise<void> {
  await tx.execute(sql`insert into ${visitorRollups} (experience_id, day, previous_day, visitors)
    select experiences.id, ${day}::timestamptz, date_trunc('day', came.previous_at, 'UTC'), count(*)
    from experiences
    cross join lateral (
      select previous_at from ${visitEvents}
      where experience_id = experiences.id
        and at >= ${day}::timestamptz and at < ${new Date(day.getTime() + dayMs)}::timestamptz
      offset 0
    ) came
    group by 1, 3
    on conflict (experience_id, day, previous_day) do update set visitors = excluded.visitors`);
}
