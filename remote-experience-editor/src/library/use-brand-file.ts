import { endpoints, type StoredFile } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';

/** What is known of a picture or film of the brand; null while there is none, or it has not come. */
export function useBrandFile(sha256: string | undefined): { file: StoredFile | null; isGone: boolean } {
  const { brand } = useExperience();
  const query = useEndpointQuery(
    endpoints.getBrandFile,
    { params: { brandId: brand.id, sha256: sha256 ?? '' } },
    { enabled: sha256 !== undefined },
  );
  return { file: (sha256 && query.data) || null, isGone: query.error?.status === 404 };
}
