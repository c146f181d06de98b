/** Languages that the staff interface speaks. What visitors read has its own, which staff write. */
export const interfaceLanguages = ['en', 'de', 'ar'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

const base = (tag: string) => tag.split('-')[0] ?? tag;
const spoken = (tag: string) => interfaceLanguages.find((language) => language === base(tag));

/** @returns the chosen language, otherwise the first of this browser's that we speak, otherwise English. */
export function interfaceLanguage(chosen: string | null): InterfaceLanguage {
  const wanted = [...(chosen === null ? [] : [chosen]), ...navigator.languages];
  return wanted.map(spoken).find((language) => language !== undefined) ?? 'en';
}

/** Of those that most pages offer: a slow phone's browser takes 40 ms for each, while the page starts. */
export const ownNames: Readonly<Record<string, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'español',
  fr: 'français',
  it: 'italiano',
};

/** Of a language, in that language: who cannot read the others finds theirs. */
export const ownNameOf = (tag: string): string =>
  ownNames[tag] ?? new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** @returns the form of a language in which this browser's reader writes dates and numbers: en-GB, de-AT. */
export const localeOf = (language: InterfaceLanguage): string =>
  navigator.languages.find((tag) => base(tag) === language) ?? language;

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (base(language) === 'ar' ? 'rtl' : 'ltr');
