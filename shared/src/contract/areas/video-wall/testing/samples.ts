import type { Samples } from '../../../endpoints/testing/samples';
import type { videoWallEndpoints } from '../endpoints';

const facts = { version: '1.0.0', widthPx: 1920, heightPx: 1080 };

export const videoWallSamples: Samples<typeof videoWallEndpoints> = {
  createWallScreen: () => ({ code: 'ABC234', name: 'Upper left', row: 1, column: 1 }),
  updateWallScreen: () => ({ name: 'Upper right', row: 1, column: 2 }),
  requestWallScreen: () => facts,
  reportWallScreen: () => ({ secret: 'x'.repeat(40), ...facts, driftMs: 4, roundTripMs: 12 }),
};
