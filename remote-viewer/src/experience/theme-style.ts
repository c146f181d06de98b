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
    '--v-background': colours.background,
    '--v-surface': colours.surface,
    '--v-text': colours.text,
    '--v-accent': colours.accent,
    '--v-on-accent': colours.onAccent,
    '--v-font': fonts[font],
    '--v-radius': `${radiusPx}px`,
  } as CSSProperties;
}
