import { dictionary } from '../../language/dictionary';
import type { PollTexts } from './texts/en';

export const pollTexts = dictionary<PollTexts>((language) => import(`./texts/${language}.ts`));
