import type { LanguageMap } from '@vitrine/shared/contract';
import type { Finding } from './area-content';

/** One text that visitors read. */
export interface VisitorText {
  pointer: string;
  map: LanguageMap;
  /** What is said when the base language has no text. */
  missing?: Pick<Finding, 'level' | 'code' | 'message'>;
}

const isEmpty = (map: LanguageMap, language: string) => !map[language]?.trim();

/**
 * What is missing in a document's texts: in the base language one finding a text; in each other language one
 * finding for the whole document, because thirty languages times a thousand texts would help nobody.
 */
export function checkTexts(texts: VisitorText[], [base = 'en', ...others]: string[]): Finding[] {
  const inBase = texts.flatMap(({ map, missing, pointer }) =>
    missing && isEmpty(map, base) ? [{ ...missing, pointer: `${pointer}/${base}` }] : [],
  );
  const inOthers = untranslated(texts, [base, ...others]).flatMap(([language, missing]): Finding[] => {
    const [first] = missing;
    if (!first) return [];
    const count = missing.length;
    return [
      {
        level: 'warning',
        code: 'missing-translation',
        message: `${count} ${count === 1 ? 'text has' : 'texts have'} no translation into “${language}”.`,
        pointer: `${first.pointer}/${language}`,
      },
    ];
  });
  return [...inBase, ...inOthers];
}

/** For each language but the base, the texts that the base has and it lacks. */
export function untranslated(
  texts: VisitorText[],
  [base = 'en', ...others]: string[],
): [language: string, missing: VisitorText[]][] {
  const written = texts.filter(({ map }) => !isEmpty(map, base));
  return others.map((language) => [language, written.filter(({ map }) => isEmpty(map, language))]);
}
