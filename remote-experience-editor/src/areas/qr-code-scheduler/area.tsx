import { QrcodeOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <QrcodeOutlined />,
  group: 'reach',
};
