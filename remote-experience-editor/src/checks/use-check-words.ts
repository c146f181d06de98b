import type { Check } from '@vitrine/shared/contract';
import { checkBook } from '@vitrine/shared/contract/sentences/check-sentences';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

/**
 * @returns what a check says in the reader's language. What an older version's certificate says, or an API that is
 * newer than this editor, is there in English only.
 */
export function useCheckWords(): (check: Pick<Check, 'message' | 'sentence'>) => string {
  const t = useEditorTexts();
  const format = useFormat();
  return (check) => checkBook.inReadersLanguage(check, format, (name, values) => t(`checks.${name}`, values));
}
