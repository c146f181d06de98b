import { type Brand, type ExperienceSnapshot, endpoints } from '@vitrine/shared/contract';
import { useAnswers, useEndpointQuery } from '@vitrine/shared/ui';
import { useEffect } from 'react';

/**
 * How far the review of the draft is, where the brand publishes only what was approved; no answer elsewhere.
 * @param snapshot what the live stream says; with another review it is read again, and with another draft, whoever
 * changed it, if that may take an approval away.
 */
export function useReview(
  brand: Brand,
  experienceId: string,
  snapshot: Pick<ExperienceSnapshot, 'review' | 'draft'> | null,
) {
  const answers = useAnswers();
  const params = { brandId: brand.id, experienceId };
  const review = useEndpointQuery(endpoints.getReview, { params }, { enabled: brand.reviewBeforePublish });
  const revision = snapshot?.review;
  const approvedDraft = review.data?.state === 'approved' ? snapshot?.draft : undefined;
  useEffect(() => {
    if (revision !== undefined) void answers.invalidate(endpoints.getReview);
  }, [answers, revision]);
  useEffect(() => {
    if (approvedDraft !== undefined) void answers.invalidate(endpoints.getReview);
  }, [answers, approvedDraft]);
  return review;
}
