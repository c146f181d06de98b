import type { ViewerArea } from '../area';
import { sceneTexts } from './scene-texts';
import { NoScene, SceneView } from './scene-view';

export const scenes: ViewerArea = {
  name: sceneTexts,
  stage: {
    key: 'scene',
    Stage: SceneView,
    Empty: NoScene,
    shown: (documentId) => ({ kind: 'scene', documentId }),
  },
};
