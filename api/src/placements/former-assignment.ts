import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../db/database';
import { formerAssignments } from '../db/schema';
import type { PlacementRow } from './read-placement';

/** Keeps until when a placement was assigned what a write takes from it; does nothing where that stays as it is. */
export async function keepFormerAssignment(
  tx: Transaction,
  before: PlacementRow,
  after: PlacementRow,
  until: Date,
): Promise<void> {
  if (isDeepStrictEqual(assignmentOf(before), assignmentOf(after))) return;
  await tx.insert(formerAssignments).values({ ...assignmentOf(before), placementId: before.id, until });
}

const assignmentOf = ({ calendar, experienceId, pinnedVersion }: PlacementRow) => ({
  calendar,
  experienceId,
  pinnedVersion,
});
