import { spokenTexts } from './spoken-texts';
import en, { type ShellTexts } from './texts-en';

const others = {
  de: () => import('./texts-de'),
  ar: () => import('./texts-ar'),
  fr: () => import('./texts-fr'),
  es: () => import('./texts-es'),
  it: () => import('./texts-it'),
};

/** `words` are for what stands there before they arrive, and has to follow. */
export const { texts, words, speak } = spokenTexts<ShellTexts>(en, others);

/** The first of these languages that there are words in. Visitors may read more of them than staff. */
export const visitorLanguage = (wanted: readonly string[]): string =>
  wanted.map((tag) => tag.split('-')[0] ?? tag).find((language) => language === 'en' || language in others) ??
  'en';
