/**
 * Where the screens of a wall are, and which part of a picture each of them shows. Free of zod: the drawing of the wall,
 * the screens and the page of the whole wall all draw by it. Lengths are in millimetres from the wall's upper left
 * corner, as one stands before it, whatever the language.
 */

export interface WallShape {
  rows: number;
  columns: number;
  screenWidthMm: number;
  screenHeightMm: number;
  bezelMm: number;
  columnGapMm: number;
  rowGapMm: number;
  tiles: Readonly<Record<string, { rotation?: 0 | 90 | 180 | 270 | undefined }>>;
}

export interface WallRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedTile {
  key: string;
  /** Both from 1. */
  row: number;
  column: number;
  /** Counted row by row, from 1: what is said to people who stand before it. */
  number: number;
  /** Clockwise, in degrees. */
  rotation: 0 | 90 | 180 | 270;
  /** The lit surface, as it hangs. */
  lit: WallRect;
  /** With its frame. */
  frame: WallRect;
}

export interface WallGeometry {
  width: number;
  height: number;
  /** Row by row. */
  tiles: PlacedTile[];
}

/** What a place in the wall is called in the document. @param row from 1. @param column from 1. */
export const tileKey = (row: number, column: number): string => `${row}-${column}`;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const isOnItsSide = (rotation: number) => rotation % 180 !== 0;

/**
 * The wall from frame to frame. A row is as high as its highest screen, a column as wide as its widest one, and each screen hangs in the
 * middle of its place.
 */
export function wallGeometry(shape: WallShape): WallGeometry {
  const { bezelMm, columnGapMm, columns, rowGapMm, rows, screenHeightMm, screenWidthMm, tiles } = shape;
  const rotationOf = (row: number, column: number) => tiles[tileKey(row, column)]?.rotation ?? 0;
  const widthOf = (row: number, column: number) =>
    (isOnItsSide(rotationOf(row, column)) ? screenHeightMm : screenWidthMm) + 2 * bezelMm;
  const heightOf = (row: number, column: number) =>
    (isOnItsSide(rotationOf(row, column)) ? screenWidthMm : screenHeightMm) + 2 * bezelMm;
  const across = inARow(
    upTo(columns).map((column) => Math.max(...upTo(rows).map((row) => widthOf(row, column)))),
    columnGapMm,
  );
  const down = inARow(
    upTo(rows).map((row) => Math.max(...upTo(columns).map((column) => heightOf(row, column)))),
    rowGapMm,
  );
  return {
    width: across.length,
    height: down.length,
    tiles: upTo(rows).flatMap((row) =>
      upTo(columns).map((column): PlacedTile => {
        const place = { across: across.spans[column - 1], down: down.spans[row - 1] };
        const width = widthOf(row, column);
        const height = heightOf(row, column);
        const frame = {
          x: (place.across?.from ?? 0) + ((place.across?.size ?? width) - width) / 2,
          y: (place.down?.from ?? 0) + ((place.down?.size ?? height) - height) / 2,
          width,
          height,
        };
        return {
          key: tileKey(row, column),
          row,
          column,
          number: (row - 1) * columns + column,
          rotation: rotationOf(row, column),
          frame,
          lit: {
            x: frame.x + bezelMm,
            y: frame.y + bezelMm,
            width: width - 2 * bezelMm,
            height: height - 2 * bezelMm,
          },
        };
      }),
    ),
  };
}

/** Things of these sizes one after the other. */
function inARow(sizes: number[], gap: number) {
  let from = 0;
  const spans = sizes.map((size) => {
    const span = { from, size };
    from += size + gap;
    return span;
  });
  return { spans, length: from - gap };
}

/**
 * Where a picture lies that is shown across a surface, in its middle.
 * @param fit cover: nothing stays empty, and what is too much is cut off; contain: all of it is seen.
 */
export function placedPicture(
  surface: WallRect,
  picture: { width: number; height: number },
  fit: 'cover' | 'contain',
): WallRect {
  const scales = [surface.width / picture.width, surface.height / picture.height];
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    x: surface.x + (surface.width - width) / 2,
    y: surface.y + (surface.height - height) / 2,
    width,
    height,
  };
}

/** Which part of a placed picture lies behind a screen, as shares of the picture; what is under frames and gaps lies behind none. */
export const cropBehind = (lit: WallRect, picture: WallRect): WallRect => ({
  x: (lit.x - picture.x) / picture.width,
  y: (lit.y - picture.y) / picture.height,
  width: lit.width / picture.width,
  height: lit.height / picture.height,
});

/**
 * How a screen draws the wall so that its own part of it fills the device: a CSS transform with the origin at the upper
 * left, of a plane on which a millimetre is a pixel. The device draws upright, whichever way it hangs.
 * @param device its size in CSS pixels, where width is the longer side's of a screen that is not rotated.
 */
export function screenTransform(
  { lit, rotation }: Pick<PlacedTile, 'lit' | 'rotation'>,
  device: { width: number; height: number },
): string {
  const [width, height] = isOnItsSide(rotation) ? [lit.height, lit.width] : [lit.width, lit.height];
  const [x, y] = [lit.x + lit.width / 2, lit.y + lit.height / 2];
  return [
    `translate(${device.width / 2}px, ${device.height / 2}px)`,
    // A device of another shape than the wall was told shows all of its part.
    `scale(${device.width / width}, ${device.height / height})`,
    `rotate(${-rotation}deg)`,
    `translate(${-x}px, ${-y}px)`,
  ].join(' ');
}

/** All of the wall's surface but what is lit, as an SVG path with the rule `evenodd`: frames and gaps over one picture. */
export const unlitPath = ({ height, tiles, width }: WallGeometry): string =>
  [
    `M0 0H${width}V${height}H0Z`,
    ...tiles.map(({ lit }) => `M${lit.x} ${lit.y}h${lit.width}v${lit.height}h${-lit.width}Z`),
  ].join('');
