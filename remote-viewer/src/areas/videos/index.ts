import { dictionary } from '../../language/dictionary';
import type { ViewerArea } from '../area';
import { captionsKey } from './captions-key';
import { videoNames } from './video-names';
import { VideosPanel } from './videos-panel';

/** With the frame's words: the dock says it before anything of this area is opened. */
const videoName = dictionary<{ name: string }>(
  (language) => import(/* webpackChunkName: "texts-[request]" */ `./name/${language}.ts`),
);

export const videos: ViewerArea = {
  name: videoName,
  panel: { Panel: VideosPanel, ...videoNames },
  storageKeys: () => [captionsKey],
};
