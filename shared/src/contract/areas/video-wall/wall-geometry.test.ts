import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyVideoWall } from './document';
import {
  cropBehind,
  placedPicture,
  screenTransform,
  tileKey,
  unlitPath,
  type WallShape,
  wallGeometry,
} from './wall-geometry';

const wall = (own: Partial<WallShape> = {}): WallShape => ({
  ...emptyVideoWall(),
  screenWidthMm: 1000,
  screenHeightMm: 500,
  bezelMm: 10,
  columnGapMm: 5,
  rowGapMm: 7,
  ...own,
});

describe('where screens are', () => {
  test('frames count, and gaps between them', () => {
    const { height, tiles, width } = wallGeometry(wall());
    expect([width, height]).toEqual([1020 + 5 + 1020, 520 + 7 + 520]);
    expect(tiles.map(({ lit, number }) => [number, lit.x, lit.y, lit.width, lit.height])).toEqual([
      [1, 10, 10, 1000, 500],
      [2, 1035, 10, 1000, 500],
      [3, 10, 537, 1000, 500],
      [4, 1035, 537, 1000, 500],
    ]);
  });

  test('one on its side is as wide as it is high, and its column with it', () => {
    const { height, tiles, width } = wallGeometry(
      wall({ rows: 1, tiles: { [tileKey(1, 2)]: { rotation: 90 } } }),
    );
    expect([width, height]).toEqual([1020 + 5 + 520, 1020]);
    // In the middle of a row that is as high as the other one.
    expect(tiles.map(({ lit }) => [lit.x, lit.y, lit.width, lit.height])).toEqual([
      [10, 260, 1000, 500],
      [1035, 10, 500, 1000],
    ]);
  });

  test('lit surfaces never overlap and stay within the wall, whatever is measured', () => {
    const side = fc.integer({ min: 1, max: 8 });
    const shape = fc.record({
      rows: side,
      columns: side,
      screenWidthMm: fc.integer({ min: 50, max: 5000 }),
      screenHeightMm: fc.integer({ min: 50, max: 5000 }),
      bezelMm: fc.integer({ min: 0, max: 200 }),
      columnGapMm: fc.integer({ min: 0, max: 500 }),
      rowGapMm: fc.integer({ min: 0, max: 500 }),
      tiles: fc.dictionary(
        fc.tuple(side, side).map(([row, column]) => tileKey(row, column)),
        fc.record({ rotation: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const) }),
      ),
    });
    fc.assert(
      fc.property(shape, (of) => {
        const { height, tiles, width } = wallGeometry(of);
        expect(tiles).toHaveLength(of.rows * of.columns);
        for (const [index, { lit }] of tiles.entries()) {
          expect(lit.x).toBeGreaterThanOrEqual(0);
          expect(lit.y).toBeGreaterThanOrEqual(0);
          expect(lit.x + lit.width).toBeLessThanOrEqual(width + 1e-6);
          expect(lit.y + lit.height).toBeLessThanOrEqual(height + 1e-6);
          for (const { lit: other } of tiles.slice(index + 1)) {
            const isApart =
              lit.x + lit.width <= other.x + 1e-6 ||
              other.x + other.width <= lit.x + 1e-6 ||
              lit.y + lit.height <= other.y + 1e-6 ||
              other.y + other.height <= lit.y + 1e-6;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });
});

describe('what a screen shows of a picture', () => {
  test('a picture of the wall’s shape is cut where frames are: what is under them is shown by none', () => {
    const geometry = wallGeometry(wall());
    const whole = { x: 0, y: 0, width: geometry.width, height: geometry.height };
    const picture = placedPicture(whole, { width: geometry.width * 2, height: geometry.height * 2 }, 'cover');
    expect(picture).toEqual(whole);
    const [left, right] = geometry.tiles.map(({ lit }) => cropBehind(lit, picture));
    expect(left?.x).toBeCloseTo(10 / 2045);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(1010 / 2045);
    // Two frames and the gap between them.
    expect(right?.x).toBeCloseTo(1035 / 2045);
  });

  test.each([
    ['cover', { x: -50, y: 0, width: 200, height: 100 }],
    ['contain', { x: 0, y: 25, width: 100, height: 50 }],
  ] as const)('another shape is shown in the middle: %s', (fit, expected) => {
    const surface = { x: 0, y: 0, width: 100, height: 100 };
    expect(placedPicture(surface, { width: 640, height: 320 }, fit)).toEqual(expected);
  });

  test.each([0, 90, 180, 270] as const)(
    'a device that hangs by %d° draws its own part, upright for people',
    (rotation) => {
      const { tiles } = wallGeometry(wall({ rows: 1, columns: 1, tiles: { '1-1': { rotation } } }));
      const [tile] = tiles;
      if (!tile) throw new Error('No screen');
      const device = { width: 1920, height: 960 };
      const upperLeft = { x: tile.lit.x, y: tile.lit.y };
      // Where people see the upper left corner, on the device as it hangs.
      const corner = { 0: [0, 0], 90: [0, 960], 180: [1920, 960], 270: [1920, 0] }[rotation];
      const drawn = applied(screenTransform(tile, device), upperLeft);
      expect(drawn.x).toBeCloseTo(corner[0] ?? 0);
      expect(drawn.y).toBeCloseTo(corner[1] ?? 0);
    },
  );
});

test('frames and gaps are drawn as one surface with a hole for each screen', () => {
  expect(unlitPath(wallGeometry(wall({ rows: 1, columns: 1 })))).toBe(
    'M0 0H1020V520H0ZM10 10h1000v500h-1000Z',
  );
});

/** What a list of CSS transforms does to a point; the last of them first. */
function applied(transform: string, point: { x: number; y: number }) {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reverse();
  return steps.reduce(({ x, y }, [, name, given = '']) => {
    const [a = 0, b = 0] = given.split(',').map(Number.parseFloat);
    if (name === 'translate') return { x: x + a, y: y + b };
    if (name === 'scale') return { x: x * a, y: y * b };
    const angle = (a * Math.PI) / 180;
    return {
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    };
  }, point);
}
