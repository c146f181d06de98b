import { documentAreas } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import type { CheckGroup } from './group-checks';
import { useCheckWords } from './use-check-words';

/** @returns what findings of one kind say together: "20 products lack German and Arabic". */
export function useGroupWords(): (group: CheckGroup) => string {
  const t = useEditorTexts();
  const format = useFormat();
  const wordsOf = useCheckWords();
  return ({ checks, languages }) => {
    const [first] = checks;
    const area = documentAreas.find((one) => one === first.area);
    const count = new Set(checks.map(({ documentId }) => documentId)).size;
    const what = area ? t(`${area}.documents`, { count }) : t('frame.documents', { count });
    if (languages.length > 0) {
      const names = new Intl.ListFormat(format.language).format(languages.map(format.languageName));
      return t('frame.groupedChecks.untranslated', { what, languages: names });
    }
    const words = wordsOf(first);
    return checks.every((check) => wordsOf(check) === words)
      ? t('frame.groupedChecks.same', { what, said: words })
      : t('frame.groupedChecks.alike', { what, said: words, count: checks.length - 1 });
  };
}
