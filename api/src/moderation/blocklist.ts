import ar from 'naughty-words/ar.json';
import de from 'naughty-words/de.json';
import en from 'naughty-words/en.json';
import es from 'naughty-words/es.json';
import fr from 'naughty-words/fr.json';
import it from 'naughty-words/it.json';
import { normalWord } from './words-in';

/** The list of LDNOOBW, one a language (CC BY 4.0, Shutterstock and contributors). */
const listed: Record<string, readonly string[]> = { ar, de, en, es, fr, it };

/** Digits and signs in the place of letters that look alike. */
const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** By language, letters that are no others with a mark: whoever writes “cono” means a cone. */
const ownLetters: Record<string, string> = { es: 'ñ' };

/**
 * A word without what hides it: letters of other widths and styles, marks on letters, lookalikes, signs between letters.
 */
const unmasked = (word: string, language: string) =>
  withoutMarks(word.normalize('NFKD'), ownLetters[language] ?? '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((part) => (/\p{L}/u.test(part) ? withLetters(part) : part))
    .join(' ');

/** Only of Latin letters: others are written with marks. */
const withoutMarks = (word: string, own: string) =>
  word.replace(/(\p{Script=Latin})\p{M}+/gu, (marked, letter: string) =>
    own.includes(marked.normalize('NFC').toLowerCase()) ? marked : letter,
  );

const withLetters = (part: string) =>
  [...part]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The same letters that stand together: “asss” is a, sss. */
const repeatsIn = (word: string): string[] => word.match(/(.)\1*/gsu) ?? [];
const withoutRepeats = (word: string) => word.replace(/(.)\1+/gsu, '$1');

/** A language’s words by what they are without repeats, each as its repeats. */
type List = Map<string, string[][]>;

function listOf(language: string, words: readonly string[]): List {
  const list: List = new Map();
  for (const word of words.map((written) => unmasked(normalWord(written), language)).filter(Boolean)) {
    const key = withoutRepeats(word);
    list.set(key, [...(list.get(key) ?? []), repeatsIn(word)]);
  }
  return list;
}

const lists = new Map(Object.entries(listed).map(([language, words]) => [language, listOf(language, words)]));

/** A letter that somebody repeats more than once may stand for one as well as for two: no language has three. */
function isOn(list: List, phrase: string): boolean {
  const repeats = repeatsIn(phrase);
  const isOneOf = (letters: string, place: number) =>
    letters === repeats[place] || [...(repeats[place] ?? '')].length > 2;
  return list.get(withoutRepeats(phrase))?.some((word) => word.every(isOneOf)) ?? false;
}

/** Of a telephone number. A year has fewer, and so has a price. */
const fewestDigits = 6;

/** Whether a word may be an address or a number by which somebody is reached. */
function mayReachSomebody(word: string): boolean {
  const plain = word.normalize('NFKC');
  return plain.includes('@') || (plain.match(/\p{Nd}/gu) ?? []).length >= fewestDigits;
}

/**
 * @param languages those of an experience. English is among them always: people swear in it everywhere.
 * @returns whether a normal word is on the list of one of them, or one of the words that it is made of is, or it may tell
 * how somebody is reached. What is hidden by mistake, staff show with a click; so in doubt it is.
 */
export function blocklist(languages: string[]): (word: string) => boolean {
  const read = [...new Set(['en', ...languages])];
  return (word) =>
    mayReachSomebody(word) ||
    read.some((language) => {
      const list = lists.get(language);
      return list && phrasesOf(unmasked(word, language).split(' ')).some((phrase) => isOn(list, phrase));
    });
}

/** Everything that stands together in it, with and without the spaces. */
const phrasesOf = (words: string[]): string[] => [
  words.join(''),
  ...words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  ),
];
