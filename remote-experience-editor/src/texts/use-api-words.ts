import { editorSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { type ApiMessage, sentenceBook } from '@vitrine/shared/contract/sentences/sentences';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from './texts';

const book = sentenceBook(editorSentences);

/** @returns what the API said, in the reader's language; what is not known here is there in English only. */
export function useApiWords(): (message: ApiMessage) => string {
  const t = useEditorTexts();
  const format = useFormat();
  return (message) =>
    book.inReadersLanguage(message, format, (name, values) => t(`api-sentences.${name}`, values));
}
