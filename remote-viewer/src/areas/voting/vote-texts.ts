import { dictionary } from '../../language/dictionary';
import type { VoteTexts } from './texts/en';

export const voteTexts = dictionary<VoteTexts>((language) => import(`./texts/${language}.ts`));
