import type { tokenEndpoints } from '../tokens';
import type { Samples } from './samples';

export const tokenSamples: Samples<typeof tokenEndpoints> = {
  createTokenLot: ({ ballotId, placementId }) => ({
    area: 'voting',
    documentId: ballotId,
    placementId,
    name: 'Evening',
    size: 2,
  }),
  revokeTokens: () => ({ numbers: [1] }),
  redeemToken: () => ({ code: '2345-6789-ABCD' }),
};
