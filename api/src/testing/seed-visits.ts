import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

interface VisitSeed {
  experienceId: string;
  /** Ids that are shown at; none has to be there. */
  placementIds: string[];
  documentIds: string[];
  /** How many rows, spread over the days before `until`. */
  rows: number;
  days: number;
  until: Date;
}

/**
 * Fills the hours of an experience with counts: one in three of visits, the rest of what was done with its documents. Of
 * ten rows, one is a visit of somebody who agreed to be recognised; each of them came five times, at odd moments.
 */
export async function seedVisits(
  db: Database,
  { days, documentIds, experienceId, placementIds, rows, until }: VisitSeed,
): Promise<void> {
  /** Looks like chance and is always the same for the same row; each column has a prime of its own. */
  const oneOf = (prime: number, from: string[]) =>
    sql`(${sql.param(from)}::text[])[1 + ${sql.raw(`(n::bigint * ${prime} % 1000003 % ${from.length})`)}]`;
  const chunk = 50_000;
  for (let first = 1; first <= rows; first += chunk)
    await db.execute(sql`insert into visit_hours
        (placement_id, experience_id, kind, source, device_class, language, hour, document_id, detail, count, third_quarter)
      select ${oneOf(7919, placementIds)}, ${experienceId}, what.kind,
        ${oneOf(104_729, ['code', 'kiosk', 'link'])}, ${oneOf(1_299_709, ['phone', 'tablet', 'desktop'])},
        ${oneOf(15_485_863, ['en', 'de'])},
        date_trunc('hour', ${until}::timestamptz) - (${rows}::bigint - n) * ${days * 24}::int / ${rows}::bigint * interval '1 hour',
        case what.kind when 'visit' then '' else ${oneOf(32_452_843, documentIds)} end,
        case what.kind when 'play' then (n % 11)::text else '' end,
        1 + n % 5, n % 2
      from generate_series(${first}::int, ${Math.min(rows, first + chunk - 1)}::int) n
      cross join lateral (select (array['visit', 'scene', 'play'])[1 + n % 3] as kind) what
      on conflict do nothing`);
  const people = Math.ceil(rows / 50);
  /** Each time of so many people: what one of them did before is looked up among all of theirs. */
  const turns = Math.ceil(rows / 10 / chunk);
  for (let turn = 0; turn < turns; turn++)
    await db.execute(sql`insert into visit_events (placement_id, experience_id, respondent_id, kind, source, device_class,
        language, at, previous_at, previous_here_at)
      select placement_id, ${experienceId}, who, 'visit', 'code', 'phone', 'en', at,
        coalesce(lag(at) over (partition by who order by at), 'epoch'),
        coalesce(lag(at) over (partition by who, placement_id order by at), 'epoch')
      from (
        select ${oneOf(7919, placementIds)} as placement_id, 'somebody-' || person as who,
          to_timestamp(floor(extract(epoch from ${until}::timestamptz) / 900) * 900)
            - (n * ${days * 96}::bigint / ${Math.ceil(rows / 10)}::bigint) * interval '15 minutes' as at
        from generate_series(1, ${Math.floor(rows / 10)}::int) n
        cross join lateral (select n::bigint * 104729 % ${people}::int as person) somebody
        where person % ${turns}::int = ${turn}::int
      ) came`);
}
