import { z } from 'zod';
import { entityId, entryId } from '../values/ids';
import { named } from '../values/values';

export const writtenWordsLimits = {
  /** Of one word, or of up to three that stand together. */
  length: 40,
  /** The words that are written most often: no others are told of. */
  listed: 200,
  /** Of those, as many as a cloud shows. */
  shown: 100,
  /** Of more people a random part is counted, the same each time. */
  people: 10_000,
} as const;

/**
 * Which words of what people wrote others may see. approved: those that staff have said to show. not-hidden: all but
 * those on a blocklist and those that staff have hidden.
 */
export const wordsShown = z.enum(['approved', 'not-hidden']);
export type WordsShown = z.infer<typeof wordsShown>;

/** A word, or up to three that somebody wrote and nothing else, by how many people wrote it. */
const counted = z.object({
  /** By which it is known, however it is written. */
  word: z.string(),
  /** As most people write it. */
  written: z.string(),
  count: z.int(),
});
export type CountedWord = z.infer<typeof counted>;

const listedWord = counted.extend({
  /** A list of words that offend has it: it is hidden until staff show it. */
  blocked: z.boolean(),
  /** What staff have said; null: nothing. */
  decided: z.enum(['shown', 'hidden']).nullable(),
});
export type ListedWord = z.infer<typeof listedWord>;

/** What staff see of the words that answer a question. */
export const writtenWords = named('WrittenWords', {
  /** How many people's answers were counted. */
  counted: z.int(),
  /** How many have answered; more than were counted where there are too many to count all. */
  answered: z.int(),
  /** Most often written first. */
  words: z.array(listedWord),
});
export type WrittenWords = z.infer<typeof writtenWords>;

/** What visitors see of them, by question. */
export const shownWords = named('ShownWords', {
  questions: z.record(entryId, z.array(counted)),
});
export type ShownWords = z.infer<typeof shownWords>;

/** What staff show to others, or hide: a word wherever it is written in a document, or one text. */
export const moderation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('word'), shown: z.boolean(), word: z.string().trim().min(1).max(100) }),
  z.strictObject({ kind: z.literal('text'), shown: z.boolean(), response: entityId, question: entryId }),
]);
export type Moderation = z.infer<typeof moderation>;

/** Whether others may see a word. */
export const isShown = ({ blocked, decided }: Pick<ListedWord, 'blocked' | 'decided'>, which: WordsShown) =>
  decided === 'shown' || (which === 'not-hidden' && decided === null && !blocked);
