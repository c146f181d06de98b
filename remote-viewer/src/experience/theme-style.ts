import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import { sparesData } from '@vitrine/shared/browser/connection';
import type { BrandTheme, ThemeFont } from '@vitrine/shared/contract';
import { looksDark } from '@vitrine/shared/contract/values/looks-dark';
import type { CSSProperties } from 'react';

/** A file of a font is fetched when a letter of it is shown: a second of nothing else where the network is slow. */
const own = (name: string) => (sparesData() ? '' : `'${name} Variable', `);
const fonts: Record<ThemeFont, string> = {
  sans: `${own('Inter')}system-ui, sans-serif`,
  serif: `${own('Source Serif 4')}Georgia, serif`,
  rounded: `${own('Nunito')}system-ui, sans-serif`,
  display: `${own('Fraunces')}Georgia, serif`,
};

const spacings: Record<BrandTheme['spacing'], number> = { compact: 0.75, regular: 1, roomy: 1.35 };

/**
 * The theme as custom properties: values only, checked by the contract, never CSS text.
 * @param isDark whether the visitor's device is.
 */
export function themeStyle(theme: Omit<BrandTheme, 'logo'>, isDark: boolean): CSSProperties {
  const { buttons, colours, dark, font, headingFont, radiusPx, spacing } = theme;
  const scheme = (isDark && dark) || colours;
  const filled = buttons === 'filled';
  return {
    // So that the browser's own controls fit the surface that they stand on.
    colorScheme: looksDark(scheme.surface) ? 'dark' : 'light',
    '--v-background': scheme.background,
    '--v-surface': scheme.surface,
    '--v-text': scheme.text,
    '--v-accent': scheme.accent,
    '--v-on-accent': scheme.onAccent,
    '--v-button': filled ? scheme.accent : scheme.surface,
    '--v-on-button': filled ? scheme.onAccent : scheme.text,
    '--v-font': fonts[font],
    '--v-heading-font': fonts[headingFont ?? font],
    '--v-radius': `${radiusPx}px`,
    '--v-space': spacings[spacing],
  } as CSSProperties;
}
