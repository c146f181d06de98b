import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import type { ThemeFont } from '@vitrine/shared/contract';

/** The fonts of visitors' pages; a file is fetched when a letter of it is shown. */
export const sheetFonts: Record<ThemeFont, string> = {
  sans: "'Inter Variable', system-ui, sans-serif",
  serif: "'Source Serif 4 Variable', Georgia, serif",
  rounded: "'Nunito Variable', system-ui, sans-serif",
  display: "'Fraunces Variable', Georgia, serif",
};
