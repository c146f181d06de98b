const fromTheRight = /Arab|Hebr|Thaa/;
/** Languages of most pages: of the others the browser knows it, which takes it 50 ms to begin with, while a page starts. */
const ofMost = /^(ar|de|en|es|fr|it)(-..)?$/;

/** Which way a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const language = ofMost.exec(tag)?.[1];
  if (language) return language === 'ar' ? 'rtl' : 'ltr';
  try {
    return fromTheRight.test(`${new Intl.Locale(tag).maximize().script}`) ? 'rtl' : 'ltr';
  } catch {
    // Browsers may be made to name any language.
    return 'ltr';
  }
}
