/** A language in its own words: "Deutsch". */
export const languageName = (tag: string) =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
