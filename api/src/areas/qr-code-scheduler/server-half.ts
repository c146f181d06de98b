import type { CodeContent } from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';

/** What only the API reads of the QR codes of a version: where they lead. */
export interface QrCodesServerHalf extends Record<string, unknown> {
  /** By document. */
  codes: Record<string, CodeContent>;
}
