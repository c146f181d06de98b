import type { AreaContract } from '../area-contract';
import { qrCodeChecks } from './checks';
import { emptyQrCode, qrCodeDocument } from './document';
import { qrCodeEndpoints } from './endpoints';

export const qrCodeScheduler = {
  document: { schema: qrCodeDocument, empty: emptyQrCode },
  checks: qrCodeChecks,
  endpoints: qrCodeEndpoints,
} as const satisfies AreaContract;
