import type { Problem } from '@vitrine/shared/contract';
import { texts } from '../texts';

/**
 * The error toast's description (specification, section 8): the server's message or else the error's own, followed by
 * the status code in parentheses when the server supplied one. Whatever was thrown, there are words.
 */
export function describeError(error: unknown): string {
  if (typeof error === 'string' && error) return error;
  const { problem, status, message } = (error ?? {}) as {
    problem?: Problem;
    status?: number;
    message?: string;
  };
  const text = problem?.message || message || texts.brokenText;
  const code = problem?.status ?? status;
  return code ? `${text} (${code})` : text;
}
