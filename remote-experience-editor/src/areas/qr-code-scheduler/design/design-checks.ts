import type { CodeDrawing } from '@vitrine/shared/codes/code-drawing';
import { clearedShare } from '@vitrine/shared/codes/logo-box';
import { modeLrgb, modeRgb, useMode as taught, wcagLuminance } from 'culori/fn';

taught(modeRgb);
taught(modeLrgb);

/** How much more light the ground has to give back: ISO/IEC 15415, symbol contrast, grade C and grade B. */
const contrast = { least: 0.4, good: 0.55 };
/** A code is read from ten times its side at most: a rule of thumb for phones' cameras. */
const distancePerSide = 10;
/** Millimetres: GS1 General Specifications, 5.12.3.1, smallest module of a QR code at a point of sale. */
export const smallestModuleMm = 0.396;
/** Of the code's area; of what stands below the logo nothing is left, and 30 % of the words can be mended at most. */
const largestLogoShare = 0.12;

/** One thing that decides whether a code can be read, and what it comes to. */
export type DesignCheck =
  | { about: 'contrast'; verdict: 'good' | 'weak' | 'bad'; shown: 'dark-on-light' | 'low' | 'inverted' }
  /** From how far it can be read, and from how far it is to be. */
  | { about: 'distance'; verdict: 'good' | 'weak'; reachesCm: number; neededMm: number }
  | { about: 'modules'; verdict: 'good' | 'weak'; moduleMm: number; neededMm: number }
  | { about: 'logo'; verdict: 'good' | 'weak'; share: number };

/**
 * What is known of a drawn code before anybody reads it. A bad one is offered as no file.
 *
 * @param distanceCm from where it is to be read.
 */
export function designChecks(drawing: CodeDrawing, sizeMm: number, distanceCm: number): DesignCheck[] {
  const { background, foreground, logo, moduleMm, side } = drawing;
  const difference = wcagLuminance(background) - wcagLuminance(foreground);
  const share = logo ? clearedShare(side, logo) : 0;
  const neededMm = (distanceCm * 10) / distancePerSide;
  return [
    {
      about: 'contrast',
      verdict: difference >= contrast.good ? 'good' : difference >= contrast.least ? 'weak' : 'bad',
      shown: difference < 0 ? 'inverted' : difference >= contrast.good ? 'dark-on-light' : 'low',
    },
    {
      about: 'distance',
      verdict: sizeMm >= neededMm ? 'good' : 'weak',
      reachesCm: (sizeMm * distancePerSide) / 10,
      neededMm: Math.ceil(neededMm),
    },
    {
      about: 'modules',
      verdict: moduleMm >= smallestModuleMm ? 'good' : 'weak',
      moduleMm,
      neededMm: Math.ceil(smallestModuleMm * side),
    },
    ...(logo
      ? [{ about: 'logo', verdict: share <= largestLogoShare ? 'good' : 'weak', share } as const]
      : []),
  ];
}

/** Whether no file of it is to be made. */
export const isRefused = (checks: DesignCheck[]): boolean => checks.some(({ verdict }) => verdict === 'bad');
