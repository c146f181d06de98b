import type { CodeDesign } from '../contract/areas/qr-code-scheduler/code-design';
import { type BannerLine, bannerOf } from './banner';
import { type CodeMatrix, codeMatrix } from './code-matrix';
import { type LogoBox, logoBox } from './logo-box';
import { finderPaths, modulesPath, roundedBox } from './module-shapes';

/** Light modules around a code (ISO/IEC 18004): without them phones do not find it. */
export const quietZone = 4;
/** How thick the frame is. */
export const frameLine = 1;
const frameRadius = 2;

export interface Logo {
  /** A data: address, or any other where the drawing is only shown. */
  href: string;
  /** Only its proportion counts. */
  width: number;
  height: number;
}

/** What a code looks like, with the words and the picture that the design only names. */
export interface CodeLook
  extends Pick<CodeDesign, 'foreground' | 'background' | 'modules' | 'frame' | 'sizeMm'> {
  /** In one language; empty: a banner is a line only. */
  callToAction: string;
  logo: Logo | null;
  /** The side of the square that the logo fits in, of the code's side. */
  logoPercent: number;
}

/** A drawing; lengths are in modules, from the upper left corner, and what comes later lies on top. */
export interface CodeDrawing {
  width: number;
  height: number;
  widthMm: number;
  heightMm: number;
  /** Millimetres along the side of one module. */
  moduleMm: number;
  /** Modules along the side of the code itself. */
  side: number;
  foreground: string;
  background: string;
  shapes: { colour: string; path: string /** From where the path counts. */; at: number }[];
  logo: (LogoBox & { href: string }) | null;
  /** Words in the band, in the background's colour, each line around its middle. */
  words: BannerLine[];
}

/** The look of a code that nobody has designed: black squares on white. */
export const plainLook: CodeLook = {
  foreground: '#000000',
  background: '#ffffff',
  modules: 'square',
  frame: 'none',
  sizeMm: 30,
  callToAction: '',
  logo: null,
  logoPercent: 0,
};

/**
 * Draws the code of an address: the one drawing from which the screen, print sheets and all files are made.
 *
 * @param address what the code says; at most some 1,200 letters with a logo.
 */
export function codeDrawing(address: string, look: CodeLook): CodeDrawing {
  const { background, foreground, modules, sizeMm } = look;
  const matrix = codeMatrix(address, look.logo !== null);
  const { side } = matrix;
  const logo = look.logo && logoBox(side, look.logo, look.logoPercent);
  const border = look.frame === 'none' ? 0 : frameLine;
  const inner = side + 2 * quietZone;
  const width = inner + 2 * border;
  const words = look.frame === 'banner' ? look.callToAction.trim() : '';
  const banner = bannerOf(words, width, border + inner);
  const height = inner + 2 * border + banner.height;
  const moduleMm = sizeMm / side;
  const origin = border + quietZone;
  const [outermost, middle, innermost] = finderPaths(side, modules);
  const dark = modulesPath(matrix, modules, darkOf(matrix, logo));
  const frame = roundedBox(0, 0, width, height, frameRadius);
  return {
    width,
    height,
    widthMm: width * moduleMm,
    heightMm: height * moduleMm,
    moduleMm,
    side,
    foreground,
    background,
    shapes: [
      ...(border ? [{ colour: foreground, path: frame, at: 0 }] : []),
      { colour: background, path: roundedBox(0, 0, inner, inner, border), at: border },
      { colour: foreground, path: dark + outermost, at: origin },
      { colour: background, path: middle, at: origin },
      { colour: foreground, path: innermost, at: origin },
    ],
    logo: logo && look.logo && { ...moved(logo, origin), href: look.logo.href },
    words: banner.lines,
  };
}

/** Where modules are drawn: not below the logo, and finder patterns are drawn by themselves. */
const darkOf =
  ({ isDark, isFinder }: CodeMatrix, logo: LogoBox | null) =>
  (x: number, y: number) =>
    isDark(x, y) && !isFinder(x, y) && !(logo && covers(logo, x, y));

const covers = ({ cleared }: LogoBox, x: number, y: number) =>
  x >= cleared.x && x < cleared.x + cleared.width && y >= cleared.y && y < cleared.y + cleared.height;

const moved = (box: LogoBox, by: number): LogoBox => ({ ...box, x: box.x + by, y: box.y + by });
