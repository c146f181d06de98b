import { Pool, type PoolConfig } from 'pg';

/**
 * A pool that outlives its connections. One that breaks, idle or in use, also says so as an event, which would end the
 * process if nobody listened; whoever waits for an answer gets the error, and whoever asks next a new connection.
 */
export function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
