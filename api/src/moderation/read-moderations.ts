import type { CountedWord, ListedWord } from '@vitrine/shared/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { experiences, moderations, responses, runs } from '../db/schema';
import { blocklist } from './blocklist';
import { wordKey } from './moderate';

/**
 * Words of a run with what the blocklists of the experience's languages and staff say of them.
 */
export async function moderatedWords(
  db: Database,
  { documentId, id }: { documentId: string; id: string },
  words: CountedWord[],
): Promise<ListedWord[]> {
  const [decided, languages] = await Promise.all([readDecided(db, documentId, words), readLanguages(db, id)]);
  const isBlocked = blocklist(languages);
  return words.map((word) => {
    const shown = decided.get(wordKey(documentId, word.word));
    return {
      ...word,
      blocked: isBlocked(word.word),
      decided: shown === undefined ? null : shown ? 'shown' : 'hidden',
    };
  });
}

/** Whether staff show the words of which they have said something, by the words’ keys. */
async function readDecided(db: Database, documentId: string, words: CountedWord[]) {
  if (words.length === 0) return new Map<string, boolean>();
  const keys = words.map(({ word }) => wordKey(documentId, word));
  const rows = await db
    .select({ key: moderations.key, shown: moderations.shown })
    .from(moderations)
    .where(
      and(
        eq(moderations.documentId, documentId),
        eq(moderations.kind, 'word'),
        inArray(moderations.key, keys),
      ),
    );
  return new Map(rows.map(({ key, shown }) => [key, shown]));
}

async function readLanguages(db: Database, runId: string): Promise<string[]> {
  const [row] = await db
    .select({ languages: experiences.languages })
    .from(runs)
    .innerJoin(experiences, eq(experiences.id, runs.experienceId))
    .where(eq(runs.id, runId));
  return row?.languages ?? [];
}

/** The texts of a document that staff have hidden, as `textKey` names them: as many as staff have pressed. */
export async function readHiddenTexts(db: Database, documentId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: moderations.key })
    .from(moderations)
    .where(
      and(eq(moderations.documentId, documentId), eq(moderations.kind, 'text'), eq(moderations.shown, false)),
    );
  return new Set(rows.map(({ key }) => key));
}

/** Of a response of a document: whether staff have hidden its text to a question; `textKey` says how that is kept. */
export const isHiddenText = (documentId: string, question: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${moderations} said where said.document_id = ${documentId} and said.kind = 'text'
    and said.key = ${responses.id} || '/' || ${question}::text and not said.shown)`;
