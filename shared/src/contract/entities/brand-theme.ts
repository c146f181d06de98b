import { z } from 'zod';
import { sha256 } from '../values/ids';
import { hexColour } from '../values/values';

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
  { name: 'textOnBackground', on: 'background', colour: 'text', text: true },
  { name: 'textOnSurface', on: 'surface', colour: 'text', text: true },
  { name: 'onAccentOnAccent', on: 'accent', colour: 'onAccent', text: true },
  { name: 'accentOnSurface', on: 'surface', colour: 'accent', text: false },
] as const satisfies { name: string; on: keyof ColourScheme; colour: keyof ColourScheme; text: boolean }[];

export const themeFonts = ['sans', 'serif', 'rounded', 'display'] as const;
export type ThemeFont = (typeof themeFonts)[number];

export const themeSpacings = ['compact', 'regular', 'roomy'] as const;
export const themeButtons = ['filled', 'outlined'] as const;

/** What experiences of a brand may have in common: colours, type, shape, logo. */
export const look = {
  /** A merge patch cannot write null, it removes: without a logo is the same as null. */
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
};

/** A brand's default theme. */
export const brandTheme = z.strictObject(look).meta({ id: 'BrandTheme' });
export type BrandTheme = z.infer<typeof brandTheme>;
