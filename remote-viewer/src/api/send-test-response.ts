import type { ResponseCreate } from '@vitrine/shared/contract';
import { post } from './sending-api';
import { call } from './visitor-api';

/** An answer in a test access: checked as any other, kept apart and not counted. */
export const sendTestResponse = (
  placementId: string,
  testAccessId: string,
  response: ResponseCreate,
  key: string,
) =>
  call<{ id: string }>(
    `/placements/${placementId}/test/${testAccessId}/responses`,
    post(response, { 'idempotency-key': key }),
  );
