import { LazyContent } from '../../experience/lazy-content';
import type { PanelProps } from '../area';

const load = async () => (await import('./asked-vote')).AskedVote;

/** A vote; all but this is loaded when it is opened. */
export const VotePanel = (props: PanelProps) => (
  <LazyContent load={load}>{(AskedVote) => <AskedVote {...props} />}</LazyContent>
);
