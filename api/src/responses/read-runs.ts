import type { Run } from '@vitrine/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { placementFullName } from '../placements/full-name';
import { type CountedRun, type TallyRow, talliesOf } from './run-view';

type CountedRunForStaff = CountedRun & Run;
/** As a plain statement hands it out. */
type Row = Omit<CountedRunForStaff, 'tallies'> & { tallies: TallyRow[] };

/** The latest round of some documents at a placement, with their counts, in one read. Others, and earlier rounds, are not looked at. */
export const readPlacementRuns = (db: Database, placementId: string, documentIds: string[]) =>
  readRuns(
    db,
    sql`select latest.* from unnest(${sql.param(documentIds)}::text[]) document (id)
      cross join lateral (${latestRound(sql`${placementId}`, sql`document.id`)}) latest`,
  );

/** The latest round of each document of an experience at each placement, with its counts, in one read. */
export const readExperienceRuns = (db: Database, experienceId: string) =>
  readRuns(
    db,
    sql`select latest.* from runs first
      cross join lateral (${latestRound(sql`first.placement_id`, sql`first.document_id`)}) latest
      where first.experience_id = ${experienceId} and first.round = 1`,
  );

/** One run of any round. */
export async function readRun(db: Database, runId: string): Promise<CountedRunForStaff | null> {
  const [run] = await readRuns(db, sql`select * from runs where id = ${runId}`);
  return run ?? null;
}

const latestRound = (placementId: SQL, documentId: SQL) => sql`select * from runs
  where placement_id = ${placementId} and document_id = ${documentId} order by round desc limit 1`;

async function readRuns(db: Database, chosen: SQL): Promise<CountedRunForStaff[]> {
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.placement_id as "placementId", ${placementFullName} as "placementName", r.document_id as "documentId", r.area,
      r.round, r.state, r.slot, r.held, r.opened_at as "openedAt", r.closes_at as "closesAt",
      r.closed_at as "closedAt", r.respondents, r.sequence,
      r.state_sequence as "stateSequence",
      (select coalesce(jsonb_agg(jsonb_build_array(t.question_id, t.option_id, t.count)), '[]')
        from tallies t where t.run_id = r.id) as tallies
    from (${chosen}) r join placements on placements.id = r.placement_id
    order by "placementName", r.placement_id, r.document_id`);
  return rows.map((row) => ({
    ...row,
    openedAt: utc(row.openedAt),
    closesAt: utc(row.closesAt),
    closedAt: utc(row.closedAt),
    tallies: talliesOf(row.tallies),
  }));
}

/** A plain statement's moments come as PostgreSQL writes them. */
const utc = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** What staff see of a run. */
export const runOf = ({ stateSequence: _, ...run }: CountedRunForStaff): Run => run;
