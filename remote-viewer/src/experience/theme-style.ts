import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import type { BrandTheme, ColourScheme, ThemeFont } from '@vitrine/shared/contract';
import type { CSSProperties } from 'react';

/** A file of a font is fetched when a letter of it is shown. */
const fonts: Record<ThemeFont, string> = {
  sans: "'Inter Variable', system-ui, sans-serif",
  serif: "'Source Serif 4 Variable', Georgia, serif",
  rounded: "'Nunito Variable', system-ui, sans-serif",
  display: "'Fraunces Variable', Georgia, serif",
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
    colorScheme: looksDark(scheme) ? 'dark' : 'light',
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

/** By relative luminance, near enough: which of black and white has less contrast to it. */
function looksDark({ surface }: ColourScheme): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(surface.slice(at, at + 2), 16) / 255,
  );
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 < 0.18;
}
