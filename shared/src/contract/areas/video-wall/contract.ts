import type { AreaContract } from '../area-contract';
import { videoWallChecks } from './checks';
import { emptyVideoWall, videoWallDocument } from './document';
import { videoWallEndpoints } from './endpoints';
import { publishedVideoWall } from './published';
import { liveScreens } from './screen';

export const videoWall = {
  document: { schema: videoWallDocument, empty: emptyVideoWall },
  published: publishedVideoWall,
  live: { wallScreens: liveScreens },
  checks: videoWallChecks,
  endpoints: videoWallEndpoints,
} as const satisfies AreaContract;
