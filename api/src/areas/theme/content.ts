import { type ColourScheme, colourPairs, limits, themeDocument } from '@vitrine/shared/contract';
import { wcagContrast } from 'culori';
import { areaContent, type Finding, type Reference } from '../area-content';
import { doubt, fault, findingAt } from '../checks/findings';

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
      missing: doubt('missing-title.landing'),
    },
    { pointer: '/tagline', map: tagline },
  ],

  check: ({ colours, dark }) => [
    ...checkContrast(colours, '/colours', 'light'),
    ...(dark ? checkContrast(dark, '/dark', 'dark') : []),
  ],
});

/** Words block publishing where they can hardly be read; marks and edges only warn. */
function checkContrast(scheme: ColourScheme, pointer: string, where: 'light' | 'dark'): Finding[] {
  return colourPairs.flatMap(({ colour, name, on, text }): Finding[] => {
    const ratio = wcagContrast(scheme[colour], scheme[on]);
    const { block, warn } = limits.contrast;
    if (ratio >= (text ? warn : block)) return [];
    const blocks = text && ratio < block;
    const say = blocks ? fault : doubt;
    const low = say(`low-contrast.${where}.${name}`, {
      // Rounded down, so that 2.99 is not shown as the 3 that it misses.
      contrast: Math.floor(ratio * 10) / 10,
      wanted: text && !blocks ? warn : block,
    });
    return [findingAt(`${pointer}/${colour}`, low)];
  });
}
