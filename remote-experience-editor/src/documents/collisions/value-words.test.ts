import { expect, test } from '@jest/globals';
import { areaDocuments, documentAreas } from '@vitrine/shared/contract';
import { fieldWord, valueWord } from './value-words';

test.each(documentAreas)('every choice that %s offers has a word in comparisons', (area) => {
  const choices = choicesOf(areaDocuments[area].schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }));
  expect(choices.filter(([field, value]) => valueWord(area, field, value) === null)).toEqual([]);
});

test('what people wrote is no choice, whatever it says', () => {
  expect(valueWord('polling', 'type', 'single')).toBe('values.type.single');
  expect(valueWord('products', 'vendor', 'single')).toBeNull();
  expect(valueWord('polling', 'type', 'toString')).toBeNull();
  expect(valueWord('polling', 'toString', 'single')).toBeNull();
});

test('an area’s own words are its own alone, and those of all are there for each', () => {
  expect(fieldWord('theme', 'accent')).toBe('theme.fields.accent');
  expect(fieldWord('polling', 'accent')).toBeNull();
  expect(fieldWord('polling', 'title')).toBe('fields.title');
  expect(valueWord('theme', 'headingFont', 'nothing')).toBe('theme.values.headingFont.nothing');
});

/** The words that a JSON schema allows in its fields, however deep. */
function choicesOf(schema: unknown, field = ''): [field: string, value: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]): [string, string][] => {
    if (key === 'properties') return Object.entries(value).flatMap(([name, inner]) => choicesOf(inner, name));
    if (key === 'enum' || key === 'const')
      return [value]
        .flat()
        .flatMap((one: unknown): [string, string][] =>
          typeof one === 'string' && one !== '' ? [[field, one]] : [],
        );
    return choicesOf(value, field);
  });
}
