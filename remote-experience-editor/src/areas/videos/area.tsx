import { VideoCameraOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';
import { offeredVideo } from './offered-video';

export const area: AreaEntry = {
  icon: <VideoCameraOutlined />,
  group: 'show',
  offered: offeredVideo,
};
