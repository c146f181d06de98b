import { z } from 'zod';
import { sha256 } from '../ids';
import { hexColour, languageMap } from '../values';

/** One scheme: what stands on what. */
export const colourScheme = z.strictObject({
  background: hexColour,
  surface: hexColour,
  text: hexColour,
  accent: hexColour,
  onAccent: hexColour,
});
export type ColourScheme = z.infer<typeof colourScheme>;

/**
 * Every pair of colours that the viewer puts on each other. `text`: words, which need more contrast than marks and
 * edges (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const colourPairs = [
  { on: 'background', colour: 'text', text: true },
  { on: 'surface', colour: 'text', text: true },
  { on: 'accent', colour: 'onAccent', text: true },
  { on: 'surface', colour: 'accent', text: false },
] as const satisfies { on: keyof ColourScheme; colour: keyof ColourScheme; text: boolean }[];
export type ColourPair = (typeof colourPairs)[number];

export const themeFonts = ['sans', 'serif', 'rounded', 'display'] as const;
export type ThemeFont = (typeof themeFonts)[number];

export const themeSpacings = ['compact', 'regular', 'roomy'] as const;
export const themeButtons = ['filled', 'outlined'] as const;

/** Colours, shape and the landing page. Values, never CSS text. One document an experience. */
export const themeDocument = z.strictObject({
  title: languageMap(80),
  tagline: languageMap(200),
  /** A merge patch cannot write null, it removes: without a poster is the same as null. */
  poster: sha256.nullable().default(null),
  logo: sha256.nullable().default(null),
  colours: colourScheme,
  /** For visitors whose device is dark; null: they see the same colours as everybody. */
  dark: colourScheme.nullable().default(null),
  font: z.enum(themeFonts),
  /** Of headings; that of everything else where it is null. */
  headingFont: z.enum(themeFonts).nullable().default(null),
  radiusPx: z.int().min(0).max(32),
  spacing: z.enum(themeSpacings).default('regular'),
  buttons: z.enum(themeButtons).default('filled'),
});
export type ThemeDocument = z.infer<typeof themeDocument>;

export const defaultTheme = (): ThemeDocument => ({
  title: {},
  tagline: {},
  poster: null,
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
