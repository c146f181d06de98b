import { useLayoutEffect } from 'react';

/** Has the document say in which language its page is, and which way that is written, for as long as the page stands. */
export function useDocumentLanguage(language: string, direction: 'ltr' | 'rtl'): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    const before = { lang: page.lang, dir: page.getAttribute('dir') };
    page.lang = language;
    page.dir = direction;
    return () => {
      page.lang = before.lang;
      if (before.dir === null) page.removeAttribute('dir');
      else page.dir = before.dir;
    };
  }, [language, direction]);
}
