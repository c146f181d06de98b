import { checkBook } from './check-sentences';

const format = {
  language: 'en',
  number: (value: number) => value.toLocaleString('en'),
  languageName: (tag: string) => (tag === 'de' ? 'German' : tag),
};

test.each([
  [1, '1 caption in German ends before it starts.'],
  [12, '12 captions in German end before they start.'],
])('says %i of something in its own form', (count, words) => {
  expect(checkBook.inEnglish('caption-times', { count, language: { language: 'de' } }, format)).toBe(words);
});

test('tells sizes and numbers as people read them', () => {
  const values = {
    total: { bytes: 2_621_440 },
    limit: { bytes: 1_048_576 },
    name: '$& {{name}}',
    most: 1234.5,
  };
  expect(checkBook.inEnglish('scene-bytes', values, format)).toBe(
    'The scene has 2.5\u00a0MiB of models to load; 1\u00a0MiB is a good limit. “$& {{name}}” weighs most, with 1,234.5.',
  );
});

test('knows a sentence only with all that it asks for', () => {
  expect(checkBook.isKnown('missing-text.option', { number: 1 })).toBe(true);
  expect(checkBook.isKnown('missing-text.option', {})).toBe(false);
  expect(checkBook.isKnown('missing-translation', { count: 1 })).toBe(false);
  expect(checkBook.isKnown('missing-text', { number: 1 })).toBe(false);
  expect(checkBook.isKnown('toString', {})).toBe(false);
});
