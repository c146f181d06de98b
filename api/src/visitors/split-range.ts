import { sql } from 'drizzle-orm';
import type { VisitMoments } from './visit-range';

const dayMs = 24 * 3600_000;

export interface Span {
  from: number;
  until: number;
}

/** A range, by where its counts are read. */
interface Split {
  /** Whole days (UTC) that are added up. */
  days: Span;
  /** What is added up by the hour before and after them. */
  hours: Span[];
  /** What is not added up yet, or is of one placement. */
  raw: Span;
}

export const isSpan = ({ from, until }: Span) => from < until;

/** @param rolledUp until when counts are added up. */
export function splitAt(range: VisitMoments, rolledUp: number): Split {
  const [from, until] = [range.from.getTime(), range.until.getTime()];
  const border = Math.min(Math.max(from, rolledUp), until);
  const firstDay = Math.ceil(from / dayMs) * dayMs;
  const days = { from: firstDay, until: Math.max(firstDay, Math.floor(border / dayMs) * dayMs) };
  const hours = [
    { from, until: Math.min(days.from, border) },
    { from: days.until, until: border },
  ].filter(isSpan);
  return { days, hours, raw: { from: border, until } };
}

export const moment = (ms: number) => sql`${new Date(ms)}::timestamptz`;
