import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { Answered } from './run-view';

/** run → respondent → what counts of their answers. */
export type AnsweredByRun = Map<string, Map<string, Answered>>;

/** The counted answers of some respondents in some runs, in one read. */
export async function readAnswered(
  db: Database,
  runIds: string[],
  respondentIds: string[],
): Promise<AnsweredByRun> {
  const answered: AnsweredByRun = new Map(runIds.map((runId) => [runId, new Map()]));
  if (runIds.length === 0 || respondentIds.length === 0) return answered;
  const { rows } = await db.execute<{ runId: string; respondentId: string; answers: Answered }>(sql`
    select run_id as "runId", respondent_id as "respondentId", jsonb_object_agg(question_id, options) as answers
    from current_answers
    where run_id = any(${sql.param(runIds)}) and respondent_id = any(${sql.param(respondentIds)})
    group by 1, 2`);
  for (const { answers, respondentId, runId } of rows) answered.get(runId)?.set(respondentId, answers);
  return answered;
}
