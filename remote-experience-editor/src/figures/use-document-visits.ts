import { endpoints } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';

/** What visitors did with a document, over the last 30 days. */
export function useDocumentVisits(documentId: string) {
  const { brand } = useExperience();
  return useEndpointQuery(endpoints.getDocumentVisits, { params: { brandId: brand.id, documentId } });
}
