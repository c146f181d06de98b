import type { Tile } from './tile';

/** What a picture of a tile is drawn with. */
export interface PictureStyle {
  text: string;
  muted: string;
  bar: string;
  compared: string;
  background: string;
  font: string;
}

interface Words {
  /** Under the title: of which range and which place. */
  subtitle: string;
  count: (count: number) => string;
  isRightToLeft: boolean;
}

/** Twice as many pixels as it is wide, for slides. */
const scale = 2;
const width = 720;
const margin = 24;
const rowHeight = 34;
const chartHeight = 260;
const markHeight = 20;
const markWidth = 56;
const mostLetters = 110;
/** No browser draws much higher pictures. */
const mostRows = 200;
const labelLength = 48;

/** The interface's colours and font, as the page has them now. */
export function pictureStyle(): PictureStyle {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: token('--colour-text'),
    muted: token('--colour-text-muted'),
    bar: token('--colour-accent'),
    compared: token('--colour-border-strong'),
    background: token('--colour-surface'),
    font: token('--font-sans'),
  };
}

/** A tile as a picture. It rejects where the browser draws none. */
export async function tilePng(tile: Tile, style: PictureStyle, words: Words): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const shown = tile.overTime ? [] : tile.rows.slice(0, mostRows);
  const head = margin + 56;
  const { marks = [] } = tile;
  const series = chartHeight + (marks.length > 0 ? (marks.length + 2) * markHeight : 0);
  const body = tile.missing ? rowHeight : tile.overTime ? series : (shown.length + 1) * rowHeight;
  canvas.width = width * scale;
  canvas.height = (head + body + margin) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  context.fillStyle = style.background;
  context.fillRect(0, 0, width, canvas.height);
  const pen = penOn(context, style, words.isRightToLeft);
  pen.text(tile.title, 0, margin + 16, { size: 18, weight: 600 });
  pen.text(words.subtitle, 0, margin + 40, { colour: style.muted });
  if (tile.missing) pen.text(tile.missing, 0, head + 20, { colour: style.muted });
  else if (tile.overTime) drawSeries(pen, tile, head, style);
  else drawRows(pen, { ...tile, rows: shown }, head, words, style);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came')))),
  );
}

interface TextStyle {
  size?: number;
  weight?: number;
  colour?: string;
  /** Ends there instead of beginning there. */
  ends?: boolean;
  /** Has its middle there. */
  centred?: boolean;
}
type Pen = ReturnType<typeof penOn>;

/** Draws from the side on which reading begins: `x` counts from there. */
function penOn(context: CanvasRenderingContext2D, style: PictureStyle, isRightToLeft: boolean) {
  const inner = width - 2 * margin;
  const at = (x: number, wide = 0) => (isRightToLeft ? width - margin - x - wide : margin + x);
  return {
    inner,
    text(
      text: string,
      x: number,
      y: number,
      { centred, colour, ends, size = 13, weight = 400 }: TextStyle = {},
    ) {
      context.font = `${weight} ${size}px ${style.font}`;
      context.fillStyle = colour ?? style.text;
      context.direction = isRightToLeft ? 'rtl' : 'ltr';
      context.textAlign = centred ? 'center' : ends ? 'end' : 'start';
      context.fillText(text, at(x), y, inner - (ends || centred ? 0 : x));
    },
    bar(x: number, y: number, wide: number, high: number, colour: string) {
      context.fillStyle = colour;
      context.fillRect(at(x, wide), y, wide, high);
    },
  };
}

const largest = ({ rows }: Pick<Tile, 'rows'>) =>
  Math.max(1, ...rows.flatMap(({ counts }) => counts.map((count) => count ?? 0)));

/** Its beginning and its end: of an option, which stands behind its question, what tells it from others. */
const shortened = (label: string) =>
  label.length <= labelLength
    ? label
    : `${label.slice(0, 18).trim()} … ${label.slice(18 + 3 - labelLength).trim()}`;

function drawRows(pen: Pen, tile: Tile, top: number, { count: say }: Words, style: PictureStyle) {
  const columnWidth = 140;
  const counts = tile.columns.length - 1;
  const end = (column: number) => pen.inner - (counts - 1 - column) * columnWidth;
  tile.columns.slice(1).forEach((name, column) => {
    pen.text(name.slice(0, 26), end(column), top + 14, { colour: style.muted, ends: true, size: 11 });
  });
  const most = largest(tile);
  tile.rows.forEach(({ counts: own, label }, index) => {
    const y = top + (index + 1) * rowHeight;
    pen.text(shortened(label), 0, y + 10);
    own.forEach((count, column) => {
      pen.text(count === null ? '–' : say(count), end(column), y + 10, { ends: true });
    });
    if (!tile.mixed) pen.bar(0, y + 16, (pen.inner * (own[0] ?? 0)) / most, 6, style.bar);
  });
}

/** With what happened meanwhile: lines with labels across it, and below it what they say. */
function drawSeries(pen: Pen, tile: Tile, above: number, style: PictureStyle) {
  const { marks = [] } = tile;
  const top = above + (marks.length > 0 ? markHeight : 0);
  const most = largest(tile);
  const step = pen.inner / Math.max(1, tile.rows.length);
  const high = chartHeight - rowHeight;
  tile.rows.forEach(({ counts: [count, compared] }, index) => {
    const draw = (of: number, from: number, wide: number, colour: string) =>
      pen.bar(index * step + from, top + high - (high * of) / most, wide, (high * of) / most, colour);
    if (compared) draw(compared, 0, step * 0.9, style.compared);
    draw(count ?? 0, step * 0.2, step * 0.5, style.bar);
  });
  pen.bar(0, top + high, pen.inner, 1, style.compared);
  const [first, last] = [tile.rows[0], tile.rows.at(-1)];
  pen.text(first?.label ?? '', 0, top + chartHeight - 10, { colour: style.muted });
  pen.text(last?.label ?? '', pen.inner, top + chartHeight - 10, { colour: style.muted, ends: true });
  marks.forEach(({ at, label, texts }, index) => {
    pen.bar(at * pen.inner, top, 1, high, style.muted);
    pen.text(label, at * pen.inner, above + 12, { colour: style.muted, size: 11, centred: true });
    const below = top + chartHeight + (index + 1) * markHeight;
    pen.text(label, 0, below, { colour: style.muted, size: 12 });
    pen.text(texts.join(' · ').slice(0, mostLetters), markWidth, below, { size: 12 });
  });
}
