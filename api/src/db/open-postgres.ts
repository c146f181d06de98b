import { checkAppendOnly, grantToApplication, roleOf } from './application-role';
import type { OpenDatabase } from './database';
import { DatabaseStartError } from './database-start-error';
import { drizzleOn } from './drizzle-on';
import { migrate } from './migrate';
import { createPool } from './pool';

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

const connectionTimeoutMillis = 10_000;
/** A network that swallows packets must not hold requests for ever. */
const queryTimeoutMs = 20_000;

/** @param migrationUrl the same database as the user that owns its tables, where that is another than the application's. */
export async function openPostgres(url: string, migrationUrl: string | null = null): Promise<OpenDatabase> {
  const parts = partsOf(url, 'DATABASE_URL');
  const migrationParts = migrationUrl === null ? parts : partsOf(migrationUrl, 'DATABASE_MIGRATION_URL');
  const pool = createPool({ connectionString: url, connectionTimeoutMillis, query_timeout: queryTimeoutMs });
  try {
    const role = migrationUrl === null ? null : await explained(parts, roleOf(pool));
    await explained(migrationParts, migrateApart(migrationUrl ?? url, role));
    if (role !== null) await explained(parts, checkAppendOnly(pool, role));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzleOn(pool),
    pool,
    kind: 'postgres',
    failure: new Promise(() => undefined),
    close: () => pool.end(),
  };
}

/** On a connection of its own: a migration, and the wait for another process's, may take longer than a query. */
async function migrateApart(url: string, applicationRole: string | null): Promise<void> {
  const pool = createPool({ connectionString: url, connectionTimeoutMillis, max: 1 });
  try {
    await migrate(pool, async (owner) => {
      if (applicationRole !== null) await grantToApplication(owner, applicationRole);
    });
  } finally {
    await pool.end();
  }
}

interface Parts {
  host: string;
  name: string;
  variable: string;
}

/** Never shows the address itself: it holds a password. */
function partsOf(url: string, variable: string): Parts {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol))
    throw new DatabaseStartError(
      `${variable} is no PostgreSQL address: write it as postgres://user:password@host:5432/database.`,
    );
  return { host: parsed.host || 'localhost', name: decodeURIComponent(parsed.pathname.slice(1)), variable };
}

/** @throws DatabaseStartError that says what to do about what went wrong. */
async function explained<Answer>(parts: Parts, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(explain(error, parts), { cause: error });
  }
}

function explain(error: unknown, { host, name, variable }: Parts): string {
  const { code = '', message } = error as Error & { code?: string };
  if (unreachable.has(code) || /timeout/.test(message))
    return `No PostgreSQL answers at ${host}: start it there, or correct the host and port in ${variable}.`;
  if (code === '28P01' || code === '28000' || /password must be a string/.test(message))
    return `PostgreSQL at ${host} refuses the user or password: correct them in ${variable}.`;
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database "${name}": create it (createdb ${name}), or correct the name in ${variable}.`;
  if (code === '42501')
    return `The user in ${variable} may not create tables in "${name}" at ${host}: make it the database's owner.`;
  return `The database "${name}" at ${host} cannot be used: ${message.split('\n')[0]}. Check ${variable}.`;
}
