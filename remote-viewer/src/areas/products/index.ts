import { dictionary } from '../../language/dictionary';
import type { ViewerArea } from '../area';
import { productNames } from './product-names';
import { ProductPanel } from './product-panel';
import { currencyKey, favouritesKey } from './storage-keys';

/** With the frame's words: the dock says it before anything of this area is opened. */
const productName = dictionary<{ name: string }>(
  (language) => import(/* webpackChunkName: "texts-[request]" */ `./name/${language}.ts`),
);

export const products: ViewerArea = {
  name: productName,
  panel: { Panel: ProductPanel, ...productNames },
  storageKeys: (experienceId) => [favouritesKey(experienceId), currencyKey],
};
