import { dictionary } from '../../language/dictionary';
import type { SceneTexts } from './texts/en';

export const sceneTexts = dictionary<SceneTexts>(
  (language) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${language}.ts`),
);
