import type { ViewerArea } from '../area';
import { VotePanel } from './vote-panel';

const presenter = () => import('./presenter-page');

export const voting: ViewerArea = {
  panel: { Panel: VotePanel, one: 'vote' },
  displayed: async () => (await presenter()).DisplayedVote,
  pageModes: { present: async () => (await presenter()).PresenterPage },
};
