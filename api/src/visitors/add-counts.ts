import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { visitHours } from '../db/schema';

const hourMs = 3600_000;
const quarterMs = hourMs / 4;

/** How often something was done in an hour, and how much of that fell into its later quarters. */
export type HourCount = typeof visitHours.$inferSelect;

/** By what the counts of one place and hour differ. */
export const countKey = ({ detail, documentId, kind }: Pick<HourCount, 'detail' | 'documentId' | 'kind'>) =>
  `${documentId} ${kind} ${detail}`;

/** By what rows of the table differ. */
const rowKey = (row: HourCount) =>
  `${countKey(row)} ${row.experienceId} ${row.placementId} ${row.hour.getTime()} ${row.source} ${row.deviceClass} ${row.language}`;

/** In one statement, however many there are. @param counts none of the same twice. */
export async function addCounts(db: Database, counts: HourCount[]): Promise<void> {
  // In one order for everybody, so that two reports never wait for each other.
  const inOrder = counts
    .map((row) => [rowKey(row), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
  const texts = (
    column:
      | 'detail'
      | 'deviceClass'
      | 'documentId'
      | 'experienceId'
      | 'kind'
      | 'language'
      | 'placementId'
      | 'source',
  ) => sql`${sql.param(inOrder.map((row) => row[column]))}::text[]`;
  const numbers = (column: 'count' | 'secondQuarter' | 'thirdQuarter' | 'fourthQuarter') =>
    sql`${sql.param(inOrder.map((row) => row[column]))}::int[]`;
  const hours = sql`${sql.param(inOrder.map(({ hour }) => hour.toISOString()))}::timestamptz[]`;
  await db.execute(sql`
    insert into visit_hours (experience_id, placement_id, hour, kind, source, device_class, language, document_id,
      detail, count, second_quarter, third_quarter, fourth_quarter)
    select * from unnest(${texts('experienceId')}, ${texts('placementId')}, ${hours}, ${texts('kind')},
      ${texts('source')}, ${texts('deviceClass')}, ${texts('language')}, ${texts('documentId')}, ${texts('detail')},
      ${numbers('count')}, ${numbers('secondQuarter')}, ${numbers('thirdQuarter')}, ${numbers('fourthQuarter')})
    on conflict (experience_id, placement_id, hour, kind, source, device_class, language, document_id, detail)
    do update set count = visit_hours.count + excluded.count,
      second_quarter = visit_hours.second_quarter + excluded.second_quarter,
      third_quarter = visit_hours.third_quarter + excluded.third_quarter,
      fourth_quarter = visit_hours.fourth_quarter + excluded.fourth_quarter`);
}

/** The hour, and in which of its quarters the count falls. */
export function hourOfCount(now: Date) {
  const ms = now.getTime();
  const hour = new Date(Math.floor(ms / hourMs) * hourMs);
  const quarter = Math.floor((ms - hour.getTime()) / quarterMs);
  const within = (which: number) => (quarter === which ? 1 : 0);
  return { hour, secondQuarter: within(1), thirdQuarter: within(2), fourthQuarter: within(3) };
}
