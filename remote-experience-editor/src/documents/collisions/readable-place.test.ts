import { describe, expect, test } from '@jest/globals';
import { areaDocuments, type DocumentArea, documentAreas } from '@vitrine/shared/contract';
import { en } from '../../texts/en';
import { readablePlace } from './readable-place';
import { fieldWord } from './value-words';

/** As the interface is in English; every area has the words of its own fields. */
const inEnglish = (area: DocumentArea) => ({
  language: 'en',
  languageName: (tag: string) => ({ en: 'English', de: 'German' })[tag] ?? tag,
  fieldName: (key: string) => {
    const word = fieldWord(area, key);
    return word ? word.split('.').reduce<never>((texts, part) => texts[part as never], en as never) : key;
  },
});

describe('A place in a document', () => {
  test('is named by the words of what stands there', () => {
    const poll = { questions: { q1: { order: 'a0', text: { en: 'Which wood?' }, options: {} } } };
    expect(readablePlace(['questions', 'q1', 'text', 'de'], [poll], inEnglish('polling'))).toBe(
      'Questions › Which wood? › Text › German',
    );
  });

  test('is counted where there are no words, in its order or in time', () => {
    const scene = { objects: { b: { order: 'a1' }, a: { order: 'a2' } } };
    expect(readablePlace(['objects', 'a'], [scene], inEnglish('scenes'))).toBe('Objects › № 2');
    const video = {
      captions: { de: { cues: { x: { startMs: 10_000, text: '' }, y: { startMs: 9000, text: 'Eiche' } } } },
    };
    expect(readablePlace(['captions', 'de', 'cues', 'x', 'endMs'], [video], inEnglish('videos'))).toBe(
      'Captions › German › Lines › № 2 › End (ms)',
    );
    expect(readablePlace(['captions', 'de', 'cues', 'y'], [video], inEnglish('videos'))).toBe(
      'Captions › German › Lines › Eiche',
    );
  });

  test('that is no field is said as it is', () => {
    const path = ['variants', 'oak', 'prices', 'EUR', 'compareAt'];
    const product = { variants: { oak: { order: 'a0', name: 'Oak' } } };
    expect(readablePlace(path, [product], inEnglish('products'))).toBe(
      'Variants › Oak › Prices › EUR › Price before',
    );
  });

  test.each(documentAreas)('has a name for every field of %s', (area) => {
    const names = fieldsOf(areaDocuments[area].schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => fieldWord(area, name) === null)).toEqual([]);
  });
});

/** The names of all properties in a JSON schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value), ...Object.values(value).flatMap(fieldsOf)]
      : Array.isArray(value)
        ? value.flatMap(fieldsOf)
        : fieldsOf(value),
  );
}
