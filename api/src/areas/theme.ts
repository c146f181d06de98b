import { limits, type ThemeDocument, themeDocument } from '@vitrine/shared/contract';
import { wcagContrast } from 'culori';
import { areaContent, type Finding } from './area-content';

/** Every pair of colours that the viewer puts on each other. */
const pairs = [
  { on: 'background', colour: 'text', what: 'Text on the background' },
  { on: 'surface', colour: 'text', what: 'Text on surfaces' },
  { on: 'accent', colour: 'onAccent', what: 'Text on the accent colour' },
] as const;

export const theme = areaContent(themeDocument, {
  references: ({ poster }) => (poster ? [{ kind: 'image', id: poster, pointer: '/poster' }] : []),

  texts: ({ tagline, title }) => [
    {
      pointer: '/title',
      map: title,
      missing: {
        level: 'warning',
        code: 'missing-title',
        message: 'The landing page has no title; visitors read the experience’s name.',
      },
    },
    { pointer: '/tagline', map: tagline },
  ],

  check: checkContrast,
});

function checkContrast({ colours }: ThemeDocument): Finding[] {
  return pairs.flatMap(({ colour, on, what }): Finding[] => {
    const ratio = wcagContrast(colours[colour], colours[on]);
    if (ratio >= limits.contrast.warn) return [];
    const blocks = ratio < limits.contrast.block;
    // Rounded down, so that 2.99 is not shown as the 3 that it misses.
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    const asked = blocks ? limits.contrast.block : limits.contrast.warn;
    return [
      {
        level: blocks ? 'error' : 'warning',
        code: 'low-contrast',
        message: `${what} has a contrast of ${shown}:1; it should be at least ${asked}:1.`,
        pointer: `/colours/${colour}`,
      },
    ];
  });
}
