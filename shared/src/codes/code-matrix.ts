import { encode, QrCodeDataType } from 'uqr';

/** Modules of a finder pattern, the three large squares by which phones find a code. */
export const finderSide = 7;

export interface CodeMatrix {
  /** Modules along one side, without the quiet zone. */
  side: number;
  isDark: (x: number, y: number) => boolean;
  /** Part of a finder pattern or of the light line around it. */
  isFinder: (x: number, y: number) => boolean;
}

/**
 * The modules of an address (ISO/IEC 18004).
 *
 * With a logo the code corrects up to 30 % of its words (H), without one 15 % (M), and more where that costs no module.
 */
export function codeMatrix(address: string, hasLogo: boolean): CodeMatrix {
  const { data, size, types } = encode(address, { ecc: hasLogo ? 'H' : 'M', boostEcc: true, border: 0 });
  return {
    side: size,
    isDark: (x, y) => data[y]?.[x] === true,
    isFinder: (x, y) => types[y]?.[x] === QrCodeDataType.Position,
  };
}

/** The upper left corners of the finder patterns. */
export const findersOf = (side: number): [x: number, y: number][] => [
  [0, 0],
  [side - finderSide, 0],
  [0, side - finderSide],
];
