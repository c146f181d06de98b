/**
 * In which languages the product's own words are looked for where an experience is read in some language; the first
 * one that there are words in is taken. Free of zod: the viewer calls it.
 * @param base of the experience.
 */
export const wordLanguages = (language: string, base = language): string[] => [
  ...new Set([language, baseOf(language), base, baseOf(base), 'en']),
];

const baseOf = (tag: string) => tag.split('-')[0] ?? tag;
