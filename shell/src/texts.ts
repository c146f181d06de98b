import { spokenTexts } from './spoken-texts';
import en, { type ShellTexts } from './texts-en';

/** `words` are for what stands there before they arrive, and has to follow. */
export const { texts, words, speak } = spokenTexts<ShellTexts>(en, {
  de: () => import('./texts-de'),
  ar: () => import('./texts-ar'),
});
