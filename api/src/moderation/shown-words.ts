import {
  type CountedWord,
  isShown,
  type ListedWord,
  type WordsShown,
  wordsShown,
  writtenWordsLimits,
} from '@vitrine/shared/contract';
import type { Database } from '../db/database';
import { briefCache } from '../responses/brief-cache';
import type { CountedWords } from './count-words';
import { moderatedWords } from './read-moderations';

/** A word that staff hide may be handed out for so much longer. */
const ageMs = 2_000;

/**
 * @param countedWords those of a question in a run.
 * @returns the words of a question in a run that visitors see who may see its results. They are the same for all of them,
 * and read once for everybody who asks at the same time.
 */
export function visitorsWords(
  db: Database,
  countedWords: (runId: string, question: string) => Promise<CountedWords>,
): (run: { documentId: string; id: string }, question: string, which: WordsShown) => Promise<CountedWord[]> {
  const shown = briefCache(async (key) => {
    const [documentId = '', id = '', question = '', which] = key.split('/');
    const { words } = await countedWords(id, question);
    return wordsForVisitors(await moderatedWords(db, { documentId, id }, words), wordsShown.parse(which));
  }, ageMs);
  return ({ documentId, id }, question, which) => shown([documentId, id, question, which].join('/'));
}

/** Nothing of a word that others may not see, not even that there is one. */
const wordsForVisitors = (words: ListedWord[], which: WordsShown): CountedWord[] =>
  words
    .filter((word) => isShown(word, which))
    .slice(0, writtenWordsLimits.shown)
    .map(({ count, word, written }) => ({ count, word, written }));
