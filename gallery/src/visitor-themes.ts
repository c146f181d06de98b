import { standardTheme, type ThemeDocument } from '@vitrine/shared/contract/areas/theme/document';

/** The standard look, and one that differs from it in everything that a theme can say. */
export const visitorThemes: Record<string, ThemeDocument> = {
  standard: standardTheme(),
  other: {
    ...standardTheme(),
    colours: {
      background: '#e8eef1',
      surface: '#f8fbfc',
      text: '#12242e',
      accent: '#0b5a73',
      onAccent: '#ffffff',
    },
    dark: {
      background: '#0d1519',
      surface: '#16222a',
      text: '#e6eef2',
      accent: '#7cc6dd',
      onAccent: '#06222c',
    },
    font: 'serif',
    headingFont: 'display',
    radiusPx: 2,
    spacing: 'roomy',
    buttons: 'outlined',
  },
};
