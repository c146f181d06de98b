import { expect, test } from '@jest/globals';
import { standardTheme, themeLimits } from '@vitrine/shared/contract';
import { theme } from './content';

const context = {
  name: 'Showroom',
  defaultTheme: null,
  ...{
    languages: ['en'],
    models: new Map(),
    images: new Map(),
    videos: new Map(),
    placements: new Set<string>(),
    documents: new Map(),
    teasers: new Map(),
  },
};

/** What is said of text on the background in a colour. */
const saidOf = (text: string) =>
  theme
    .check(
      { ...standardTheme(), colours: { ...standardTheme().colours, background: '#ffffff', text } },
      context,
      new Date(),
    )
    .filter(({ sentence }) => sentence?.name.endsWith('textOnBackground'))
    .map(({ level, sentence }) => [level, sentence?.values]);

test('a contrast that blocks names the limit that blocks, and one that warns the one that warns', () => {
  const { block, warn } = themeLimits.contrast;
  expect(saidOf('#999999')).toEqual([['error', { contrast: 2.8, wanted: block }]]);
  expect(saidOf('#888888')).toEqual([['warning', { contrast: 3.5, wanted: warn }]]);
  expect(saidOf('#333333')).toEqual([]);
});
