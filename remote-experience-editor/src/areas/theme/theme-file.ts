import { type ThemeDocument, themeDocument } from '@vitrine/shared/contract';
import type { Look } from './presets';

const kind = 'vitrine-theme';
const look = themeDocument.pick({
  colours: true,
  dark: true,
  font: true,
  headingFont: true,
  radiusPx: true,
  spacing: true,
  buttons: true,
});

/** @returns JSON of a look, to be taken into another experience. Words and pictures stay with the experience. */
export const themeFile = (theme: ThemeDocument): string =>
  `${JSON.stringify({ kind, ...look.strip().parse(theme) }, null, 2)}\n`;

/** @returns the look in a file, or why there is none: the place of the first mistake and what is wrong there. */
export function readThemeFile(text: string): { look: Look } | { mistake: string | null } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { mistake: null };
  }
  if (typeof content !== 'object' || content === null || !('kind' in content) || content.kind !== kind)
    return { mistake: null };
  const { kind: _, ...rest } = content;
  const { success, data, error } = look.safeParse(rest);
  if (success) return { look: data };
  const [issue] = error.issues;
  return { mistake: issue ? `${issue.path.join('.')}: ${issue.message}` : null };
}
