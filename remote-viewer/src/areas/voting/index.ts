import type { ViewerArea } from '../area';
import { DisplayedVote } from './displayed-vote';
import { VotePanel } from './vote-panel';

export const voting: ViewerArea = {
  panel: { Panel: VotePanel, one: 'vote' },
  Displayed: DisplayedVote,
  pageModes: { present: async () => (await import('./presenter-page')).PresenterPage },
};
