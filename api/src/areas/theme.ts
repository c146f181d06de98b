import { limits, type ThemeDocument, themeDocument } from '@vitrine/shared/contract';
import { wcagContrast } from 'culori';
import { areaContent, type DraftContext, type Finding } from './area-content';
import { checkTexts } from './text-checks';

/** Every pair of colours that the viewer puts on each other. */
const pairs = [
  { on: 'background', colour: 'text', what: 'Text on the background' },
  { on: 'surface', colour: 'text', what: 'Text on surfaces' },
  { on: 'accent', colour: 'onAccent', what: 'Text on the accent colour' },
] as const;

export const theme = areaContent(themeDocument, {
  references: ({ poster }) => (poster ? [{ kind: 'image', id: poster, pointer: '/poster' }] : []),

  check: (document, context) => [
    ...checkTexts(
      [
        {
          pointer: '/title',
          map: document.title,
          missing: {
            level: 'warning',
            code: 'missing-title',
            message: 'The landing page has no title; visitors read the experience’s name.',
          },
        },
        { pointer: '/tagline', map: document.tagline },
      ],
      context.languages,
    ),
    ...checkPoster(document, context),
    ...checkContrast(document),
  ],
});

function checkPoster({ poster }: ThemeDocument, { images }: DraftContext): Finding[] {
  if (poster === null || images.has(poster)) return [];
  return [
    {
      level: 'error',
      code: 'missing-picture',
      message: 'The landing page’s picture does not exist any more.',
      pointer: '/poster',
    },
  ];
}

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
