import { DatabaseError } from 'pg';

/** SQLSTATEs of a server that is ending, starting or full; class 08 is a broken connection. */
const passing = /^(08|57P0[123]|53300)/;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** node-postgres gives its own errors no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error of a query says that the database cannot be reached, rather than that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false;
  if (error instanceof DatabaseError) return passing.test(error.code ?? '');
  const { cause, code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && networkCodes.has(code ?? '')) return true;
  return driverMessages.test(message ?? '') || isUnavailable(cause);
}
