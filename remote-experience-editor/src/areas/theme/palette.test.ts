import type { ColourScheme } from '@vitrine/shared/contract';
import fc from 'fast-check';
import { darkSchemeOf, repaired, schemeFrom, verdictsOf } from './palette';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme: fc.Arbitrary<ColourScheme> = fc.record({
  background: colour,
  surface: colour,
  text: colour,
  accent: colour,
  onAccent: colour,
});
const good = (of: ColourScheme) => verdictsOf(of).every(({ verdict }) => verdict === 'good');
const textOn = (of: ColourScheme, ground: 'background' | 'surface') =>
  verdictsOf(of).find(({ on }) => on === ground)?.verdict;

it('repairs every pair, leaves the grounds alone, and what is good as it is', () => {
  fc.assert(
    fc.property(scheme, (given) => {
      const mended = repaired({ ...given, surface: given.background });
      expect(good(mended)).toBe(true);
      expect(mended.background).toBe(given.background);
      expect(repaired(mended)).toEqual(mended);
    }),
  );
});

it('says of grounds that no ink can stand on both of what is wrong, and makes the best of it', () => {
  const mended = repaired({
    background: '#000000',
    surface: '#ffffff',
    text: '#777777',
    accent: '#336699',
    onAccent: '#ffffff',
  });
  expect([textOn(mended, 'background'), textOn(mended, 'surface')]).not.toEqual(['good', 'good']);
  expect(mended.accent).toBe('#336699');
});

it('makes a readable scheme from any colour, and a dark one from any scheme', () => {
  fc.assert(
    fc.property(colour, scheme, (from, of) => {
      expect(good(schemeFrom(from))).toBe(true);
      expect(good(darkSchemeOf(of))).toBe(true);
    }),
  );
});

it('judges words more strictly than marks', () => {
  const verdicts = verdictsOf({
    background: '#ffffff',
    surface: '#ffffff',
    text: '#888888',
    accent: '#888888',
    onAccent: '#ffffff',
  });
  expect(verdicts.map(({ on, verdict }) => [on, verdict])).toEqual([
    ['background', 'weak'],
    ['surface', 'weak'],
    ['accent', 'weak'],
    ['surface', 'good'],
  ]);
  expect(verdicts[0]?.ratio).toBeCloseTo(3.54, 1);
});
