import type { ViewerArea } from '../area';
import { pollName } from './poll-name';
import { PollPanel } from './poll-panel';

export const polling: ViewerArea = { name: pollName, panel: { Panel: PollPanel, each: true } };
