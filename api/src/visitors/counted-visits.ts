import { gte, sql } from 'drizzle-orm';
import { visitHours } from '../db/schema';

const dayMs = 24 * 3600_000;

export const countedVisits = sql<number>`sum(${visitHours.count})::int`;
export const visitsSince = (days: number, now: Date) =>
  gte(visitHours.hour, new Date(now.getTime() - days * dayMs));
