import { dictionary } from '../../language/dictionary';
import type { VideoTexts } from './texts/en';

export const videoTexts = dictionary<VideoTexts>(
  (language) => import(/* webpackChunkName: "more-texts-[request]" */ `./texts/${language}.ts`),
);
