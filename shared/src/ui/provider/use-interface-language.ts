import { usePreferences } from '@vitrine/shared/host';
import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';
import { directionOf, type InterfaceLanguage, interfaceLanguage } from '../../browser/interface-language';
import { speak } from '../texts/texts';

/** The language that is spoken, once its words are there. */
interface Spoken {
  language: InterfaceLanguage;
  /** antd's own words; it has the English ones itself. */
  antd: Locale | undefined;
}

const english: Spoken = { language: 'en', antd: undefined };

const antdFiles = {
  de: () => import('antd/es/locale/de_DE'),
  ar: () => import('antd/es/locale/ar_EG'),
};

/** English where its words do not arrive. */
const antdWords = async (language: InterfaceLanguage): Promise<Locale | undefined> =>
  language === 'en'
    ? undefined
    : antdFiles[language]().then(
        ({ default: words }) => words,
        () => undefined,
      );

/**
 * Speaks the person's language and puts it and its direction on the page. Until the words of a newly chosen one are
 * there, the one before goes on.
 * @returns null until there is something to say.
 */
export function useInterfaceLanguage() {
  const language = interfaceLanguage(usePreferences().language);
  const [spoken, setSpoken] = useState<Spoken | null>(language === 'en' ? english : null);

  useEffect(() => {
    let wanted = true;
    void Promise.all([antdWords(language), speak(language)]).then(([antd]) => {
      if (wanted) setSpoken((now) => (now?.language === language ? now : { language, antd }));
    });
    return () => {
      wanted = false;
    };
  }, [language]);

  const lang = spoken?.language ?? 'en';
  const direction = directionOf(lang);
  useEffect(() => {
    const { documentElement: page } = document;
    const before = { lang: page.lang, dir: page.dir };
    Object.assign(page, { lang, dir: direction });
    return () => void Object.assign(page, before);
  }, [lang, direction]);

  return spoken && { ...spoken, direction };
}
