import type { CodeModules } from '../contract/areas/qr-code-scheduler/code-design';
import { type CodeMatrix, finderSide, findersOf } from './code-matrix';

/** Of a dot: neighbours do not touch, and most of the module is dark still. */
const dotRadius = 0.46;
/** Of a rounded module's free corners. */
const cornerRadius = 0.4;

const short = (value: number) => Number(value.toFixed(3));
const line = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? short(part) : part)).join(' ');

/** A rectangle as a path; its corners are as round as is said, from the upper left one clockwise. */
function box(x: number, y: number, width: number, height: number, corners: number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = corners;
  const corner = (radius: number, ...to: number[]) => (radius === 0 ? '' : line('q', ...to));
  return [
    line('M', x + a, y),
    line('H', x + width - b),
    corner(b, b, 0, b, b),
    line('V', y + height - c),
    corner(c, 0, c, -c, c),
    line('H', x + d),
    corner(d, -d, 0, -d, -d),
    line('V', y + a),
    corner(a, 0, -a, a, -a),
    'Z',
  ].join('');
}

export const roundedBox = (x: number, y: number, width: number, height: number, radius: number): string =>
  box(x, y, width, height, [radius, radius, radius, radius]);

/** Four curves that miss a circle by less than a thousandth of its radius. */
function dot(x: number, y: number): string {
  const radius = dotRadius;
  const handle = radius * 0.5523;
  const at = (dx: number, dy: number) => [x + 0.5 + dx, y + 0.5 + dy] as const;
  return [
    line('M', ...at(radius, 0)),
    line('C', ...at(radius, handle), ...at(handle, radius), ...at(0, radius)),
    line('C', ...at(-handle, radius), ...at(-radius, handle), ...at(-radius, 0)),
    line('C', ...at(-radius, -handle), ...at(-handle, -radius), ...at(0, -radius)),
    line('C', ...at(handle, -radius), ...at(radius, -handle), ...at(radius, 0)),
    'Z',
  ].join('');
}

type IsDark = (x: number, y: number) => boolean;

/** A module that is round where neither side goes on. */
function rounded(x: number, y: number, isDark: IsDark): string {
  const free = (dx: number, dy: number) => (isDark(x + dx, y) || isDark(x, y + dy) ? 0 : cornerRadius);
  return box(x, y, 1, 1, [free(-1, -1), free(1, -1), free(1, 1), free(-1, 1)]);
}

/** Dark modules of one row, side by side, in one rectangle: between two of them nothing would show the ground. */
function runs(side: number, isDark: IsDark): string {
  const paths: string[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let end = x;
      while (isDark(end, y)) end++;
      if (end > x) paths.push(box(x, y, end - x, 1, []));
      x = end;
    }
  return paths.join('');
}

function each(side: number, isDark: IsDark, draw: (x: number, y: number, isDark: IsDark) => string): string {
  const paths: string[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) if (isDark(x, y)) paths.push(draw(x, y, isDark));
  return paths.join('');
}

/** All that is dark but the finder patterns, as one path in modules. */
export function modulesPath({ side }: CodeMatrix, shape: CodeModules, isDark: IsDark): string {
  if (shape === 'square') return runs(side, isDark);
  return each(side, isDark, shape === 'dots' ? dot : rounded);
}

/** How round the three squares of a finder pattern are, from the outermost to the innermost. */
const finderRadii = { square: [0, 0, 0], rounded: [1.6, 1.1, 0.6], dots: [2, 1.4, 0.9] } as const;

/**
 * The finder patterns, as paths of dark, light and dark squares that lie upon each other. They are squares in every
 * shape of module: a reader looks for 1 : 1 : 3 : 1 : 1 along any line through their middle.
 */
export function finderPaths(side: number, shape: CodeModules): [dark: string, light: string, dark: string] {
  const squares = ([0, 1, 2] as const).map((inset) =>
    findersOf(side)
      .map(([x, y]) => {
        const width = finderSide - 2 * inset;
        return roundedBox(x + inset, y + inset, width, width, finderRadii[shape][inset]);
      })
      .join(''),
  );
  return [squares[0] ?? '', squares[1] ?? '', squares[2] ?? ''];
}
