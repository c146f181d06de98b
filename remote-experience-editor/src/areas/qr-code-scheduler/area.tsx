import { lazyPart } from '@vitrine/shared/browser/lazy-part';
import { QrcodeOutlined, Skeleton } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

const ScansOfAll = lazyPart(
  () => import(/* webpackChunkName: "live" */ './scans-of-all').then((file) => file.ScansOfAll),
  {
    room: <Skeleton shape="cards" />,
  },
);

export const area: AreaEntry = {
  icon: <QrcodeOutlined />,
  group: 'reach',
  firstStep: { text: 'qr-code-scheduler.firstStep', isDone: ({ hasDocuments }) => hasDocuments },
  dashboardTile: { title: 'qr-code-scheduler.scans.title', Tile: ScansOfAll },
};
