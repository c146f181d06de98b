import { dictionary } from '../language/dictionary';
import type { KioskTexts } from './texts/en';

export const kioskTexts = dictionary<KioskTexts>(
  (language) => import(/* webpackChunkName: "more-texts-[request]" */ `./texts/${language}.ts`),
);
