import '@fontsource-variable/source-serif-4/wght.css';
import type { ThemeDocument } from '@vitrine/shared/contract';
import type { CSSProperties } from 'react';

const fonts: Record<ThemeDocument['font'], string> = {
  sans: "'Inter Variable', system-ui, sans-serif",
  serif: "'Source Serif 4 Variable', Georgia, serif",
};

/** The theme as custom properties: values only, checked by the contract, never CSS text. */
export function themeStyle({ colours, font, radiusPx }: ThemeDocument): CSSProperties {
  return {
    // So that the browser's own controls fit the surface that they stand on.
    colorScheme: isDark(colours.surface) ? 'dark' : 'light',
    '--v-background': colours.background,
    '--v-surface': colours.surface,
    '--v-text': colours.text,
    '--v-accent': colours.accent,
    '--v-on-accent': colours.onAccent,
    '--v-font': fonts[font],
    '--v-radius': `${radiusPx}px`,
  } as CSSProperties;
}

/** By relative luminance, near enough: which of black and white has less contrast to it. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 < 0.18;
}
