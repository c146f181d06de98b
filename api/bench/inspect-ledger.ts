import { openDatabase } from '../src/db/open';
import { runs } from '../src/db/schema';
import { publishedCounts } from '../src/responses/recount/published-counts';
import { recountRun } from '../src/responses/recount/recount';
import { recountReport } from '../src/responses/recount/report';

export interface LedgerFindings {
  rows: number;
  /** Acknowledged responses that are not in the ledger. */
  missing: number;
  /** Runs whose kept counts do not equal a recount of the ledger. */
  wrongRuns: number;
}

/** Opens a database that nobody uses and looks whether the ledger kept what it promised. */
export async function inspectLedger(folder: string, acknowledged: string[]): Promise<LedgerFindings> {
  const database = await openDatabase({ folder });
  const { db } = database;
  try {
    const { rows } = await database.pool.query<{ rows: number; missing: number }>(
      `select
        (select count(*)::int from responses) as "rows",
        (select count(*)::int from json_array_elements_text($1) as id
          where not exists (select from responses r where r.id = id.value)) as missing`,
      [JSON.stringify(acknowledged)],
    );
    const [found] = rows;
    if (!found) throw new Error('The ledger could not be read.');
    let wrongRuns = 0;
    for (const { id } of await db.select({ id: runs.id }).from(runs)) {
      const countedAs = await publishedCounts(db, id);
      const recount = countedAs && (await recountRun(db, id, countedAs));
      if (!recount || !recountReport(recount, 'ledger').agrees) wrongRuns += 1;
    }
    return { ...found, wrongRuns };
  } finally {
    await database.close();
  }
}
