import { endpoints } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';

/**
 * Printed addresses.
 * @param documentId of one code; left out: of all that the experience has.
 */
export function usePrintedCodes(documentId?: string) {
  const { brand, experience } = useExperience();
  return useEndpointList(
    endpoints.listPrintedCodes,
    {
      params: { brandId: brand.id, experienceId: experience.id },
      query: documentId === undefined ? {} : { documentId },
    },
    { all: true },
  );
}
