import { DatabaseStartError } from './database-start-error';
import { drizzleOn } from './drizzle-on';
import { migrate } from './migrate';
import type { OpenDatabase } from './open';
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

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const { host, name } = partsOf(url);
  const pool = createPool({ connectionString: url, connectionTimeoutMillis, query_timeout: queryTimeoutMs });
  try {
    await migrateApart(url);
  } catch (error) {
    await pool.end();
    throw new DatabaseStartError(explain(error, host, name), { cause: error });
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
async function migrateApart(url: string): Promise<void> {
  const pool = createPool({ connectionString: url, connectionTimeoutMillis, max: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

/** Never shows the address itself: it holds a password. */
function partsOf(url: string): { host: string; name: string } {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol))
    throw new DatabaseStartError(
      'DATABASE_URL is no PostgreSQL address: write it as postgres://user:password@host:5432/database.',
    );
  return { host: parsed.host || 'localhost', name: decodeURIComponent(parsed.pathname.slice(1)) };
}

function explain(error: unknown, host: string, name: string): string {
  const { code = '', message } = error as Error & { code?: string };
  if (unreachable.has(code) || /timeout/.test(message))
    return `No PostgreSQL answers at ${host}: start it there, or correct the host and port in DATABASE_URL.`;
  if (code === '28P01' || code === '28000' || /password must be a string/.test(message))
    return `PostgreSQL at ${host} refuses the user or password: correct them in DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database "${name}": create it (createdb ${name}), or correct the name in DATABASE_URL.`;
  if (code === '42501')
    return `The user in DATABASE_URL may not create tables in "${name}" at ${host}: make it the database's owner.`;
  return `The database "${name}" at ${host} cannot be used: ${message.split('\n')[0]}. Check DATABASE_URL.`;
}
