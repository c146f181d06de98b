import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rolledUpUntil } from './roll-up-visits';
import { isSpan, moment, type Span, splitAt } from './split-range';
import { addedUpAs } from './visit-facets';
import type { VisitMoments } from './visit-range';

const hourMs = 3600_000;

interface Counted {
  experienceId: string;
  /** Only there; null: everywhere. */
  placementId: string | null;
}

export interface VisitSum {
  kind: string;
  documentId: string;
  detail: string;
  count: number;
}

/** Its own hours are found along the table's key, which has them by placement. */
const hourOf = ({ placementId }: Counted, hour: SQL): SQL =>
  placementId === null ? hour : sql`(${hour} + interval '0 hours')`;

/** Hours that lie in a span, or begin before it and end in it: zones may be a half or a quarter of one off. */
const touching = ({ from, until }: Span, hour: SQL) =>
  sql`${hour} > ${moment(from - hourMs)} and ${hour} < ${moment(until)}`;

/** What of a row's count falls into a span. */
function within({ from, until }: Span, row: 'visit_hours' | 'visit_rollups'): SQL<number> {
  const column = (name: string) => sql.raw(`${row}.${name}`);
  const quarter = (minutes: number, count: SQL) =>
    sql`case when ${column('hour')} + ${`${minutes} minutes`}::interval >= ${moment(from)}
      and ${column('hour')} + ${`${minutes} minutes`}::interval < ${moment(until)} then ${count} else 0 end`;
  return sql`case when ${column('hour')} >= ${moment(from)} and ${column('hour')} <= ${moment(until - hourMs)}
    then ${column('count')} else ${quarter(0, firstQuarter(column))} + ${quarter(15, column('second_quarter'))}
      + ${quarter(30, column('third_quarter'))} + ${quarter(45, column('fourth_quarter'))} end`;
}

const firstQuarter = (column: (name: string) => SQL): SQL =>
  sql`(${column('count')} - ${column('second_quarter')} - ${column('third_quarter')} - ${column('fourth_quarter')})`;

/** The rows that count for an experience, everywhere or at one placement. */
const ofPlace = ({ experienceId, placementId }: Counted): SQL =>
  placementId === null
    ? sql`experience_id = ${experienceId}`
    : sql`experience_id = ${experienceId} and placement_id = ${placementId}`;

/** Sums are read from what is added up already, and exactly from the hours since. One placement's hours are few. */
const rolledUpFor = async (db: Database, { placementId }: Counted): Promise<number> =>
  placementId === null ? (await rolledUpUntil(db)).getTime() : 0;

/**
 * How often each thing was done in a range, and how visits came, by source, device_class and language.
 * @param kinds of which; source, device_class and language among them.
 */
export async function sumVisits(
  db: Database,
  counted: Counted,
  range: VisitMoments,
  kinds: readonly string[],
): Promise<VisitSum[]> {
  const { days, hours, raw } = splitAt(range, await rolledUpFor(db, counted));
  const wanted = sql`kind = any(${sql.param([...kinds])}::text[])`;
  const parts: SQL[] = [];
  if (isSpan(days))
    parts.push(sql`select kind, document_id, detail, count from visit_rollups
      where experience_id = ${counted.experienceId} and span = 'day' and ${wanted}
        and hour >= ${moment(days.from)} and hour < ${moment(days.until)}`);
  for (const span of hours)
    parts.push(sql`select kind, document_id, detail, ${within(span, 'visit_rollups')} from visit_rollups
      where experience_id = ${counted.experienceId} and span = 'hour' and ${wanted}
        and ${touching(span, sql`hour`)}`);
  if (isSpan(raw))
    parts.push(sql`select added.kind, added.document_id, added.detail, counted.count
      from (
        select kind, document_id, detail, source, device_class, language,
          sum(${within(raw, 'visit_hours')}) as count
        from visit_hours
        where ${ofPlace(counted)} and ${wanted} and ${touching(raw, hourOf(counted, sql`hour`))}
        group by 1, 2, 3, 4, 5, 6
      ) counted cross join ${addedUpAs}`);
  const { rows } = await db.execute<Record<keyof VisitSum, string>>(sql`
    select kind, document_id as "documentId", detail, sum(count) as count
    from (${sql.join(parts, sql` union all `)}) as parts (kind, document_id, detail, count)
    group by 1, 2, 3 having sum(count) > 0`);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** An hour's quarters, each with what fell into it. */
const quarters = sql`(hour, ${firstQuarter((name) => sql.raw(`counted.${name}`))}),
  (hour + interval '15 minutes', second_quarter),
  (hour + interval '30 minutes', third_quarter),
  (hour + interval '45 minutes', fourth_quarter)`;

/** What is counted step by step: visits, or what was done with one document or all of them. */
interface SeriesOf {
  kind: string;
  documentId?: string | undefined;
}

/** How many visits began in each step of a range, or how often something else was done. */
export async function visitSeries(
  db: Database,
  counted: Counted,
  range: VisitMoments,
  { documentId, kind }: SeriesOf = { kind: 'visit' },
): Promise<number[]> {
  const what = sql`kind = ${kind} ${documentId === undefined ? sql`` : sql`and document_id = ${documentId}`}`;
  const rolledUp = await rolledUpFor(db, counted);
  const columns = sql.raw('hour, count, second_quarter, third_quarter, fourth_quarter');
  // In most zones no hour belongs to two days.
  const isWholeHours = [...range.steps, range.until].every((at) => at.getTime() % hourMs === 0);
  const span = (hour: SQL) => touching({ from: range.from.getTime(), until: range.until.getTime() }, hour);
  const parts = [
    sql`select ${columns} from visit_hours
      where ${ofPlace(counted)} and ${what} and ${span(hourOf(counted, sql`hour`))}
        ${rolledUp > 0 ? sql`and hour >= ${moment(rolledUp)}` : sql``}`,
  ];
  if (rolledUp > range.from.getTime())
    parts.push(sql`select ${columns} from visit_rollups
      where experience_id = ${counted.experienceId} and span = 'hour' and ${what} and ${span(sql`hour`)}`);
  const { rows } = await db.execute<{ step: number; visits: string }>(sql`
    select width_bucket(began, ${sql.param(range.steps.map((at) => at.toISOString()))}::timestamptz[]) - 1 as step,
      sum(visits) as visits
    from (${sql.join(parts, sql` union all `)}) counted
    cross join lateral (values ${isWholeHours ? sql`(hour, count)` : quarters}) as quarter (began, visits)
    where began >= ${range.from}::timestamptz and began < ${range.until}::timestamptz
    group by 1`);
  const visits = new Map(rows.map((row) => [row.step, Number(row.visits)]));
  return range.steps.map((_, step) => visits.get(step) ?? 0);
}

/** How often something was done with some documents in a range, by placement. Of few kinds: it reads each of their hours. */
export async function sumByPlacement(
  db: Database,
  counted: Counted,
  range: VisitMoments,
  { documentIds, kind }: { documentIds: readonly string[]; kind: string },
): Promise<{ placementId: string; count: number }[]> {
  if (documentIds.length === 0) return [];
  const span = { from: range.from.getTime(), until: range.until.getTime() };
  const { rows } = await db.execute<{ placementId: string; count: string }>(sql`
    select placement_id as "placementId", sum(${within(span, 'visit_hours')}) as count
    from visit_hours
    where ${ofPlace(counted)} and document_id = any(${sql.param([...documentIds])}::text[]) and kind = ${kind}
      and ${touching(span, sql`hour`)}
    group by 1 having sum(${within(span, 'visit_hours')}) > 0`);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
