import { mostVisitDays } from '@vitrine/shared/contract';
import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';
import { type Days, isDate, lengthOf } from '../../../periods/other-period';

/** The periods that are offered: so many days until today, today alone, or days of one's own. */
export const periods = ['today', '7', '28', '90', '365', 'own'] as const;
export type Period = (typeof periods)[number];

/** @param chosen as the address has it: what makes no range there means the last four weeks. */
export function chosenRange(chosen: { period: string; from: string; until: string }, today: string): Days {
  const { period } = chosen;
  if (period === 'today') return { from: today, until: today };
  if (period === 'own' && isDate(chosen.from) && isDate(chosen.until)) {
    const { from, until } = chosen;
    const last = dayAfter(from, mostVisitDays - 1);
    const isTooLong = until > last;
    if (from <= until) return { from, until: isTooLong ? last : until };
  }
  const days = Number(period);
  const count = Number.isInteger(days) && days >= 1 && days <= mostVisitDays ? days : 28;
  return { from: dayAfter(today, 1 - count), until: today };
}

/** As many days right before, or the same dates a year earlier. */
export function rangeBefore({ from, until }: Days, which: 'before' | 'year'): Days {
  if (which === 'year') {
    // 52 weeks: weekends are compared with weekends.
    return { from: dayAfter(from, -364), until: dayAfter(until, -364) };
  }
  return { from: dayAfter(from, -lengthOf({ from, until })), until: dayAfter(from, -1) };
}

/** How many days of a period have begun. */
export const daysBegun = ({ from, until }: Days, today: string): number =>
  Math.max(0, lengthOf({ from, until: until < today ? until : today }));
