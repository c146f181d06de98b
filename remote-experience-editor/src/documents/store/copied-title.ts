import type { LanguageMap } from '@vitrine/shared/contract';

/** The shortest that an area's titles may be; a longer one stays as it is. */
const shortestLimit = 80;
const numbered = /^(?<name>.*) \((?<number>\d{1,3})\)$/su;

/**
 * The title of a copy: "Wood" becomes "Wood (2)", and that "Wood (3)", so that it is told from what it was copied of,
 * in every language alike.
 */
export const copiedTitle = (title: LanguageMap): LanguageMap =>
  Object.fromEntries(Object.entries(title).map(([language, text]) => [language, copied(text)]));

function copied(text: string): string {
  if (!text) return text;
  const { name = text, number = '1' } = numbered.exec(text)?.groups ?? {};
  const next = `${name} (${Number(number) + 1})`;
  return next.length > shortestLimit ? text : next;
}
