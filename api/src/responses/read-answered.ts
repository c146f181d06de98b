import type { Answers } from '@vitrine/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** run → respondent → what counts of their answers. */
export type AnsweredByRun = Map<string, Map<string, Answers>>;

/** The counted answers of some respondents in some runs, in one read. */
export function readAnswered(
  db: Database,
  runIds: string[],
  respondentIds: string[],
): Promise<AnsweredByRun> {
  // Each respondent in each run by the key, however many have answered: a join could also read the whole run.
  return answeredBy(
    db,
    { runIds, respondentIds },
    sql`
    select run.id as "runId", respondent.id as "respondentId", answered.answers
    from unnest(${sql.param(runIds)}::text[]) run (id)
    cross join unnest(${sql.param(respondentIds)}::text[]) respondent (id)
    cross join lateral (
      select jsonb_object_agg(question_id, options) as answers from current_answers
      where run_id = run.id and respondent_id = respondent.id
    ) answered
    where answered.answers is not null`,
  );
}

/** @param statement reads `runId`, `respondentId` and `answers`; not asked where there are no runs or nobody. */
export async function answeredBy(
  db: Database,
  { respondentIds, runIds }: { runIds: string[]; respondentIds: string[] },
  statement: SQL,
): Promise<AnsweredByRun> {
  const answered: AnsweredByRun = new Map(runIds.map((runId) => [runId, new Map()]));
  if (runIds.length === 0 || respondentIds.length === 0) return answered;
  const { rows } = await db.execute<{ runId: string; respondentId: string; answers: Answers }>(statement);
  for (const { answers, respondentId, runId } of rows) answered.get(runId)?.set(respondentId, answers);
  return answered;
}
