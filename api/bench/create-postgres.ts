import { Client } from 'pg';

/**
 * A database of its own on the PostgreSQL that DATABASE_URL names or that answers on this machine; null, and a line that says why, where there is none.
 * @param label tells it from others of this process.
 */
export async function createPostgres(label = 'one'): Promise<{ url: string; drop(): Promise<void> } | null> {
  const server = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
  } catch (error) {
    process.stdout.write(`PostgreSQL is not measured: ${(error as Error).message}\n`);
    return null;
  }
  const name = `vitrine_bench_${process.pid}_${label}`;
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
