import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { textIn } from '@vitrine/shared/contract/values/text';
import { useObservable } from '@vitrine/shared/host';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { environment } from '../browser/environment';
import { de } from './de';
import { en, type Texts } from './en';

interface Language {
  /** Of the experience's words, one of its own languages. */
  language: string;
  languages: string[];
  choose: (language: string) => void;
  /** The viewer's own words. */
  texts: Texts;
  /** The experience's words: asked-for language, the experience's base, then whatever there is. */
  say: (map: Record<string, string>) => string;
}

/** Under which the device keeps what the visitor chose. */
export const languageKey = 'vitrine.language';
const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No language was provided');
  return language;
}

/** Words for when no experience is known yet. */
export const browserTexts = (): Texts => textsFor(navigator.language);
const textsFor = (language: string): Texts => (language.startsWith('de') ? de : en);

/** The experience's languages, the visitor's choice among them kept on the device. */
export function LanguageProvider({ languages, children }: { languages: string[]; children: ReactNode }) {
  const [language, setLanguage] = useState(() => preferred(languages));
  const choose = useCallback((chosen: string) => {
    deviceStorage.set(languageKey, chosen);
    setLanguage(chosen);
  }, []);
  const { language: asked } = useObservable(environment);
  useEffect(() => {
    if (asked && languages.includes(asked)) setLanguage(asked);
  }, [asked, languages]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(
    () => ({
      language,
      languages,
      choose,
      texts: textsFor(language),
      say: (map: Record<string, string>) => textIn(map, language, languages[0]),
    }),
    [language, languages, choose],
  );
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

function preferred(languages: string[]): string {
  const wanted = [deviceStorage.get(languageKey) ?? '', ...navigator.languages];
  const exact = wanted.find((tag) => languages.includes(tag));
  const close = wanted
    .map((tag) => languages.find((language) => tag.split('-')[0] === language.split('-')[0]))
    .find(Boolean);
  return exact ?? close ?? languages[0] ?? 'en';
}
