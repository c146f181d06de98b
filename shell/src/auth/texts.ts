import { spokenTexts } from '../spoken-texts';
import en, { type EntranceTexts } from './texts-en';

export const { texts, speak, words } = spokenTexts<EntranceTexts>(en, {
  de: () => import('./texts-de'),
  ar: () => import('./texts-ar'),
});
