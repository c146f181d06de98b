import type { ViewerArea } from '../area';
import { prefetchSceneCode } from './load-scene-code';
import { NoScene, SceneView } from './scene-view';

export const scenes: ViewerArea = {
  name: 'scenes',
  stage: { Stage: SceneView, Empty: NoScene, prefetch: prefetchSceneCode },
};
