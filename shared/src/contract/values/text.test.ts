import { areaDocuments } from '../areas/index';
import { inOrder } from './order';
import { textIn } from './text';

describe('text for a visitor', () => {
  const map = { en: 'Chair', de: 'Stuhl' };

  it('comes in the language asked for', () => expect(textIn(map, 'de', 'en')).toBe('Stuhl'));
  it('falls back along the languages given', () => expect(textIn(map, 'fr', 'en')).toBe('Chair'));
  it('falls back to whatever there is', () => expect(textIn({ it: 'Sedia' }, 'fr', 'en')).toBe('Sedia'));
  it('skips translations that are empty', () =>
    expect(textIn({ de: '', en: 'Chair' }, 'de', 'en')).toBe('Chair'));
  it('is empty without any text', () => expect(textIn(undefined, 'en')).toBe(''));
});

describe('entries of a map', () => {
  it('stand in the order of their keys, by code unit, and by id where keys are equal', () => {
    const ids = inOrder({ b: { order: 'a0' }, a: { order: 'a0' }, z: { order: 'Zz' } }).map(([id]) => id);
    expect(ids).toEqual(['z', 'a', 'b']);
  });
});

describe('a new document', () => {
  it.each(Object.entries(areaDocuments))(
    'of %s has the shape that its schema asks for',
    (_area, { schema, empty }) => {
      expect(schema.parse(empty())).toEqual(empty());
    },
  );
});
