import type { ReviewAction, ReviewState } from '@vitrine/shared/contract';

/** What was done last, as it is stored. */
export type ReviewStep = 'asked' | 'approved' | 'changes-asked';

export const stepOf: Record<ReviewAction, ReviewStep> = {
  ask: 'asked',
  approve: 'approved',
  'ask-for-changes': 'changes-asked',
};

interface Last {
  step: ReviewStep;
  /** What it was about. */
  contentHash: string;
}

/**
 * The state of a review, from what is stored.
 * @param last null: nobody ever asked for one.
 * @param draft.contentHash the draft as it is now.
 * @param draft.published whether a version was made since that step.
 */
export function reviewStateOf(
  last: Last | null,
  draft: { contentHash: string; published: boolean },
): ReviewState {
  if (!last) return 'none';
  if (last.step === 'approved') {
    if (last.contentHash === draft.contentHash) return 'approved';
    return draft.published ? 'none' : 'stale';
  }
  return last.step === 'asked' ? 'requested' : 'changes-asked';
}
