import type { DocumentArea } from '@vitrine/shared/contract';
import { en } from '../../texts/en';
import type { EditorText } from '../../texts/texts';

/**
 * Where the dictionary says what a document's field is called: in the area's own words, or in those of all areas. null
 * for a key that is no field, such as a currency.
 */
export function fieldWord(area: DocumentArea, field: string): EditorText | null {
  return wordAt(area, ['fields', field]);
}

/**
 * Where the dictionary says what a field's value means; null for what people wrote themselves.
 * @param value `nothing` where the field is empty.
 */
export function valueWord(area: DocumentArea, field: string, value: string): EditorText | null {
  return wordAt(area, ['values', field, value]);
}

/** An area says `fields` and `values` of its own in its texts; those of the editor hold what several areas share. */
function wordAt(area: DocumentArea, path: string[]): EditorText | null {
  const found = [[area, ...path], path].find((keys) => typeof textAt(keys) === 'string');
  return found ? (found.join('.') as EditorText) : null;
}

const textAt = (keys: string[]) =>
  keys.reduce<unknown>(
    (texts, key) =>
      typeof texts === 'object' && texts !== null && Object.hasOwn(texts, key)
        ? texts[key as keyof typeof texts]
        : undefined,
    en,
  );
