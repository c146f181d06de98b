import { endpoints } from '@vitrine/shared/contract';

/** What reads placements on this screen, and reads them again once one was written. */
export const showPlacements = [endpoints.listPlacements, endpoints.getPlacement];
