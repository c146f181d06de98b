import { dictionary } from '../language/dictionary';
import type { TestTexts } from './texts/en';

export const testTexts = dictionary<TestTexts>(
  (language) => import(/* webpackChunkName: "more-texts-[request]" */ `./texts/${language}.ts`),
);
