import { writtenWordsLimits } from '@vitrine/shared/contract';
import { stopWords } from './stop-words';

/** A word as it is known by, and as somebody wrote it. */
export interface WrittenWord {
  word: string;
  written: string;
}

/** So many words are one answer, and are counted as one: "live edge", "bois de rose". */
const mostTogether = 3;
/**
 * A word where a script has spaces: with what joins two halves to one, as in "c’est" and "low-key", and with the sign by
 * which an address is known, before it or in it.
 */
const spaced = /@?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’@-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
/** Scripts that write words without spaces between them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Knows their words; for all others it would take ten times as long as looking for spaces. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** A word without what stands around it. Marks stay: Arabic vowels are written with them. */
const inner = /@?[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su;

/**
 * The words that a text counts for, each once: the text itself where it has up to three words, otherwise each of its
 * words but those that every sentence has.
 */
export function wordsIn(text: string): WrittenWord[] {
  const together = text.normalize('NFC').trim().split(/\s+/).map(trimmed).filter(Boolean);
  const isOne = together.length <= mostTogether && !unspaced.test(text);
  const all = isOne ? [together.join(' ')] : separated(text.normalize('NFC'));
  const words = new Map<string, WrittenWord>();
  for (const written of all) {
    const word = normalWord(written);
    const isCounted = word !== '' && word.length <= writtenWordsLimits.length;
    if (isCounted && !words.has(word)) words.set(word, { word, written });
  }
  return [...words.values()];
}

/** By what a word is known, in whichever letters it is written: none of the product's languages has cases of its own. */
export const normalWord = (written: string): string =>
  written.normalize('NFC').toLowerCase().split(/\s+/).map(trimmed).filter(Boolean).join(' ');

const trimmed = (word: string) => inner.exec(word)?.[0] ?? '';

function separated(text: string): string[] {
  const words = unspaced.test(text)
    ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : (text.match(spaced) ?? []);
  return words.filter((word) => !stopWords.has(word.toLowerCase().replaceAll('’', "'")));
}
