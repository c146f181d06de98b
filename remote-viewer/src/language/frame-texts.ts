import type { Texts } from '../texts/en';
import { dictionary } from './dictionary';

/** What the landing and the frame around everything say. The page preloads it (shell/server/preloads.ts). */
export const frameTexts = dictionary<Texts>(
  (language) => import(/* webpackChunkName: "texts-[request]" */ `../texts/${language}.ts`),
);
