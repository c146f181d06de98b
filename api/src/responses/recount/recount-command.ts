import { join, resolve } from 'node:path';
import { DatabaseStartError } from '../../db/database-start-error';
import { openDatabase } from '../../db/open';
import { publishedCounts } from './published-counts';
import { recountRun } from './recount';
import { recountReport } from './report';

/**
 * `npm run recount -w api -- RUN`, of the database that DATABASE_URL names or, while Vitrine is stopped, of the one in
 * DATA_DIR. Ends with 1 where the counts do not agree.
 */
const calledIn = process.env.INIT_CWD ?? process.cwd();
const { DATABASE_URL: url, DATABASE_MIGRATION_URL: migrationUrl = null } = process.env;
const [runId] = process.argv.slice(2);

const say = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function recount(runId: string): Promise<boolean> {
  const folder = join(resolve(calledIn, process.env.DATA_DIR ?? '.data'), 'database');
  const { close, db } = await openDatabase(url ? { url, migrationUrl } : { folder });
  try {
    const countedAs = await publishedCounts(db, runId);
    const found = countedAs && (await recountRun(db, runId, countedAs));
    if (!found) throw new DatabaseStartError(`There is no run ${runId}.`);
    const { agrees, lines } = recountReport(found);
    say(lines);
    return agrees;
  } finally {
    await close();
  }
}

try {
  if (!runId) throw new DatabaseStartError('Name the run: npm run recount -w api -- RUN.');
  if (!(await recount(runId))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
