import { createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';

type Name<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Every text of a dictionary as a path: `brands.title`; `…_one` and `…_other` are the plural forms of one text. */
export type TextName<D> = {
  [Key in keyof D & string]: D[Key] extends string ? Name<Key> : `${Key}.${TextName<D[Key]>}`;
}[keyof D & string];

/** Gives a text in the reader's language, its `{{values}}` filled in; `count` chooses the plural form. */
export type Texts<D> = (name: TextName<D>, values?: Record<string, string | number>) => string;

export const i18n = createInstance();
// React escapes already.
void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** The texts of a package that registered them. */
export function useTexts<D>(namespace: string): Texts<D> {
  const { t } = useTranslation(namespace, { i18n });
  return useCallback((name, values) => t(name as string, values ?? {}) as string, [t]);
}

/**
 * Registers the texts of a package, in English at least.
 * @returns the hook that gives them: `const useManagerTexts = registerTexts('manager', { en })`.
 */
export function registerTexts<D extends object>(
  namespace: string,
  dictionaries: { en: D } & Record<string, object>,
): () => Texts<D> {
  for (const [language, dictionary] of Object.entries(dictionaries))
    i18n.addResourceBundle(language, namespace, dictionary, true, true);
  return () => useTexts<D>(namespace);
}
