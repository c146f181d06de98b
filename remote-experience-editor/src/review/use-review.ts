import { type Brand, endpoints } from '@vitrine/shared/contract';
import { useAnswers, useEndpointQuery } from '@vitrine/shared/ui';
import { useEffect } from 'react';

/**
 * How far the review of the draft is, where the brand publishes only what was approved; no answer elsewhere.
 * @param revision as the live stream tells it; with another one the review is read again.
 */
export function useReview(brand: Brand, experienceId: string, revision: number | undefined) {
  const answers = useAnswers();
  const params = { brandId: brand.id, experienceId };
  const review = useEndpointQuery(endpoints.getReview, { params }, { enabled: brand.reviewBeforePublish });
  useEffect(() => {
    if (revision !== undefined) void answers.invalidate(endpoints.getReview);
  }, [answers, revision]);
  return review;
}
