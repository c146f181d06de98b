import type { Check } from '@vitrine/shared/contract';
import { isKnownSentence, toldValues } from '@vitrine/shared/contract/check-sentences';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

/**
 * @returns what a check says in the reader's language. What an older version's certificate says, or an API that is
 * newer than this editor, is there in English only.
 */
export function useCheckWords(): (check: Pick<Check, 'message' | 'sentence'>) => string {
  const t = useEditorTexts();
  const format = useFormat();
  return ({ message, sentence }) => {
    if (!sentence) return message;
    const { name, values } = sentence;
    return isKnownSentence(name, values) ? t(`checks.${name}`, toldValues(values, format)) : message;
  };
}
