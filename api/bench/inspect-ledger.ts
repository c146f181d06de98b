import { openDatabase } from '../src/db/open';

export interface LedgerFindings {
  rows: number;
  /** Acknowledged responses that are not in the ledger. */
  missing: number;
  /** Counts of options and of respondents that do not equal a recount of the current answers. */
  wrongCounts: number;
}

/** Opens a database that nobody uses and looks whether the ledger kept what it promised. */
export async function inspectLedger(folder: string, acknowledged: string[]): Promise<LedgerFindings> {
  const database = await openDatabase({ folder });
  try {
    const { rows } = await database.pool.query<{ rows: number; missing: number; wrongCounts: number }>(
      `with recount as (
        select run_id, question_id, option_id, count(*)::int as count
        from current_answers, jsonb_array_elements_text(options) as option_id group by 1, 2, 3
      ), respondents as (
        select run_id, count(distinct respondent_id)::int as count from current_answers group by 1
      )
      select
        (select count(*)::int from responses) as "rows",
        (select count(*)::int from json_array_elements_text($1) as id
          where not exists (select from responses r where r.id = id.value)) as missing,
        (select count(*)::int from recount full join tallies using (run_id, question_id, option_id)
          where coalesce(recount.count, 0) <> coalesce(tallies.count, 0))
        + (select count(*)::int from runs left join respondents on run_id = id
          where runs.respondents <> coalesce(respondents.count, 0)) as "wrongCounts"`,
      [JSON.stringify(acknowledged)],
    );
    const [findings] = rows;
    if (!findings) throw new Error('The ledger could not be read.');
    return findings;
  } finally {
    await database.close();
  }
}
