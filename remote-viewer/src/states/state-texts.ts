import { dictionary } from '../language/dictionary';
import type { StateTexts } from './texts/en';

export const stateTexts = dictionary<StateTexts>(
  (language) => import(/* webpackChunkName: "more-texts-[request]" */ `./texts/${language}.ts`),
);
