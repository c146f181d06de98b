import { dictionary } from '../../language/dictionary';
import type { ProductTexts } from './texts/en';

export const productTexts = dictionary<ProductTexts>(
  (language) => import(/* webpackChunkName: "more-texts-[request]" */ `./texts/${language}.ts`),
);
