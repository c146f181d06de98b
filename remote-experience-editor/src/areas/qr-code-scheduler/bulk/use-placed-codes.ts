import { endpoints, qrCodeDocument } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { usePrintedCodes } from '../places/use-printed-codes';
import type { PlacedCode } from './use-code-archive';

/** Every code of the experience, and every address that they have. `undefined` until both are known. */
export function usePlacedCodes(): { codeIds: string[]; placed: PlacedCode[] } | undefined {
  const { brand, experience } = useExperience();
  const { data: documents } = useEndpointList(
    endpoints.listDocuments,
    {
      params: { brandId: brand.id },
      query: { experienceId: experience.id, area: 'qr-code-scheduler' },
    },
    { all: true },
  );
  const { data: printed } = usePrintedCodes();
  if (!documents || !printed) return undefined;
  const codes = new Map(
    documents.items.flatMap(({ data, id }) => {
      const { success, data: code } = qrCodeDocument.safeParse(data);
      return success ? [[id, code] as const] : [];
    }),
  );
  return {
    codeIds: [...codes.keys()],
    placed: printed.items.flatMap((one) => {
      const code = codes.get(one.documentId);
      return code ? [{ code, printed: one }] : [];
    }),
  };
}
