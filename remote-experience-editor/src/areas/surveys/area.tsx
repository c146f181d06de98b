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
  dashboardTile: {
    title: 'surveys.live.title',
    Tile: LiveSurveys,
    // Nobody who has none is told that there is none.
    isShown: ({ surveys }) => Object.keys(surveys).length > 0,
  },
};
