import { dictionary } from '../language/dictionary';
import type { TokenTexts } from './texts/en';

export const tokenTexts = dictionary<TokenTexts>((language) => import(`./texts/${language}.ts`));
