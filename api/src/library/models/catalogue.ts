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
import type { FinishName } from './materials';
import type { Part } from './part';

/** What a model is made of in place of what it was built from: finish → finish. */
export type Look = Partial<Record<FinishName, FinishName>>;

/** Looks that differ in one finish, by their names; the first is the model as it was built. */
const inPlaceOf = (
  own: FinishName,
  first: string,
  others: Record<string, FinishName>,
): Record<string, Look> => ({
  [first]: {},
  ...Object.fromEntries(Object.entries(others).map(([name, finish]) => [name, { [own]: finish }])),
});

interface CatalogueModel {
  name: string;
  build: () => Part[];
  looks?: Record<string, Look>;
}

/** Every model that this folder makes, by its file's name, and the looks that it can be shown in (its material variants). */
export const catalogue = {
  table: { name: 'Table', build: table },
  'dining-table': {
    name: 'Dining table',
    build: diningTable,
    looks: inPlaceOf('walnut', 'Walnut', { 'Oiled oak': 'oak' }),
  },
  'coffee-table': {
    name: 'Coffee table',
    build: coffeeTable,
    looks: inPlaceOf('smoked oak', 'Smoked oak', { 'Oiled oak': 'oak' }),
  },
  chair: {
    name: 'Chair',
    build: chair,
    looks: {
      'Oatmeal wool, Oiled oak': {},
      'Oatmeal wool, Smoked oak': { oak: 'smoked oak' },
      'Moss wool, Oiled oak': { 'oatmeal wool': 'moss wool' },
      'Moss wool, Smoked oak': { 'oatmeal wool': 'moss wool', oak: 'smoked oak' },
    },
  },
  sofa: {
    name: 'Sofa',
    build: sofa,
    looks: {
      'Oatmeal wool': {},
      // The cushions on it stay apart from it.
      'Moss wool': { 'oatmeal wool': 'moss wool', 'moss wool': 'oatmeal wool' },
      'Rust wool': { 'oatmeal wool': 'rust wool', 'rust wool': 'oatmeal wool' },
    },
  },
  armchair: {
    name: 'Armchair',
    build: armchair,
    looks: inPlaceOf('moss wool', 'Moss wool', { 'Oatmeal wool': 'oatmeal wool', 'Rust wool': 'rust wool' }),
  },
  sideboard: {
    name: 'Sideboard',
    build: sideboard,
    looks: inPlaceOf('oak', 'Oiled oak', { Walnut: 'walnut' }),
  },
  bookcase: {
    name: 'Bookcase',
    build: bookcase,
    looks: inPlaceOf('walnut', 'Walnut', { 'Oiled oak': 'oak' }),
  },
  'floor-lamp': { name: 'Floor lamp', build: floorLamp },
  'pendant-lamp': {
    name: 'Pendant lamp',
    build: pendantLamp,
    looks: inPlaceOf('clay ceramic', 'Clay', { Chalk: 'white ceramic' }),
  },
  rug: { name: 'Rug', build: rug },
  plant: { name: 'Plant', build: plant },
  vase: { name: 'Vase', build: vase },
  bowl: { name: 'Bowl', build: bowl },
  picture: { name: 'Picture', build: picture },
  wall: { name: 'Wall', build: wall },
  'window-wall': { name: 'Window wall', build: windowWall },
} as const satisfies Record<string, CatalogueModel>;

export type ModelFile = keyof typeof catalogue;
export const modelFiles = Object.keys(catalogue) as ModelFile[];

/** @returns the looks of a model that are not as it was built, by their names. */
export const otherLooksOf = (file: ModelFile): string[] => Object.keys(looksOf(file)).slice(1);

/** @returns the looks of a model by their names, the one that it was built in first; none where it has no other. */
export const looksOf = (file: ModelFile): Record<string, Look> => {
  const { looks = {} }: CatalogueModel = catalogue[file];
  return looks;
};
