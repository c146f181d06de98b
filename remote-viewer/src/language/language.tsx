import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { visitorLanguageKey } from '@vitrine/shared/browser/visitor-language-key';
import { textIn } from '@vitrine/shared/contract/values/text';
import { directionOf } from '@vitrine/shared/contract/values/text-direction';
import { wordLanguages } from '@vitrine/shared/contract/values/word-languages';
import { useObservable } from '@vitrine/shared/host';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { environment } from '../browser/environment';
import type { Texts } from '../texts/en';
import type { Dictionary, Words } from './dictionary';
import { frameTexts } from './frame-texts';
import { preferredLanguage } from './preferred-language';
import { useWords } from './use-words';

/** Marks an element whose words are in another language than the page. */
type LanguageMark = { lang?: string; dir?: 'ltr' | 'rtl' };

interface Language {
  /** Of the experience's words, one of its own languages. */
  language: string;
  languages: string[];
  choose: (language: string) => void;
  /** Where the product's own words are looked for, the best first. */
  wordLanguages: string[];
  /** The frame's own words. */
  texts: Texts;
  /** For elements that hold them, where they are in another language than the experience's. */
  textsMark: LanguageMark;
  /**
   * The experience's words, in one line: asked-for language, the experience's base, then whatever there is. Those that
   * are not in the one asked for keep their own direction.
   */
  say: (map: Record<string, string>) => string;
  /** The same as they were written: for Markdown, which begins lines with signs, and for other programs. */
  sayAsWritten: (map: Record<string, string>) => string;
}

/** Between the first-strong isolate and its end: what stands in it and around it are each in order (Unicode UAX 9). */
const apart = (text: string) => `\u2068${text}\u2069`;

/** Under which the device keeps what the visitor chose. Taken from here, it is no module of its own on the landing. */
export const languageKey = visitorLanguageKey;
const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No language');
  return language;
}

/**
 * An area's own words, and for elements that hold them their language where it is another than the experience's.
 * @throws where nothing above has loaded the dictionary (LazyContent does).
 */
export function useTexts<Texts>(dictionary: Dictionary<Texts>): [texts: Texts, mark: LanguageMark] {
  const { language, wordLanguages } = useLanguage();
  // Of a language that was just chosen, the words may still be on their way.
  const words = useWords(dictionary, wordLanguages) ?? dictionary.latest();
  if (!words) throw new Error('No words');
  return [words.texts, markOf(words, language)];
}

export const markOf = ({ language }: Words<unknown>, around: string): LanguageMark =>
  around.split('-')[0] === language.split('-')[0] ? {} : { lang: language, dir: directionOf(language) };

interface LanguageProviderProps {
  /** Of the experience, the base first; where none is known, the browser's own. */
  languages: string[];
  /** The one that the address asks for, before what this device had last. */
  asked?: string | null;
  onChoose?: (language: string) => void;
  /** Another one begins without what the one before has chosen. */
  visitor?: number;
  /** Stands there until the frame's words are. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** The experience's languages, the visitor's choice among them kept on the device; and the frame's words. */
export function LanguageProvider(props: LanguageProviderProps) {
  const { languages, asked: inAddress = null, onChoose, visitor, waiting = null, children } = props;
  const preferred = () =>
    preferredLanguage(languages, [
      inAddress ?? '',
      deviceStorage.get(languageKey) ?? '',
      ...navigator.languages,
    ]);
  const [language, setLanguage] = useState(preferred);
  const [reader, setReader] = useState(visitor);
  if (reader !== visitor) {
    setReader(visitor);
    setLanguage(preferred());
  }
  const choose = useCallback(
    (chosen: string) => {
      deviceStorage.set(languageKey, chosen);
      setLanguage(chosen);
      onChoose?.(chosen);
    },
    [onChoose],
  );
  const { language: asked } = useObservable(environment);
  useEffect(() => {
    if (asked && languages.includes(asked)) setLanguage(asked);
  }, [asked, languages]);
  useEffect(() => {
    const { documentElement: page } = document;
    // The server has said it with the page; to find out takes a slow phone a fifth of a second.
    if (page.lang !== language || !page.dir) page.dir = directionOf(language);
    page.lang = language;
    return () => page.removeAttribute('dir');
  }, [language]);
  const [base] = languages;
  const lookedFor = useMemo(() => wordLanguages(language, base), [language, base]);
  const words = useWords(frameTexts, lookedFor, { throws: true });
  const value = useMemo(() => {
    if (!words) return null;
    const sayAsWritten = (map: Record<string, string>) => textIn(map, language, base);
    const say = (map: Record<string, string>) => {
      const text = sayAsWritten(map);
      return text && !map[language] ? apart(text) : text;
    };
    const textsMark = markOf(words, language);
    return {
      language,
      languages,
      choose,
      wordLanguages: lookedFor,
      texts: words.texts,
      textsMark,
      say,
      sayAsWritten,
    };
  }, [language, languages, base, choose, lookedFor, words]);
  return value ? <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider> : waiting;
}
