import { dictionary } from '../../language/dictionary';
import type { ViewerArea } from '../area';
import { PollPanel } from './poll-panel';

/** With the frame's words: the dock says it before anything of this area is opened. */
const pollName = dictionary<{ name: string }>(
  (language) => import(/* webpackChunkName: "texts-[request]" */ `./name/${language}.ts`),
);

export const polling: ViewerArea = { name: pollName, panel: { Panel: PollPanel, one: 'poll' } };
