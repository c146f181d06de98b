import { holdScreens } from '@vitrine/shared/host';
import { createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type InterfaceLanguage, localeOf } from '../../browser/interface-language';

type Name<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Every text of a dictionary as a path: `brands.title`; `…_one` and `…_other` are the plural forms of one text. */
export type TextName<D> = {
  [Key in keyof D & string]: D[Key] extends string ? Name<Key> : `${Key}.${TextName<D[Key]>}`;
}[keyof D & string];

/** Gives a text in the reader's language, its `{{values}}` filled in; `count` chooses the plural form. */
export type Texts<D> = (name: TextName<D>, values?: Record<string, string | number>) => string;

/** Dictionaries in files of their own, which arrive for readers of their language only. */
export type DictionaryFiles = Partial<
  Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<{ default: object }>>
>;

export const i18n = createInstance();
// React escapes already.
void i18n.use(initReactI18next).init({
  lng: localeOf('en'),
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  // A dictionary that comes late is read from then on.
  react: { useSuspense: false, bindI18nStore: 'added' },
});

const registered = new Map<string, DictionaryFiles>();
/** The language that was asked for last: what registers from now on needs its words. */
let wanted: InterfaceLanguage = 'en';

/** The texts of a package that registered them. */
export function useTexts<D>(namespace: string): Texts<D> {
  const { t } = useTranslation(namespace, { i18n });
  return useCallback((name, values) => t(name as string, values ?? {}) as string, [t]);
}

/**
 * Registers the texts of a package: English at once, the others when somebody reads them.
 * @returns the hook that gives them: `const useManagerTexts = registerTexts('manager', { en }, { de: () => import('./de') })`.
 */
export function registerTexts<D extends object>(
  namespace: string,
  dictionaries: { en: D } & Record<string, object>,
  files: DictionaryFiles = {},
): () => Texts<D> {
  for (const [language, dictionary] of Object.entries(dictionaries))
    i18n.addResourceBundle(language, namespace, dictionary, true, true);
  registered.set(namespace, files);
  const arrival = bring(namespace, wanted);
  if (arrival) holdScreens(arrival);
  return () => useTexts<D>(namespace);
}

/** Speaks a language from now on, as soon as the words of everything that is registered are there. */
export async function speak(language: InterfaceLanguage): Promise<void> {
  wanted = language;
  await Promise.all([...registered.keys()].map((namespace) => bring(namespace, language)));
  const locale = localeOf(language);
  // A change, even to the same, draws every text of the page again.
  if (wanted === language && i18n.language !== locale) await i18n.changeLanguage(locale);
}

/** @returns null where nothing has to be fetched. Words that do not arrive are said in English meanwhile. */
function bring(namespace: string, language: InterfaceLanguage): Promise<void> | null {
  const file = language === 'en' ? undefined : registered.get(namespace)?.[language];
  if (!file || i18n.hasResourceBundle(language, namespace)) return null;
  return file().then(
    ({ default: dictionary }) => void i18n.addResourceBundle(language, namespace, dictionary, true, true),
    (cause) => console.error(`The ${language} texts of ${namespace} did not arrive`, cause),
  );
}
