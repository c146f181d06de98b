import { endpoints } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';

/** The printed addresses of a code. */
export function usePrintedCodes(documentId: string) {
  const { brand, experience } = useExperience();
  return useEndpointList(
    endpoints.listPrintedCodes,
    { params: { brandId: brand.id, experienceId: experience.id }, query: { documentId } },
    { all: true },
  );
}
