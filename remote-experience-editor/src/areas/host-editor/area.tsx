import { SmileOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <SmileOutlined />,
  group: 'voice',
};
