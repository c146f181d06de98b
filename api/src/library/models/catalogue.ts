import { armchair } from './furniture/armchair';
import { bookcase } from './furniture/bookcase';
import { bowl } from './furniture/bowl';
import { chair } from './furniture/chair';
import { coffeeTable } from './furniture/coffee-table';
import { diningTable } from './furniture/dining-table';
import { floorLamp } from './furniture/floor-lamp';
import { pendantLamp } from './furniture/pendant-lamp';
import { picture } from './furniture/picture';
import { plant } from './furniture/plant';
import { rug } from './furniture/rug';
import { sideboard } from './furniture/sideboard';
import { sofa } from './furniture/sofa';
import { table } from './furniture/table';
import { vase } from './furniture/vase';
import { wall, windowWall } from './furniture/walls';
import type { Part } from './part';

/** Every model that this folder makes, by its file's name. */
export const catalogue = {
  table: { name: 'Table', build: table },
  'dining-table': { name: 'Dining table', build: diningTable },
  'coffee-table': { name: 'Coffee table', build: coffeeTable },
  chair: { name: 'Chair', build: chair },
  sofa: { name: 'Sofa', build: sofa },
  armchair: { name: 'Armchair', build: armchair },
  sideboard: { name: 'Sideboard', build: sideboard },
  bookcase: { name: 'Bookcase', build: bookcase },
  'floor-lamp': { name: 'Floor lamp', build: floorLamp },
  'pendant-lamp': { name: 'Pendant lamp', build: pendantLamp },
  rug: { name: 'Rug', build: rug },
  plant: { name: 'Plant', build: plant },
  vase: { name: 'Vase', build: vase },
  bowl: { name: 'Bowl', build: bowl },
  picture: { name: 'Picture', build: picture },
  wall: { name: 'Wall', build: wall },
  'window-wall': { name: 'Window wall', build: windowWall },
} as const satisfies Record<string, { name: string; build: () => Part[] }>;

export type ModelFile = keyof typeof catalogue;
export const modelFiles = Object.keys(catalogue) as ModelFile[];
