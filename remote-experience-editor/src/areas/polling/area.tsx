import { lazyPart } from '@vitrine/shared/browser/lazy-part';
import { BarChartOutlined, Skeleton } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

const LivePolls = lazyPart(
  () => import(/* webpackChunkName: "live" */ './live-polls').then((file) => file.LivePolls),
  {
    room: <Skeleton shape="cards" />,
  },
);

export const area: AreaEntry = {
  icon: <BarChartOutlined />,
  group: 'ask',
  firstStep: { text: 'polling.firstStep', isDone: ({ hasDocuments }) => hasDocuments },
  dashboardTile: { title: 'polling.live.title', Tile: LivePolls },
};
