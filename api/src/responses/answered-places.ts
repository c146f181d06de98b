import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { placements, runs } from '../db/schema';
import { placementFullName } from '../placements/full-name';

/** @returns the names of the placements where people have answered one of the documents in a round that goes on. */
export async function answeredPlaces(
  tx: Transaction,
  experienceIds: string[],
  documentIds: string[],
): Promise<string[]> {
  const isAnswered = and(
    inArray(runs.experienceId, experienceIds),
    inArray(runs.documentId, documentIds),
    gt(runs.respondents, 0),
    ne(runs.state, 'closed'),
  );
  const found = await tx
    .selectDistinct({ name: placementFullName })
    .from(runs)
    .innerJoin(placements, eq(placements.id, runs.placementId))
    .where(isAnswered)
    .orderBy(sql`1`);
  return found.map(({ name }) => name);
}
