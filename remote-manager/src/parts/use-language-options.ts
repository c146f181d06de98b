import { useFormat } from '@vitrine/shared/ui';
import { useMemo } from 'react';

/** Languages that texts for visitors are often written in. */
const tags =
  'ar,bg,cs,da,de,el,en,es,et,fi,fr,ga,he,hi,hr,hu,it,ja,ko,lt,lv,mt,nb,nl,pl,pt,pt-BR,ro,ru,sk,sl,sv,tr,uk,zh';

const none: string[] = [];

/**
 * To choose a language from, by its name in the reader's language: "German (de)".
 * @param first stand before all others, and are there even where they are rare.
 */
export function useLanguageOptions(first: string[] = none) {
  const format = useFormat();
  return useMemo(
    () =>
      [...new Set([...first, ...tags.split(',')])].map((tag) => ({
        value: tag,
        label: `${format.languageName(tag)} (${tag})`,
      })),
    [first, format],
  );
}
