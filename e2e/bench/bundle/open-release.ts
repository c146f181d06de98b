import type { OpenScreen } from '../../../shell/src/remotes/open-release';

/** In the place of the shell's own: screens come with the bundle, one chunk each, as in any single-page application. */
export function createOpenScreen(): OpenScreen {
  return ({ remote, screen }) => screens[remote](screen);
}

const screens = {
  manager: (screen: string) => import(`../../../remote-manager/src/screens/${screen}/index.tsx`),
  experienceEditor: (screen: string) =>
    screen === 'frame'
      ? import('../../../remote-experience-editor/src/frame/index')
      : import(`../../../remote-experience-editor/src/areas/${screen}/index.tsx`),
  viewer: () => import('../../../remote-viewer/src/experience/index'),
};
