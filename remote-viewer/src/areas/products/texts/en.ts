import { plural } from '../../../language/plural';

/** What is said about products. */
const en = {
  search: 'Search products',
  all: 'All',
  favourites: 'Favourites',
  narrow: 'Show',
  nothingFound: 'No products found.',
  noFavourites: 'No favourites yet. Tap the heart beside a product to keep it on this device.',
  more: (count: number) => plural('en', count, { other: 'Show # more' }),
  moreFailed: 'Some products could not be loaded.',
  currency: 'Currency',
  from: (price: string) => `From ${price}`,
  before: 'Before',
  now: 'Now',
  keep: (name: string) => `Keep ${name} as a favourite`,
  drop: (name: string) => `Remove ${name} from favourites`,
  keepShort: 'Add to favourites',
  keptShort: 'In favourites',
  available: 'Available',
  unavailable: 'Not available right now',
  unavailableHere: 'Not available in this combination',
  pictures: 'Pictures',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  model: 'View in 3D',
  enlarge: 'Enlarge',
  closer: 'zoom in',
  whole: 'zoom out',
  seeIn: (view: string) => `See it in: ${view}`,
  modelKeys: 'Arrow keys turn the model, plus and minus zoom in and out, Home resets the view.',
  size: 'Size (width × height × depth)',
  sku: 'Item number',
  by: (vendor: string) => `By ${vendor}`,
  buy: (shop: string) => `Buy at ${shop}`,
  newTab: 'Opens in a new tab',
};

export type ProductTexts = typeof en;
export default en;
