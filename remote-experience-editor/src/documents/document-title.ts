import { type Document, languageMap, textIn } from '@vitrine/shared/contract';

const title = languageMap();

/** What a document is called in a language; '' while it has no title. */
export function documentTitle({ data, baseLanguage }: Document, language: string): string {
  const parsed = title.safeParse(data.title);
  return parsed.success ? textIn(parsed.data, language, baseLanguage) : '';
}
