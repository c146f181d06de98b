import type { Problem } from '@vitrine/shared/contract';

/**
 * The error toast's description (specification, section 8): the server's message or else the error's own, followed by
 * the status code in parentheses when the server supplied one.
 */
export function describeError(error: unknown): string {
  const { problem, status, message } = error as { problem?: Problem; status?: number; message?: string };
  const text = problem?.message || message || String(error);
  const code = problem?.status ?? status;
  return code ? `${text} (${code})` : text;
}
