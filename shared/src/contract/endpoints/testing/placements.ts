import type { placementEndpoints } from '../placements';
import type { Samples } from './samples';

export const placementSamples: Samples<typeof placementEndpoints> = {
  createPlacement: () => ({ name: 'Placement' }),
  updatePlacement: () => ({ name: 'Placement' }),
  assignPlacements: ({ experienceId, placementId }) => ({ experienceId, placementIds: [placementId] }),
  archivePlacements: ({ placementId }) => ({ ids: [placementId] }),
  restorePlacements: ({ placementId }) => ({ ids: [placementId] }),
  createTestAccess: () => ({ label: 'Test access' }),
  updateTestAccess: () => ({ label: 'Test access' }),
};
