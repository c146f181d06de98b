import type { LanguageMap } from './values';

/**
 * The text of a language map in the language asked for; else in the experience's base, else in the document's
 * base, else in whatever language there is. Free of zod: the viewer calls it.
 * @returns '' when the map holds no text at all.
 */
export function textIn(map: LanguageMap | undefined, ...languages: (string | undefined)[]): string {
  if (!map) return '';
  for (const language of languages) {
    const text = language ? map[language] : undefined;
    if (text) return text;
  }
  return Object.values(map).find(Boolean) ?? '';
}
