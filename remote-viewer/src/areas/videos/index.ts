import type { ViewerArea } from '../area';
import { captionsKey } from './captions-key';
import { videoName } from './video-name';
import { VideosPanel } from './videos-panel';

export const videos: ViewerArea = {
  name: videoName,
  panel: { Panel: VideosPanel, each: false },
  storageKeys: () => [captionsKey],
};
