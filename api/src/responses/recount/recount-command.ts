import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { areaEntry } from '../../areas/registry';
import type { Database } from '../../db/database';
import { DatabaseStartError } from '../../db/database-start-error';
import { openDatabase } from '../../db/open';
import { runs } from '../../db/schema';
import { publishedCounts } from './published-counts';
import { recountRun } from './recount';
import { recountReport } from './report';

/**
 * `npm run recount -w api -- RUN`, of the database that DATABASE_URL names or, while Vitrine is stopped, of the one in
 * DATA_DIR. With `--from FILE` it counts the ballots of a vote that were downloaded instead of those in the database.
 * Ends with 1 where the counts do not agree.
 */
const calledIn = process.env.INIT_CWD ?? process.cwd();
const { DATABASE_URL: url, DATABASE_MIGRATION_URL: migrationUrl = null } = process.env;
const {
  positionals: [runId],
  values: { from },
} = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });

const say = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function recount(runId: string): Promise<boolean> {
  const folder = join(resolve(calledIn, process.env.DATA_DIR ?? '.data'), 'database');
  const { close, db } = await openDatabase(url ? { url, migrationUrl } : { folder });
  try {
    const found = from
      ? await recountFile(db, runId, resolve(calledIn, from))
      : await recountLedger(db, runId);
    if (!found) throw new DatabaseStartError(`There is no run ${runId}.`);
    const { agrees, lines } = recountReport(found, from ? 'file' : 'ledger');
    say(lines);
    return agrees;
  } finally {
    await close();
  }
}

async function recountLedger(db: Database, runId: string) {
  const countedAs = await publishedCounts(db, runId);
  return countedAs && recountRun(db, runId, countedAs);
}

async function recountFile(db: Database, runId: string, file: string) {
  if (!existsSync(file)) throw new DatabaseStartError(`There is no file ${file}.`);
  const [run] = await db.select().from(runs).where(eq(runs.id, runId));
  if (!run) return null;
  const exported = areaEntry(run.area)?.answers?.readExport?.(file);
  if (!exported) throw new DatabaseStartError(`No file is made of a round of the area ${run.area}.`);
  return recountRun(db, runId, exported.countedAs, exported.ballots);
}

try {
  if (!runId) throw new DatabaseStartError('Name the run: npm run recount -w api -- RUN.');
  if (!(await recount(runId))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
