import type { ViewerArea } from '../area';
import { ProductPanel } from './product-panel';
import { currencyKey, favouritesKey } from './storage-keys';

export const products: ViewerArea = {
  name: 'products',
  panel: { Panel: ProductPanel, each: false },
  storageKeys: (experienceId) => [favouritesKey(experienceId), currencyKey],
};
