import { managerSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { type ApiMessage, sentenceBook } from '@vitrine/shared/contract/sentences/sentences';
import { useFormat } from '@vitrine/shared/ui';
import { useManagerTexts } from './use-manager-texts';

const book = sentenceBook(managerSentences);

/** @returns what the API said, in the reader's language; what is not known here is there in English only. */
export function useApiWords(): (message: ApiMessage) => string {
  const t = useManagerTexts();
  const format = useFormat();
  return (message) =>
    book.inReadersLanguage(message, format, (name, values) => t(`api-sentences.${name}`, values));
}
