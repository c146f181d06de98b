import { ShoppingOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <ShoppingOutlined />,
  group: 'show',
};
