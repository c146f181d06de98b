import { dictionary } from '../../language/dictionary';
import type { WallTexts } from './texts/en';

export const wallTexts = dictionary<WallTexts>((language) => import(`./texts/${language}.ts`));
