import type { Run } from '@vitrine/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type CountedRun, type TallyRow, talliesOf } from './run-view';

interface Row extends Record<string, unknown> {
  id: string;
  placementId: string;
  placementName: string;
  documentId: string;
  area: string;
  round: number;
  state: CountedRun['state'];
  openedAt: string | null;
  closedAt: string | null;
  respondents: number;
  sequence: number;
  stateSequence: number;
  tallies: TallyRow[];
}

type CountedRunForStaff = CountedRun & Run;

/** The latest round of each poll at a placement, with its counts, in one read. */
export const readPlacementRuns = (db: Database, placementId: string) =>
  readLatest(db, sql`r.placement_id = ${placementId}`);

/** The latest round of each poll of an experience at each placement, with its counts, in one read. */
export const readExperienceRuns = (db: Database, experienceId: string) =>
  readLatest(db, sql`r.experience_id = ${experienceId}`);

/** One run of any round. */
export async function readRun(db: Database, runId: string): Promise<CountedRunForStaff | null> {
  const [run] = await readLatest(db, sql`r.id = ${runId}`);
  return run ?? null;
}

async function readLatest(db: Database, condition: SQL): Promise<CountedRunForStaff[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (p.name, r.placement_id, r.document_id)
      r.id, r.placement_id as "placementId", p.name as "placementName", r.document_id as "documentId", r.area,
      r.round, r.state, r.opened_at as "openedAt", r.closed_at as "closedAt", r.respondents, r.sequence,
      r.state_sequence as "stateSequence",
      (select coalesce(jsonb_agg(jsonb_build_array(t.question_id, t.option_id, t.count)), '[]')
        from tallies t where t.run_id = r.id) as tallies
    from runs r join placements p on p.id = r.placement_id
    where ${condition}
    order by p.name, r.placement_id, r.document_id, r.round desc`);
  return rows.map((row) => ({
    ...row,
    openedAt: utc(row.openedAt),
    closedAt: utc(row.closedAt),
    tallies: talliesOf(row.tallies),
  }));
}

/** A plain statement's moments come as PostgreSQL writes them. */
const utc = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** What staff see of a run. */
export function runOf({ stateSequence: _, ...run }: CountedRunForStaff): Run {
  return run;
}
