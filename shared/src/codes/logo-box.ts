interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LogoBox extends Box {
  /** The whole modules that are left out for it, with some air around it. */
  cleared: Box;
}

/** Between the logo and the nearest module. */
const air = 0.5;

/**
 * Where a logo stands in the middle of a code, in modules.
 *
 * @param side of the code.
 * @param percent of that side, which the longer side of the logo takes.
 */
export function logoBox(
  side: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
  percent: number,
): LogoBox {
  const longer = (side * percent) / 100;
  const scale = longer / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  const [x, y] = [(side - across) / 2, (side - down) / 2];
  const [left, top] = [Math.floor(x - air), Math.floor(y - air)];
  return {
    x,
    y,
    width: across,
    height: down,
    cleared: { x: left, y: top, width: side - 2 * left, height: side - 2 * top },
  };
}

/** Which part of a code its logo takes, 0 to 1. */
export const clearedShare = (side: number, { cleared }: LogoBox): number =>
  (cleared.width * cleared.height) / side ** 2;
