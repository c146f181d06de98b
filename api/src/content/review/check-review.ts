import { type ReviewState, reviewActions } from '@vitrine/shared/contract';
import type { Transaction } from '../../db/database';
import { conflict } from '../../problem';
import type { Draft } from '../draft';
import { contentHashOf, needsReview, readReviewState } from './read-review';

const refusals: Record<Exclude<ReviewState, 'approved'>, (current: unknown) => Error> = {
  none: (current) =>
    conflict('review-missing', 'Another person has to approve this first. Ask for a review.', current),
  requested: (current) =>
    conflict('review-waiting', 'The review is not finished. Wait until another person approves.', current),
  stale: (current) =>
    conflict('review-stale', 'The draft was changed after it was approved. Ask for a review again.', current),
  'changes-asked': (current) =>
    conflict('review-refused', 'Changes were asked for. Make them and ask for a review again.', current),
};

/**
 * Lets publishing go on where the brand needs no review, or where another person approved exactly this draft.
 * @throws ProblemError 409 that says what to do, with the legal actions.
 */
export async function requireApproval(
  tx: Transaction,
  experience: { id: string; brandId: string },
  draft: Draft,
): Promise<void> {
  if (!(await needsReview(tx, experience.brandId))) return;
  const { state } = await readReviewState(tx, experience.id, contentHashOf(draft));
  if (state !== 'approved') throw refusals[state](reviewActions[state]);
}
