import { mostVisitDays } from '@vitrine/shared/contract';

const dayMs = 24 * 3600_000;

/** The periods that are offered: so many days until today, today alone, or days of one's own. */
export const periods = ['today', '7', '28', '90', '365', 'own'] as const;
export type Period = (typeof periods)[number];

interface Days {
  /** Dates of a calendar, both within. */
  from: string;
  until: string;
}

const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** @param chosen as the address has it: what makes no range there means the last four weeks. */
export function chosenRange(chosen: { period: string; from: string; until: string }, today: string): Days {
  const { period } = chosen;
  if (period === 'today') return { from: today, until: today };
  if (period === 'own' && isDate(chosen.from) && isDate(chosen.until)) {
    const { from, until } = chosen;
    const last = later(from, mostVisitDays - 1);
    const isTooLong = until > last;
    if (from <= until) return { from, until: isTooLong ? last : until };
  }
  const days = Number(period);
  const count = Number.isInteger(days) && days >= 1 && days <= mostVisitDays ? days : 28;
  return { from: later(today, 1 - count), until: today };
}

/** As many days right before, or the same dates a year earlier. */
export function rangeBefore({ from, until }: Days, which: 'before' | 'year'): Days {
  if (which === 'year') {
    // 52 weeks: weekends are compared with weekends.
    return { from: later(from, -364), until: later(until, -364) };
  }
  const days = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  return { from: later(from, -days), until: later(from, -1) };
}
