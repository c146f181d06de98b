import { dictionary } from '../language/dictionary';
import type { YourDataTexts } from './texts/en';

export const yourDataTexts = dictionary<YourDataTexts>(
  (language) => import(/* webpackChunkName: "more-texts-[request]" */ `./texts/${language}.ts`),
);
