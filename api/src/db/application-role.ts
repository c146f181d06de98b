import type { ClientBase, Pool } from 'pg';
import { DatabaseStartError } from './database-start-error';

/** Tables to which the application only adds. */
const appendOnly = ['audit_entries'];

/**
 * Gives the application's role what it needs of tables that another role owns: to read and write rows, and of the
 * audit log only to read and add. Done at every start, after the migrations: what the role is called is known to the
 * deployment alone, and a migration may have made a table.
 * @param owner connected as the role that migrates.
 */
export async function grantToApplication(owner: ClientBase, role: string): Promise<void> {
  const to = owner.escapeIdentifier(role);
  await owner.query(`
    grant usage on schema public to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    revoke update, delete, truncate, trigger, references on ${appendOnly.join(', ')} from ${to};`);
}

/** The role that a pool's connections have. */
export async function roleOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

/** @throws DatabaseStartError where the application's role could still change what is only added to. */
export async function checkAppendOnly(pool: Pool, role: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as given (name)
      where has_table_privilege(name, 'update, delete, truncate, trigger')
        or pg_has_role((select tableowner from pg_tables where schemaname = 'public' and tablename = name), 'member')`,
    [appendOnly],
  );
  if (rows.length > 0)
    throw new DatabaseStartError(
      `The user "${role}" in DATABASE_URL can change the audit log, as its owner or as a superuser: let another user own the tables (reassign owned by "${role}" to …) and name that one in DATABASE_MIGRATION_URL.`,
    );
}
