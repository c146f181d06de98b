import { type ColourScheme, colourPairs, limits, themeDocument } from '@vitrine/shared/contract';
import { wcagContrast } from 'culori';
import { areaContent, type Finding, type Reference } from './area-content';

const names: Record<string, string> = {
  'text on background': 'Text on the background',
  'text on surface': 'Text on surfaces',
  'onAccent on accent': 'Text on the accent colour',
  'accent on surface': 'The accent colour on surfaces',
};

export const theme = areaContent(themeDocument, {
  references: ({ logo, poster }) =>
    [
      { id: poster, pointer: '/poster' },
      { id: logo, pointer: '/logo' },
    ].flatMap(({ id, pointer }): Reference[] => (id ? [{ kind: 'image', id, pointer }] : [])),

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

  check: ({ colours, dark }) => [
    ...checkContrast(colours, '/colours', ''),
    ...(dark ? checkContrast(dark, '/dark', ' on dark devices') : []),
  ],
});

/** Words block publishing where they can hardly be read; marks and edges only warn. */
function checkContrast(scheme: ColourScheme, pointer: string, where: string): Finding[] {
  return colourPairs.flatMap(({ colour, on, text }): Finding[] => {
    const ratio = wcagContrast(scheme[colour], scheme[on]);
    const { block, warn } = limits.contrast;
    if (ratio >= (text ? warn : block)) return [];
    const blocks = text && ratio < block;
    // Rounded down, so that 2.99 is not shown as the 3 that it misses.
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    const asked = text && !blocks ? warn : block;
    return [
      {
        level: blocks ? 'error' : 'warning',
        code: 'low-contrast',
        message: `${names[`${colour} on ${on}`]}${where} has a contrast of ${shown}:1; it should be at least ${asked}:1.`,
        pointer: `${pointer}/${colour}`,
      },
    ];
  });
}
