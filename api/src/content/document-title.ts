import { type LanguageMap, languageMap } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { documents } from '../db/schema';

const words = languageMap(10_000);

/** What a document is called: its title, or a question's words. */
export function titleOf({ text, title }: Record<string, unknown>): LanguageMap {
  return words.safeParse(title ?? text).data ?? {};
}

/** The same in the database: the rest of a document may be large. */
export const titleJson = sql<unknown>`coalesce(${documents.data} -> 'title', ${documents.data} -> 'text')`;

/** And for searching. */
export const searchedTitle = sql`coalesce(${documents.data} ->> 'title', ${documents.data} ->> 'text')`;

/** As it is shown to somebody who reads in this language (`textIn`), for putting in order; '' without any. */
export const shownTitle = (language: string | undefined) => sql`coalesce(
  nullif(${titleJson} ->> ${language ?? null}::text, ''),
  nullif(${titleJson} ->> ${documents.baseLanguage}, ''),
  jsonb_path_query_first(${titleJson}, '$.* ? (@ != "")') #>> '{}',
  '')`;
