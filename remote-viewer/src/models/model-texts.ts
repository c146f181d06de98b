import { dictionary } from '../language/dictionary';
import type { ModelTexts } from './texts/en';

export const modelTexts = dictionary<ModelTexts>(
  (language) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${language}.ts`),
);
