import type { Area } from '@vitrine/shared/contract/areas/list';
import type { ViewerArea } from './area';
import { polling } from './polling';
import { products } from './products';
import { scenes } from './scenes';
import { surveys } from './surveys';
import { theme } from './theme';
import { videoWall } from './video-wall';
import { videos } from './videos';
import { voting } from './voting';

/** Every area that visitors meet, by its route segment, in the dock's order. Nothing else here knows one by name. */
const registry: Partial<Record<Area, ViewerArea>> = {
  scenes,
  voting,
  polling,
  surveys,
  products,
  videos,
  'video-wall': videoWall,
  theme,
};

/** By what a manifest's part says. Parts of areas that this viewer does not know are not shown. */
export const areas: Readonly<Record<string, ViewerArea>> = registry;
