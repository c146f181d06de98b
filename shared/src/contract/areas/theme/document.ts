import { z } from 'zod';
import { type BrandTheme, look } from '../../entities/brand-theme';
import { sha256 } from '../../values/ids';
import { languageMap } from '../../values/values';

/** The look and the landing page. Values, never CSS text. One document an experience. */
export const themeDocument = z.strictObject({
  title: languageMap(80),
  tagline: languageMap(200),
  poster: sha256.nullable().default(null),
  /** Whether visitors see the look of the brand's default theme in place of the one that stands here. */
  followsBrand: z.boolean().default(false),
  ...look,
});
export type ThemeDocument = z.infer<typeof themeDocument>;

/** The look alone. */
export const themeLook = ({
  title: _,
  tagline: __,
  poster: ___,
  followsBrand: ____,
  ...own
}: ThemeDocument): BrandTheme => own;

/** A theme as visitors get it. @param brand the brand's default theme; null: it has none, and the standard look is its own */
export const resolvedTheme = (theme: ThemeDocument, brand: BrandTheme | null): ThemeDocument =>
  theme.followsBrand ? { ...theme, ...(brand ?? themeLook(standardTheme())) } : theme;

export const standardTheme = (): ThemeDocument => ({
  title: {},
  tagline: {},
  poster: null,
  followsBrand: false,
  logo: null,
  colours: {
    background: '#f4f1ec',
    surface: '#ffffff',
    text: '#23201c',
    accent: '#7a4b2a',
    onAccent: '#ffffff',
  },
  dark: null,
  font: 'sans',
  headingFont: null,
  radiusPx: 14,
  spacing: 'regular',
  buttons: 'filled',
});
