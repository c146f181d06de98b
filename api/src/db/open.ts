import type { BackupPlan } from './backups';
import type { OpenDatabase } from './database';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

/**
 * Where the data lies: a PostgreSQL address (DATABASE_URL), and the same of the user that owns the tables where that is
 * another (DATABASE_MIGRATION_URL); or PGlite's folder, which is made when missing.
 */
export type DatabaseOptions =
  | { url: string; migrationUrl?: string | null }
  | { folder: string; backups?: BackupPlan };

/**
 * Opens the database and brings it to the newest migration. PGlite's folder belongs to this process until `close`.
 * @throws DatabaseStartError with one line that says what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return 'url' in options
    ? openPostgres(options.url, options.migrationUrl)
    : openPglite(options.folder, options.backups);
}
