import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { newestToken } from '../tokens/held-token';
import type { PlacementRuns } from './placement-runs';
import { type AnsweredByRun, answeredBy, readAnswered } from './read-answered';

/**
 * What visitors have answered themselves. Where a code that works once is needed that is the answers of the newest that
 * their browser holds, empty where it was not used yet, and nothing without one.
 */
export async function readOwnAnswers(
  db: Database,
  { runs }: Pick<PlacementRuns, 'runs'>,
  respondentIds: string[],
): Promise<AnsweredByRun> {
  const idsOf = (byToken: boolean) =>
    runs.filter(({ rules }) => (rules.byToken === true) === byToken).map(({ run }) => run.id);
  const [answered, withTokens] = await Promise.all([
    readAnswered(db, idsOf(false), respondentIds),
    readWithTokens(db, idsOf(true), respondentIds),
  ]);
  return new Map([...answered, ...withTokens]);
}

const readWithTokens = (db: Database, runIds: string[], respondentIds: string[]) =>
  answeredBy(
    db,
    { runIds, respondentIds },
    sql`
    select run.id as "runId", respondent.id as "respondentId", coalesce(answered.answers, '{}') as answers
    from unnest(${sql.param(respondentIds)}::text[]) respondent (id)
    cross join (select id, placement_id, document_id from runs where id = any(${sql.param(runIds)}::text[])) run
    cross join lateral (${newestToken(sql`respondent.id`, sql`run.placement_id`, sql`run.document_id`)}) token
    left join lateral (
      select jsonb_object_agg(question_id, options) as answers from current_answers
      where run_id = run.id and respondent_id = token.id
    ) answered on true`,
  );
