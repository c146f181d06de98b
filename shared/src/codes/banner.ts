/** A line of words, in modules. */
export interface BannerLine {
  text: string;
  /** The middle of the line. */
  x: number;
  /** Where its letters stand. */
  baseline: number;
  fontSize: number;
  /** What the words may take at most. */
  width: number;
}

interface Banner {
  /** What the band adds below the frame. */
  height: number;
  lines: BannerLine[];
}

/** An em, in wide bold letters: what is estimated too wide becomes small, what is estimated too narrow is cut. */
const letterWidth = 0.64;
/** Of the band's width. */
const usable = 0.9;
/** More letters than this are two lines where there is a space. */
const longLine = 18;

/**
 * The band with the call to action.
 *
 * @param width of the whole drawing.
 * @param top where the band begins.
 */
export function bannerOf(words: string, width: number, top: number): Banner {
  if (!words) return { height: 0, lines: [] };
  const texts = [...words].length > longLine ? inTwo(words) : [words];
  const longest = Math.max(...texts.map((text) => [...text].length));
  const fontSize = Math.min(width * 0.1, (width * usable) / (longest * letterWidth));
  const lineHeight = fontSize * 1.25;
  const air = fontSize * 0.45;
  return {
    height: texts.length * lineHeight + 2 * air,
    lines: texts.map((text, index) => ({
      text,
      x: width / 2,
      baseline: top + air + index * lineHeight + fontSize * 0.95,
      fontSize,
      width: width * usable,
    })),
  };
}

/** Two lines, as equal as the spaces allow. */
function inTwo(words: string): string[] {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const distance = (at: number) => Math.abs(at - words.length / 2);
  const [nearest] = spaces.sort((a, b) => distance(a) - distance(b));
  return nearest === undefined ? [words] : [words.slice(0, nearest), words.slice(nearest + 1)];
}
