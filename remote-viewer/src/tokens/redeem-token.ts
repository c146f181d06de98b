import type { RedeemedToken } from '@vitrine/shared/contract';
import { inSession, post } from '../api/sending-api';
import { call } from '../api/visitor-api';

/** Comes with a code that works once; coming with it again from this browser changes nothing. */
export const redeemToken = (placementId: string, code: string) =>
  inSession(() => call<RedeemedToken>(`/placements/${placementId}/tokens`, post({ code })));
