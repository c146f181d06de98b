import { lazyPart } from '@vitrine/shared/browser/lazy-part';
import { FormOutlined, Skeleton } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

const LiveSurveys = lazyPart(
  () => import(/* webpackChunkName: "live" */ './live-surveys').then((file) => file.LiveSurveys),
  {
    room: <Skeleton shape="cards" />,
  },
);

export const area: AreaEntry = {
  icon: <FormOutlined />,
  group: 'ask',
  // Nobody who has none is told that there is none.
  DashboardTile: (props) => Object.keys(props.summary.surveys).length > 0 && <LiveSurveys {...props} />,
};
