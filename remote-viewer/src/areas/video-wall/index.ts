import type { ViewerArea } from '../area';

/** Both show media by the same clock: one file for the two. */
const pages = () => import('./screen-page');

export const videoWall: ViewerArea = {
  pageModes: {
    screen: async () => (await pages()).ScreenPage,
    wall: async () => (await pages()).WallPage,
  },
  unattended: ['screen'],
};
