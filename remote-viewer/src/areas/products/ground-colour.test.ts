import { groundColour } from './ground-colour';

it.each([
  ['#ffffff', '#000000', '#f0f0f0'],
  ['#000000', '#ffffff', '#0f0f0f'],
  ['#fffdf9', '#2b2420', '#f2f0ec'],
])('what a model stands on, on %s with text in %s, is %s', (surface, text, ground) => {
  expect(groundColour({ surface, text })).toBe(ground);
});
