import type { LanguageMap } from '@vitrine/shared/contract';
import type { TranslatableMessage } from '../translatable-message';
import type { Fault } from './checks/findings';

/** One text that visitors read. */
export interface VisitorText {
  pointer: string;
  map: LanguageMap;
  /** What is said when the base language has no text. */
  missing?: Fault;
}

/** A text in another language than the base. */
export interface Translation {
  /** '' where nobody has translated it. */
  text: string;
  /** JSON pointer to where it stands, or will. */
  pointer: string;
  /** What has to stand beside it, where there is nothing yet: a caption's times. */
  beside?: object;
  /** Why it cannot be translated here. */
  obstacle?: TranslatableMessage;
}

/** A text that is written in the base language, and so can be translated. */
export interface SourceText {
  /** JSON pointer that names it among the document's texts. */
  pointer: string;
  source: string;
  /** When it is said, for those who translate. */
  time?: string;
  in(language: string): Translation;
}

/** Those of the texts that the base language has. */
export const sourceTexts = (texts: VisitorText[], base: string): SourceText[] =>
  texts.flatMap(({ map, pointer }) => {
    const source = map[base] ?? '';
    if (source.trim() === '') return [];
    return [
      {
        pointer,
        source,
        in: (language: string) => ({ text: map[language] ?? '', pointer: `${pointer}/${language}` }),
      },
    ];
  });

/** The texts that a language lacks. What cannot be translated here is no translator's to bring. */
export const untranslated = (texts: SourceText[], language: string): Translation[] =>
  texts.map((text) => text.in(language)).filter(({ obstacle, text }) => !obstacle && text.trim() === '');
