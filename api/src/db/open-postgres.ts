import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { DatabaseStartError } from './database-start-error';
import { migrate } from './migrate';
import type { OpenDatabase } from './open';
import * as schema from './schema';

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const { host, name } = partsOf(url);
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The pool drops a broken idle connection by itself, and whoever asks next gets a new one or the error.
  pool.on('error', () => undefined);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw new DatabaseStartError(explain(error, host, name), { cause: error });
  }
  return {
    db: drizzle(pool, { schema }),
    pool,
    kind: 'postgres',
    failure: new Promise(() => undefined),
    close: () => pool.end(),
  };
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
