import { OrderedListOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <OrderedListOutlined />,
  group: 'ask',
};
