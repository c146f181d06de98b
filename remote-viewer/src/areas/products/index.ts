import type { ViewerArea } from '../area';
import { productName } from './product-name';
import { ProductPanel } from './product-panel';
import { currencyKey, favouritesKey } from './storage-keys';

export const products: ViewerArea = {
  name: productName,
  panel: { Panel: ProductPanel, each: false },
  storageKeys: (experienceId) => [favouritesKey(experienceId), currencyKey],
};
