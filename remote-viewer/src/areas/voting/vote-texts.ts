import { dictionary } from '../../language/dictionary';
import type { VoteTexts } from './texts/en';

export const voteTexts = dictionary<VoteTexts>(
  (language) => import(/* webpackChunkName: "vote-texts-[request]" */ `./texts/${language}.ts`),
);
