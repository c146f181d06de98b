import type { ViewerArea } from '../area';

export const videoWall: ViewerArea = {
  pageModes: {
    screen: async () => (await import('./screen-page')).ScreenPage,
    wall: async () => (await import('./wall-page')).WallPage,
  },
  unattended: ['screen'],
};
