import type { Samples } from '../../../endpoints/testing/samples';
import type { qrCodeEndpoints } from '../endpoints';

export const qrCodeSamples: Samples<typeof qrCodeEndpoints> = {
  createPrintedCodes: ({ placementId, qrCodeId }) => ({ codes: [{ documentId: qrCodeId, placementId }] }),
};
