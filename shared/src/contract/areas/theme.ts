import { z } from 'zod';
import { sha256 } from '../ids';
import { hexColour, languageMap } from '../values';

/** Colours, shape and the landing page. Values, never CSS text. One document an experience. */
export const themeDocument = z.strictObject({
  title: languageMap(80),
  tagline: languageMap(200),
  /** A merge patch cannot write null, it removes: without a poster is the same as null. */
  poster: sha256.nullable().default(null),
  colours: z.strictObject({
    background: hexColour,
    surface: hexColour,
    text: hexColour,
    accent: hexColour,
    onAccent: hexColour,
  }),
  font: z.enum(['sans', 'serif']),
  radiusPx: z.int().min(0).max(32),
});
export type ThemeDocument = z.infer<typeof themeDocument>;

export const defaultTheme = (): ThemeDocument => ({
  title: {},
  tagline: {},
  poster: null,
  colours: {
    background: '#f4f1ec',
    surface: '#ffffff',
    text: '#23201c',
    accent: '#7a4b2a',
    onAccent: '#ffffff',
  },
  font: 'sans',
  radiusPx: 14,
});
