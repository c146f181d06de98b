import type { ViewerArea } from '../area';
import { VotePanel } from './vote-panel';

export const voting: ViewerArea = {
  panel: { Panel: VotePanel, one: 'vote' },
  displayed: async () => (await import('./displayed-vote')).DisplayedVote,
  pageModes: { present: async () => (await import('./presenter-page')).PresenterPage },
};
