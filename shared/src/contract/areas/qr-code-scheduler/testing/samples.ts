import type { Samples } from '../../../endpoints/testing/samples';
import type { qrCodeEndpoints } from '../endpoints';

export const qrCodeSamples: Samples<typeof qrCodeEndpoints> = {
  createPrintedCodes: ({ placementId, qrCodeId }) => ({ codes: [{ documentId: qrCodeId, placementId }] }),
  getCodeScans: () => ({ from: '2026-11-01', until: '2026-11-28', timeZone: 'Europe/Berlin' }),
};
