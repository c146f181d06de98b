import { setImmediate } from 'node:timers/promises';
import type { CountedWord } from '@vitrine/shared/contract';
import type { Database } from '../db/database';
import { briefCache } from '../responses/brief-cache';
import { readTexts } from './read-texts';
import { WordCounts } from './word-counts';

export interface CountedWords {
  /** Of how many people. */
  counted: number;
  words: CountedWord[];
}

/** How old they may be: however many look, a question's texts are read once in that time. */
const ageMs = 5_000;
/** For so long nobody else is answered while texts are counted. */
const longestMs = 10;

/**
 * @returns how the words are counted that people wrote to a question in a run. One question is counted after the other:
 * many at once would keep those waiting who answer.
 */
export function wordCounting(db: Database): (runId: string, questionId: string) => Promise<CountedWords> {
  let lastCounted: Promise<unknown> = Promise.resolve();
  const counted = briefCache((key) => {
    const [runId = '', questionId = ''] = key.split('/');
    const mine = lastCounted.then(() => countWords(db, runId, questionId));
    lastCounted = mine.catch(() => undefined);
    return mine;
  }, ageMs);
  return (runId, questionId) => counted(`${runId}/${questionId}`);
}

async function countWords(db: Database, runId: string, questionId: string): Promise<CountedWords> {
  const counts = new WordCounts();
  for await (const texts of readTexts(db, runId, questionId)) {
    let since = performance.now();
    for (const text of texts) {
      counts.add(text);
      if (performance.now() - since < longestMs) continue;
      await setImmediate();
      since = performance.now();
    }
  }
  return { counted: counts.counted, words: counts.mostWritten() };
}
