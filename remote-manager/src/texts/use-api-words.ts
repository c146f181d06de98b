import { managerSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { type Said, sentenceBook } from '@vitrine/shared/contract/sentences/sentences';
import { useFormat } from '@vitrine/shared/ui';
import { useManagerTexts } from './use-manager-texts';

const book = sentenceBook(managerSentences);

/** @returns what the API said, in the reader's language; what is not known here is there in English only. */
export function useApiWords(): (said: Said) => string {
  const t = useManagerTexts();
  const format = useFormat();
  return (said) => book.told(said, format, (name, values) => t(`said.${name}`, values));
}
