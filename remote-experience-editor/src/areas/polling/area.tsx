import { arriving } from '@vitrine/shared/browser/arriving';
import { BarChartOutlined, Skeleton } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

const LivePolls = arriving(() => import('./live-polls').then((file) => file.LivePolls), {
  room: <Skeleton shape="cards" />,
});

export const area: AreaEntry = {
  icon: <BarChartOutlined />,
  group: 'ask',
  firstStep: { text: 'polling.firstStep', isDone: ({ hasDocuments }) => hasDocuments },
  DashboardTile: LivePolls,
};
