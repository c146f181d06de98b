import {
  type ColourScheme,
  colourPairs,
  type PublishedTheme,
  resolvedTheme,
  standardTheme,
  type ThemeDocument,
  themeDocument,
  themeLimits,
} from '@vitrine/shared/contract';
import { wcagContrast } from 'culori';
import { areaContent, type DraftContext, type Reference } from '../area-content';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import { withSizes } from '../compiled-picture';

export const theme = areaContent(themeDocument, {
  shown: (data, { defaultTheme }) => resolvedTheme(themeDocument.parse(data), defaultTheme),

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

  /** The landing: it is what visitors load first, and so the root's. */
  compile(documents, context) {
    const [own] = documents;
    const theme = publishedTheme(own?.data ?? null, context);
    const pictureOf = (sha256: string | null) => (sha256 && context.images.get(sha256)) || null;
    const poster = pictureOf(theme.poster);
    const logo = pictureOf(theme.logo);
    return {
      parts: [],
      assets: [poster, logo].filter((asset) => asset !== null),
      root: {
        theme: { ...theme, poster: poster?.sha256 ?? null, logo: logo?.sha256 ?? null },
        poster: poster?.url ?? null,
        ...(poster && withSizes('posterSizes', poster)),
        logo: logo?.url ?? null,
        ...(logo && withSizes('logoSizes', logo)),
      },
    };
  },
});

/**
 * Visitors read the experience's name where the theme gives the landing page no title, and see the brand's look where
 * there is no theme.
 */
function publishedTheme(
  own: ThemeDocument | null,
  { defaultTheme: ofBrand, languages, name }: DraftContext,
): PublishedTheme {
  const shown = own ?? resolvedTheme({ ...standardTheme(), followsBrand: true }, ofBrand);
  const { followsBrand: _, ...theme } = shown;
  const [base = 'en'] = languages;
  return theme.title[base]?.trim() ? theme : { ...theme, title: { ...theme.title, [base]: name } };
}

/** Words block publishing where they can hardly be read; marks and edges only warn. */
function checkContrast(scheme: ColourScheme, pointer: string, where: 'light' | 'dark'): Finding[] {
  return colourPairs.flatMap(({ colour, name, on, text }): Finding[] => {
    const ratio = wcagContrast(scheme[colour], scheme[on]);
    const { block, warn } = themeLimits.contrast;
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
