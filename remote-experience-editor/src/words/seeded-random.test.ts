import { seededRandom } from './seeded-random';

test('numbers come in the same order each time, spread from 0 to below 1', () => {
  const [random, again] = [seededRandom(1), seededRandom(1)];
  const numbers = Array.from({ length: 1000 }, random);
  expect(Array.from({ length: 1000 }, again)).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(450);
  expect(numbers.filter((number) => number < 0.5).length).toBeLessThan(550);
});
