import { lazyPart } from '@vitrine/shared/browser/lazy-part';
import { LikeOutlined, Skeleton } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

const LiveVotes = lazyPart(
  () => import(/* webpackChunkName: "live" */ './live-votes').then((file) => file.LiveVotes),
  {
    room: <Skeleton shape="cards" />,
  },
);

export const area: AreaEntry = {
  icon: <LikeOutlined />,
  group: 'ask',
  dashboardTile: {
    title: 'voting.live.title',
    Tile: LiveVotes,
    // Nobody who has none is told that there is none.
    isShown: ({ votes }) => Object.keys(votes).length > 0,
  },
};
