const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What staff call a language: "German" of `de`, "Brazilian Portuguese" of `pt-BR`. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;
