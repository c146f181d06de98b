import { VideoCameraOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <VideoCameraOutlined />,
  group: 'show',
};
