import { dictionary } from '../../language/dictionary';

/** With the frame's words: the dock says it before anything of this area is opened. */
export const productName = dictionary<{ name: string }>(
  (language) => import(/* webpackChunkName: "texts-[request]" */ `./name/${language}.ts`),
);
