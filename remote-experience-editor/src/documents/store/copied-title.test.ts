import { copiedTitle } from './copied-title';

test('a copy is numbered in every language, and a copy of a copy is the next', () => {
  expect(copiedTitle({ en: 'Wood', ar: 'خشب' })).toEqual({ en: 'Wood (2)', ar: 'خشب (2)' });
  expect(copiedTitle({ en: 'Wood (2)' })).toEqual({ en: 'Wood (3)' });
});

test('what is no number of a copy stays part of the name', () => {
  expect(copiedTitle({ en: 'Loft 12' })).toEqual({ en: 'Loft 12 (2)' });
  expect(copiedTitle({ en: 'Spring (2027)' })).toEqual({ en: 'Spring (2027) (2)' });
});

test('nothing is made of an empty title, nor one that is too long', () => {
  const long = 'x'.repeat(78);
  expect(copiedTitle({ en: '', de: long })).toEqual({ en: '', de: long });
});
