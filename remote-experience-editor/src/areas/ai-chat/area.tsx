import { RobotOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <RobotOutlined />,
  group: 'voice',
};
