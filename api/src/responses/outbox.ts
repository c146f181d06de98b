import type { RecordedResponse } from '@vitrine/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** A place in the ledger: everything up to it was read. */
export type Position = number;

interface Row extends Omit<RecordedResponse, 'respondent'>, Record<string, unknown> {
  position: string;
  respondentId: string;
}
export interface OutboxRow {
  position: Position;
  respondentId: string;
  response: Omit<RecordedResponse, 'respondent'>;
}

interface Asked {
  brandId: string;
  after: Position;
  /** Up to and with. */
  until: Position;
  limit: number;
  since?: string | undefined;
  placementId?: string | undefined;
  area?: string | undefined;
}

const pauseMs = 5;

/**
 * How far the ledger can be read without leaving anything behind. Positions are given out before rows are committed, so
 * a row can appear behind one that was read already. Who writes holds a lock of the table from before the position is
 * given out until after the commit: once all who held it when the highest position was read have let go, every row up to
 * there is visible or never will be. Nobody waits for this but its caller. Transaction numbers would do it without
 * waiting, but start again in a database that was restored from a dump.
 */
export async function settledPosition(db: Database): Promise<Position> {
  const highest = await db.execute<{ position: string }>(
    sql`select case when is_called then last_value else 0 end as position from responses_position_seq`,
  );
  let writers = await writersOf(db);
  while (writers.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const present = new Set(await writersOf(db));
    writers = writers.filter((writer) => present.has(writer));
  }
  return Number(highest.rows[0]?.position ?? 0);
}

async function writersOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ writer: string }>(sql`
    select virtualtransaction as writer from pg_locks
    where locktype = 'relation' and relation = 'responses'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ writer }) => writer);
}

/**
 * A brand's responses between two positions, in their order. The index has them by placement, of which a brand can have
 * hundreds with a backlog each: so it reads a few of each, and more only of those whose all were among the first.
 */
export async function readOutbox(db: Database, asked: Asked): Promise<OutboxRow[]> {
  const { after, brandId, limit, placementId } = asked;
  let first: Row[] = [];
  let until = asked.until;
  let each = 1;
  let places = sql`(
    select id, ${after}::bigint as after from placements
    where brand_id = ${brandId}${given(sql`id = ${placementId}`, placementId)}
  )`;
  for (;;) {
    const rows = await readEach(db, places, { ...asked, each, until });
    first = [...first, ...rows].sort((a, b) => Number(a.position) - Number(b.position)).slice(0, limit);
    if (first.length === limit) until = Number(first.at(-1)?.position);
    const further = placesToReadOn(rows, each, until);
    if (further.length === 0) return first.map(outboxRow);
    each = Math.min(limit, Math.ceil((2 * limit) / further.length));
    const [ids, positions] = [further.map((row) => row.placementId), further.map((row) => row.position)];
    places = sql`unnest(${sql.param(ids)}::text[], ${sql.param(positions)}::bigint[])`;
  }
}

/** The last rows of those placements of which so many were read and none beyond what is wanted: there may be more. */
function placesToReadOn(rows: Row[], each: number, until: Position): Row[] {
  const read = new Map<string, number>();
  return rows.filter(({ placementId, position }) => {
    const count = (read.get(placementId) ?? 0) + 1;
    read.set(placementId, count);
    return count === each && Number(position) < until;
  });
}

/** The first `limit` of at most `each` responses of each place, found along the index. */
async function readEach(
  db: Database,
  places: SQL,
  { area, each, limit, since, until }: Asked & { each: number },
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select r.position, r.id, r.placement_id as "placementId", r.experience_id as "experienceId",
      r.manifest_version as version, r.area, r.document_id as "documentId", r.run_id as "runId",
      r.respondent_id as "respondentId", r.answer, r.partial, r.ending,
      r.full_quota as "fullQuota", r.language, r.received_at as "receivedAt"
    from ${places} as place (id, after)
    cross join lateral (
      select * from responses
      where placement_id = place.id and position > 0 and position > place.after and position <= ${until}
        ${given(sql`received_at >= ${since}::timestamptz`, since)}${given(sql`area = ${area}`, area)}
      order by position
      limit ${each}
    ) r
    order by r.position
    limit ${limit}`);
  return rows;
}

const given = (condition: SQL, value: unknown) => (value === undefined ? sql`` : sql` and ${condition}`);

const outboxRow = ({ position, receivedAt, respondentId, ...response }: Row): OutboxRow => ({
  position: Number(position),
  respondentId,
  response: { ...response, receivedAt: new Date(receivedAt).toISOString() },
});
