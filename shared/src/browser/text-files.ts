import { type InterfaceLanguage, interfaceLanguages } from './interface-language';

/** English comes with the package. */
type OtherLanguage = Exclude<InterfaceLanguage, 'en'>;
type TextFiles<Texts extends object> = Record<OtherLanguage, () => Promise<{ default: Texts }>>;

/**
 * The files of a dictionary in the languages other than English, for `registerTexts`.
 * @param file `(language) => import(`./${language}.json`)`: a language that is added is found there.
 */
export const textFiles = <Texts extends object>(
  file: (language: OtherLanguage) => Promise<{ default: Texts }>,
): TextFiles<Texts> =>
  Object.fromEntries(
    interfaceLanguages
      .filter((language) => language !== 'en')
      .map((language) => [language, () => file(language)]),
  ) as TextFiles<Texts>;

/**
 * The same for a dictionary of several topics, each with files of its own.
 * @param english the English texts by topic
 * @param file `(topic, language) => import(`./${topic}/${language}.json`)`
 */
export const topicFiles = (
  english: object,
  file: (topic: string, language: OtherLanguage) => Promise<{ default: object }>,
): TextFiles<object> =>
  textFiles(async (language) => {
    const topics = Object.keys(english).map(async (topic) => [topic, (await file(topic, language)).default]);
    return { default: Object.fromEntries(await Promise.all(topics)) };
  });
