/** The product’s own words for one thing, in one language. */
export interface Words<Texts> {
  texts: Texts;
  /** That they are in: not always the one that was asked for. */
  language: string;
}

/** The product’s own words for one thing in every language that has a file of them; a file is fetched when it is read. */
export interface Dictionary<Texts> {
  /**
   * @param languages the best one first; there must be words in one of them.
   * @throws what may pass: the network.
   */
  load(languages: string[]): Promise<Words<Texts>>;
  /** What `load` has brought for these languages; undefined before. */
  loaded(languages: string[]): Words<Texts> | undefined;
  /** What `load` has brought last, for whatever languages. */
  latest(): Words<Texts> | undefined;
}

/** @param importFile fetches the words of one language: `import()` of a file that is named after it. */
export function dictionary<Texts>(
  importFile: (language: string) => Promise<{ default: Texts }>,
): Dictionary<Texts> {
  /** By language; null: there are no words in it. */
  const files = new Map<string, Words<Texts> | null>();
  let latest: Words<Texts> | undefined;
  const fetchFile = async (language: string): Promise<Words<Texts> | null> => {
    try {
      return { texts: (await importFile(language)).default, language };
    } catch (error) {
      if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return null;
      throw error;
    }
  };
  return {
    async load(languages) {
      for (const language of languages) {
        const words = files.get(language) ?? (await fetchFile(language));
        files.set(language, words);
        if (!words) continue;
        latest = words;
        return words;
      }
      throw new Error('No words');
    },
    loaded(languages) {
      const first = languages.find((language) => files.get(language) !== null);
      return files.get(first ?? '') ?? undefined;
    },
    latest: () => latest,
  };
}
