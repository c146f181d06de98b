const fromTheRight = ['Arab', 'Hebr', 'Thaa'];

/** Which way a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  try {
    return fromTheRight.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    // Browsers may be made to name any language.
    return 'ltr';
  }
}
