import { type Experience, endpoints } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';

/** An experience by its id, archived or not: lists know none that is archived. undefined until it has come. */
export function useExperience(brandId: string, experienceId: string | null): Experience | undefined {
  return useEndpointQuery(
    endpoints.getExperience,
    { params: { brandId, experienceId: experienceId ?? '' } },
    { enabled: experienceId !== null },
  ).data;
}
