import { scheduleLimits } from '@vitrine/shared/contract/schedule/schedule';

const yearMs = 366 * 24 * 3600_000;
/** Further ahead nobody plans, and occurrences are worked out year by year. */
const yearsAhead = 20;

/**
 * Whether a code can be tried at a moment.
 * @param at ISO 8601.
 */
export function canBeTried(at: string, nowMs: number): boolean {
  const ms = Date.parse(at);
  return ms >= Date.parse(scheduleLimits.earliest) && ms <= nowMs + yearsAhead * yearMs;
}
