import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visitHours } from '../db/schema';

const hourMs = 3600_000;
const quarterMs = hourMs / 4;

/** How often something was done in an hour, and how much of that fell into its later quarters. */
export type HourCount = typeof visitHours.$inferSelect;

/** By what the counts of one place and hour differ. */
export const countKey = ({ detail, documentId, kind }: Pick<HourCount, 'detail' | 'documentId' | 'kind'>) =>
  `${documentId} ${kind} ${detail}`;

/** @param counts none of the same twice. */
export async function addCounts(db: Database, counts: HourCount[]): Promise<void> {
  // In one order for everybody, so that two reports never wait for each other.
  const inOrder = counts.map((row) => [countKey(row), row] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  await db
    .insert(visitHours)
    .values(inOrder.map(([, row]) => row))
    .onConflictDoUpdate({
      target: [
        visitHours.experienceId,
        visitHours.placementId,
        visitHours.hour,
        visitHours.kind,
        visitHours.source,
        visitHours.deviceClass,
        visitHours.language,
        visitHours.documentId,
        visitHours.detail,
      ],
      set: {
        count: sql`${visitHours.count} + excluded.count`,
        secondQuarter: sql`${visitHours.secondQuarter} + excluded.second_quarter`,
        thirdQuarter: sql`${visitHours.thirdQuarter} + excluded.third_quarter`,
        fourthQuarter: sql`${visitHours.fourthQuarter} + excluded.fourth_quarter`,
      },
    });
}

/** The hour, and in which of its quarters the count falls. */
export function hourOfCount(now: Date) {
  const ms = now.getTime();
  const hour = new Date(Math.floor(ms / hourMs) * hourMs);
  const quarter = Math.floor((ms - hour.getTime()) / quarterMs);
  const within = (which: number) => (quarter === which ? 1 : 0);
  return { hour, secondQuarter: within(1), thirdQuarter: within(2), fourthQuarter: within(3) };
}
