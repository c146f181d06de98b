import type { ViewerArea } from '../area';
import { captionsKey } from './captions-key';
import { VideosPanel } from './videos-panel';

export const videos: ViewerArea = {
  name: 'videos',
  panel: { Panel: VideosPanel, each: false },
  storageKeys: () => [captionsKey],
};
