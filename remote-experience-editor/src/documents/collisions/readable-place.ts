import { textIn } from '@vitrine/shared/contract';
import { at } from '../store/changes';

type Map = Record<string, unknown>;
export const isMap = (value: unknown): value is Map =>
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

/** Entries of a collection have a place in its order or in time; other maps are fields. */
export const isEntry = (value: unknown): value is Map =>
  isMap(value) && ('order' in value || 'startMs' in value);

/** What an entry is called that a document names elsewhere by its id, wherever it stands; '' for none. */
export function entryNamed(documents: object[], id: string, language: string): string {
  for (const part of documents) {
    if (!isMap(part)) continue;
    const own = isEntry(part[id]) ? nameOf(part[id], language) : '';
    const name = own || entryNamed(Object.values(part).filter(isMap), id, language);
    if (name) return name;
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
export function readablePlace(path: string[], documents: object[], words: PlaceWords): string {
  return path.map((_, index) => placeWord(path.slice(0, index + 1), documents, words)).join(' › ');
}

/** The last step of a place. */
export function placeWord(path: string[], documents: object[], words: PlaceWords): string {
  const { fieldName, language, languageName } = words;
  const key = path.at(-1) ?? '';
  for (const document of documents) {
    const value = at(document, path);
    if (isEntry(value)) return nameOf(value, language) || `№ ${placeOf(document, path)}`;
  }
  const above = path.slice(0, -1);
  const siblings = documents.map((document) => at(document, above));
  if (siblings.some(Array.isArray)) return axisName(Number(key));
  const isLanguage = siblings.some(isLanguageMap) || above.at(-1) === 'captions';
  if (above.length > 0 && isLanguage) return languageName(key);
  const field = fieldName(key);
  return (field === key && entryNamed(documents, key, language)) || field;
}

/** Of a vector: a position, a rotation, a scale. */
export const axisName = (index: number) => 'XYZ'.charAt(index);

/** Counted from 1, in the order of what stands beside it. */
export function placeOf(document: object, path: string[]): number {
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
