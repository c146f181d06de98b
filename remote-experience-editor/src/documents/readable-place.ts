import { textIn } from '@vitrine/shared/contract';
import { at } from './rebase';

type Map = Record<string, unknown>;
const isMap = (value: unknown): value is Map =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that say what an entry is called, the best first. */
const naming = ['name', 'title', 'text', 'label', 'code'];

/** What an entry of a document is called; '' where it has no words of its own. */
export function nameOf(entry: unknown, language: string): string {
  if (!isMap(entry)) return '';
  for (const field of naming) {
    const value = entry[field];
    const text =
      typeof value === 'string'
        ? value
        : isMap(value)
          ? textIn(value as Record<string, string>, language)
          : '';
    if (text) return text;
  }
  return '';
}

/** Told from other maps by its keys: `{ "en": "…", "pt-BR": "…" }`. */
const isLanguageMap = (value: unknown) =>
  isMap(value) &&
  Object.entries(value).every(([key, text]) => languageTag.test(key) && typeof text === 'string');
const languageTag = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** How a reader's language says places. */
export interface PlaceWords {
  /** The language of the content in which entries are named. */
  language: string;
  languageName: (tag: string) => string;
  /** What a field is called; a key that is none, such as a currency, is itself. */
  fieldName: (key: string) => string;
}

/**
 * A place in a document in words: "Questions › Which wood? › Options › Oak › Label › German" rather than ids.
 * @param documents states of the document to look names up in, the first that has one wins.
 */
export function readablePlace(
  path: string[],
  documents: object[],
  { fieldName, language, languageName }: PlaceWords,
): string {
  return path
    .map((key, index) => {
      const here = path.slice(0, index + 1);
      for (const document of documents) {
        const value = at(document, here);
        // Entries of a collection have a place in its order or in time; other maps are fields.
        if (isMap(value) && ('order' in value || 'startMs' in value))
          return nameOf(value, language) || `№ ${placeOf(document, here)}`;
      }
      const siblings = documents.map((document) => at(document, path.slice(0, index)));
      const isLanguage = siblings.some(isLanguageMap) || path[index - 1] === 'captions';
      return index > 0 && isLanguage ? languageName(key) : fieldName(key);
    })
    .join(' › ');
}

function placeOf(document: object, path: string[]): number {
  const siblings = at(document, path.slice(0, -1));
  const own = path.at(-1);
  if (!isMap(siblings)) return 0;
  const keys = Object.keys(siblings).sort((a, b) => (comesBefore(siblings[a], siblings[b]) ? -1 : 1));
  return own === undefined ? 0 : keys.indexOf(own) + 1;
}

function comesBefore(one: unknown, other: unknown): boolean {
  if (!isMap(one) || !isMap(other)) return false;
  if ('order' in one) return String(one.order) < String(other.order);
  return Number(one.startMs) < Number(other.startMs);
}
