import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';

/** Dates of a calendar, both within. */
export interface Days {
  from: string;
  until: string;
}

const dayMs = 24 * 3600_000;

/** A year of fewer than four digits is still being typed. */
export const isDate = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;

export const lengthOf = ({ from, until }: Days): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;

export interface PeriodProblems {
  from: 'missing' | null;
  until: 'missing' | 'reversed' | 'tooLong' | null;
}

/** Why two dates make no period, at the date that has to be changed. */
export function periodProblems({ from, until }: Days, mostDays = Number.POSITIVE_INFINITY): PeriodProblems {
  const [begins, ends] = [isDate(from), isDate(until)];
  if (!begins || !ends) return { from: begins ? null : 'missing', until: ends ? null : 'missing' };
  const days = lengthOf({ from, until });
  return { from: null, until: days < 1 ? 'reversed' : days > mostDays ? 'tooLong' : null };
}
