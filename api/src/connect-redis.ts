import { Redis, type RedisOptions } from 'ioredis';

/** Longer than any answer takes, and not too long to wait for one that never comes. */
const patienceMs = 1_000;

/**
 * A connection for what may be lost: a command is tried once, and fails at once while Redis is away. One that accepts
 * and says nothing (frozen, or behind a network that swallows packets) is away too, from a second of silence on.
 * @param onAway is told of each failure of the connection.
 */
export function connectRedis(
  url: string,
  onAway: (error: unknown) => void,
  options: RedisOptions = {},
): Redis {
  const redis = new Redis(url, {
    connectTimeout: patienceMs,
    socketTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2000),
    ...options,
  });
  return redis.on('error', onAway);
}
