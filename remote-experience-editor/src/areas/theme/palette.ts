import { type ColourScheme, colourPairs, themeLimits } from '@vitrine/shared/contract';
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as taught,
  wcagContrast,
} from 'culori/fn';

taught(modeRgb);
taught(modeLrgb);
const oklch = taught(modeOklch);

interface Shade {
  /** Lightness of OKLCH, 0 to 1. */
  l: number;
  /** Chroma, 0 to about 0.3. */
  c: number;
  /** Hue, degrees. */
  h: number;
}

/** @param hex as the contract has colours, so that it always parses. */
function shadeOf(hex: string): Shade {
  const { l = 0, c = 0, h = 0 } = oklch(hex) ?? {};
  return { l, c, h };
}
const hexOf = (shade: Shade): string => formatHex(clampChroma({ mode: 'oklch', ...shade }, 'oklch'));

/** The contrast that a pair should have, WCAG. */
export const neededContrast = (text: boolean) =>
  text ? themeLimits.contrast.warn : themeLimits.contrast.block;

/** One pair that the viewer puts on each other, and whether it can be read. */
export interface Verdict {
  colour: keyof ColourScheme;
  on: keyof ColourScheme;
  text: boolean;
  ratio: number;
  verdict: 'good' | 'weak' | 'unreadable';
}

/** @returns one for every pair of the viewer's. */
export function verdictsOf(scheme: ColourScheme): Verdict[] {
  return colourPairs.map(({ colour, on, text }) => {
    const ratio = wcagContrast(scheme[colour], scheme[on]);
    const good = ratio >= neededContrast(text);
    const weak = !text || ratio >= themeLimits.contrast.block;
    return { colour, on, text, ratio, verdict: good ? 'good' : weak ? 'weak' : 'unreadable' };
  });
}

/**
 * @returns the colour nearest in lightness, same hue, that has the contrast to all that it stands on; the farther of
 * black and white where none has.
 */
function readable(colour: string, grounds: { on: string; needed: number }[]): string {
  const shade = shadeOf(colour);
  const fits = (hex: string) => grounds.every(({ on, needed }) => wcagContrast(hex, on) >= needed);
  if (fits(colour)) return colour;
  for (let step = 0.01; step <= 1; step += 0.01)
    for (const l of [shade.l - step, shade.l + step]) {
      if (l < 0 || l > 1) continue;
      const hex = hexOf({ ...shade, l });
      if (fits(hex)) return hex;
    }
  const least = (hex: string) => Math.min(...grounds.map(({ on }) => wcagContrast(hex, on)));
  return least('#000000') >= least('#ffffff') ? '#000000' : '#ffffff';
}

/** Changes as little as makes every pair readable: the ink, never what it stands on, but the accent for its marks. */
export function repaired(scheme: ColourScheme): ColourScheme {
  const { background, surface } = scheme;
  const words = neededContrast(true);
  const text = readable(scheme.text, [
    { on: background, needed: words },
    { on: surface, needed: words },
  ]);
  const accent = readable(scheme.accent, [{ on: surface, needed: neededContrast(false) }]);
  const onAccent = readable(scheme.onAccent, [{ on: accent, needed: words }]);
  return { background, surface, text, accent, onAccent };
}

/** A whole scheme around one colour, all pairs readable. */
export function schemeFrom(colour: string): ColourScheme {
  const { c, h } = shadeOf(colour);
  const tint = Math.min(c, 0.012);
  return repaired({
    background: hexOf({ l: 0.965, c: tint, h }),
    surface: hexOf({ l: 0.995, c: tint / 3, h }),
    text: hexOf({ l: 0.25, c: Math.min(c, 0.02), h }),
    accent: colour,
    onAccent: '#ffffff',
  });
}

/** The same look for dark devices: grounds turned dark in their own hue, the accent lighter, all pairs readable. */
export function darkSchemeOf(scheme: ColourScheme): ColourScheme {
  const ground = shadeOf(scheme.background);
  const ink = shadeOf(scheme.text);
  const accent = shadeOf(scheme.accent);
  const tint = Math.min(ground.c, 0.015);
  return repaired({
    background: hexOf({ l: 0.2, c: tint, h: ground.h }),
    surface: hexOf({ l: 0.26, c: tint, h: ground.h }),
    text: hexOf({ l: 0.94, c: Math.min(ink.c, 0.015), h: ink.h }),
    accent: hexOf({ l: Math.max(accent.l, 0.74), c: Math.min(accent.c, 0.13), h: accent.h }),
    onAccent: hexOf({ l: 0.18, c: Math.min(accent.c, 0.03), h: accent.h }),
  });
}
