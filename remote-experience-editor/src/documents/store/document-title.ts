import { type Document, languageMap, textIn } from '@vitrine/shared/contract';

const words = languageMap();

/** Where a document keeps what it is called: in its title; a question, in its words. */
export const titleField = ({ data }: Pick<Document, 'data'>) => ('title' in data ? 'title' : 'text');

/** What a document is called in a language; '' while it has no title. */
export function documentTitle(
  { data, baseLanguage }: Pick<Document, 'data' | 'baseLanguage'>,
  language: string,
): string {
  const parsed = words.safeParse(data[titleField({ data })]);
  return parsed.success ? textIn(parsed.data, language, baseLanguage) : '';
}
