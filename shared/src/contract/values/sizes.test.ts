import fc from 'fast-check';
import { randomCases } from '../testing/random-cases';
import { limits } from './limits';
import { sizesIn } from './sizes';

const MiB = 1024 * 1024;

describe('the size of a thing', () => {
  test.each([
    ['en', [0.8, 1.2, 0.45], '0.80 × 1.20 × 0.45 m'],
    ['en', [0.8, 1.204, 0.45], '0.800 × 1.204 × 0.450 m'],
    ['en', [1400, 2, 0], '1,400.00 × 2.00 × 0.00 m'],
    ['en', [0.012], '0.012 m'],
    ['de', [0.8, 1.2, 0.45], '0,80 × 1,20 × 0,45 m'],
    ['de-AT', [12.5], '12,50 m'],
    ['ar', [0.8, 1.2, 0.45], '0.80 × 1.20 × 0.45 متر'],
  ])('is told in metres, in %s as %j', (language, metres, words) => {
    const told = sizesIn(language).dimensions(metres);
    expect(told).toBe(words.replaceAll(' ', '\u00a0').replaceAll('\u00a0×', ' ×'));
  });

  test('keeps the order in which it comes, with one number of digits', () => {
    const side = fc.integer({ min: 1, max: 1_000_000 }).map((millimetres) => millimetres / 1000);
    fc.assert(
      fc.property(fc.tuple(side, side, side), (sides) => {
        const told = sizesIn('en').dimensions(sides).replace(/.m$/, '').replaceAll(',', '').split(/.×./);
        expect(told.map(Number)).toEqual(sides);
        expect(new Set(told.map((one) => one.split('.')[1]?.length)).size).toBe(1);
      }),
      randomCases,
    );
  });
});

describe('the size of a file', () => {
  test.each([
    ['en', 0, '0 KiB'],
    ['en', 1, '1 KiB'],
    ['en', 85_000, '84 KiB'],
    ['en', MiB - 1, '1 MiB'],
    ['en', 1_250_000, '1.2 MiB'],
    ['en', 2048 * MiB, '2 GiB'],
    ['en', 5000 * 1024 * MiB, '5,000 GiB'],
    ['de', 2.5 * MiB, '2,5 MiB'],
    ['ar', 2.5 * MiB, '2.5 ميبيبايت'],
  ])('in %s of %i bytes', (language, bytes, words) => {
    expect(sizesIn(language).fileSize(bytes)).toBe(words.replaceAll(' ', '\u00a0'));
  });

  test('never looks like a limit that it is above', () => {
    const { fileSize } = sizesIn('en');
    for (const limit of [limits.publishedModelBytes, limits.glbUploadBytes, limits.videoUploadBytes])
      fc.assert(
        fc.property(fc.integer({ min: 1, max: limit }), (more) => {
          expect(fileSize(limit + more)).not.toBe(fileSize(limit));
        }),
        randomCases,
      );
  });
});

test.each([
  ['en', '1,280 × 853 px'],
  ['de', '1.280 × 853 px'],
  ['ar', '1,280 × 853 بكسل'],
])('the size of a picture in %s', (language, words) => {
  expect(sizesIn(language).pixels(1280, 853)).toBe(words.replaceAll(' ', '\u00a0'));
});
