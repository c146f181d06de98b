import type { InterfaceLanguage } from '@vitrine/shared/browser/interface-language';
import { observable } from '@vitrine/shared/browser/observable';

type Load<Words> = () => Promise<{ default: Words }>;
/** Staff's languages at least. */
type Others<Words> = Record<Exclude<InterfaceLanguage, 'en'>, Load<Words>> &
  Partial<Record<string, Load<Words>>>;

/**
 * Words that stand in the code itself, because they are needed before the staff interface and its dictionaries:
 * English at once, the others when they are spoken, in the same object. Read them when you show them, never before.
 */
export function spokenTexts<Words extends object>(english: Words, others: Others<Words>) {
  const texts = { ...english };
  const words = observable(english);
  let wanted = 'en';
  return {
    texts,
    /** The same for screens that show before the words are there. */
    words: { get: words.get, subscribe: words.subscribe },
    /** Says everything in a language from now on; in English where its words do not arrive. */
    async speak(language: string): Promise<void> {
      wanted = language;
      const spoken = await others[language]?.().then(
        ({ default: arrived }) => arrived,
        () => english,
      );
      if (wanted !== language) return;
      Object.assign(texts, spoken ?? english);
      words.set(spoken ?? english);
    },
  };
}
