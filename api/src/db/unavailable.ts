import { DatabaseError } from 'pg';

/** SQLSTATEs of a server that is ending or starting; class 08 is a broken connection, class 53 a full disk, memory or list of connections. */
const passing = /^(08|53|57P0[123])/;

const systemCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** node-postgres gives its own errors no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error says that the database cannot be reached or a disk is full, rather than that the request is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false;
  if (error instanceof DatabaseError) return passing.test(error.code ?? '');
  const { cause, code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && systemCodes.has(code ?? '')) return true;
  // The database's socket; any other file that is missing stays so.
  if (syscall === 'connect' && code === 'ENOENT') return true;
  return driverMessages.test(message ?? '') || isUnavailable(cause);
}
