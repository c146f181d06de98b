import type { z } from 'zod';
import { themeDocument } from './document';

/** As visitors get it: nothing is left out, and whose look it is, is nobody's business. */
export const publishedTheme = themeDocument.omit({ followsBrand: true }).extend({
  poster: themeDocument.shape.poster.unwrap(),
  logo: themeDocument.shape.logo.unwrap(),
  dark: themeDocument.shape.dark.unwrap(),
  headingFont: themeDocument.shape.headingFont.unwrap(),
  spacing: themeDocument.shape.spacing.unwrap(),
  buttons: themeDocument.shape.buttons.unwrap(),
});
export type PublishedTheme = z.infer<typeof publishedTheme>;
