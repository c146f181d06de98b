import type { LanguageMap } from '@vitrine/shared/contract';
import { type SourceText, untranslated, type VisitorText } from '../source-text';
import { doubt, type Finding, findingAt } from './findings';

const isEmpty = (map: LanguageMap, language: string) => !map[language]?.trim();

/** What a document's texts lack in the base language: one finding a text. */
export const checkTexts = (texts: VisitorText[], base: string): Finding[] =>
  texts.flatMap(({ map, missing, pointer }) =>
    missing && isEmpty(map, base) ? [findingAt(`${pointer}/${base}`, missing)] : [],
  );

/**
 * What they lack in each other language: one finding for the whole document, because thirty languages times a
 * thousand texts would help nobody.
 */
export const checkTranslations = (texts: SourceText[], languages: string[]): Finding[] =>
  languages.flatMap((language): Finding[] => {
    const missing = untranslated(texts, language);
    const [first] = missing;
    if (!first) return [];
    const finding = doubt('missing-translation', { count: missing.length, language: { language } });
    return [findingAt(first.pointer, finding)];
  });
