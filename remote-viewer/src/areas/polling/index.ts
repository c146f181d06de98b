import type { ViewerArea } from '../area';
import { PollPanel } from './poll-panel';

export const polling: ViewerArea = { name: 'polls', panel: { Panel: PollPanel, each: true } };
