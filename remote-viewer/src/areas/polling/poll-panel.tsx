import { LazyContent } from '../../experience/lazy-content';
import type { PanelProps } from '../area';

const load = async () => (await import('./asked-poll')).AskedPoll;

/** A poll; all but this is loaded when it is opened. */
export const PollPanel = (props: PanelProps) => (
  <LazyContent load={load}>{(AskedPoll) => <AskedPoll {...props} />}</LazyContent>
);
