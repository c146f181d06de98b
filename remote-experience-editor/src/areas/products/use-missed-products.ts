import { endpoints } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { useExperience } from '../../experience/experience-context';

/** How many visits of the last 30 days looked at each product and could not have it; empty while that is not known. */
export function useMissedProducts(): ReadonlyMap<string, number> {
  const { brand, experience } = useExperience();
  const params = { brandId: brand.id, experienceId: experience.id };
  const { data } = useEndpointQuery(endpoints.listMissedProducts, { params });
  return useMemo(
    () => new Map(data?.products.map(({ documentId, unavailable }) => [documentId, unavailable])),
    [data],
  );
}
