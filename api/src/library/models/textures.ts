import sharp from 'sharp';
import { random } from './random';

/** Periodic value noise: a smooth field of `columns` × `rows` random cells that repeats at the tile's edges. */
function noise(columns: number, rows: number, seed: number) {
  const next = random(seed);
  const cells = Array.from({ length: columns * rows }, next);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const cell = (x: number, y: number) => cells[(y % rows) * columns + (x % columns)] ?? 0;
  /** u and v within 0…1 */
  return (u: number, v: number) => {
    const [x, y] = [u * columns, v * rows];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [ease(x - i), ease(y - j)];
    const top = cell(i, j) * (1 - a) + cell(i + 1, j) * a;
    const bottom = cell(i, j + 1) * (1 - a) + cell(i + 1, j + 1) * a;
    return top * (1 - b) + bottom * b;
  };
}

const jpeg = (pixels: Uint8Array, width: number, height: number, channels: 1 | 3, quality: number) =>
  sharp(pixels, { raw: { width, height, channels } })
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: channels === 3 ? '4:4:4' : '4:2:0' })
    .toBuffer();

/** Grey wood grain along u: broad figure, growth lines, fine pores. Tiles; a finish gives it its colour. */
export async function grain(): Promise<Buffer> {
  const [width, height] = [512, 256];
  const [figure, wander, lines, pores, streaks] = [
    noise(3, 9, 1),
    noise(4, 6, 2),
    noise(5, 64, 3),
    noise(40, 256, 4),
    noise(10, 128, 5),
  ];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const bowed = (v + (wander(u, v) - 0.5) * 0.05 + 1) % 1;
      const rings = 0.5 + 0.5 * Math.sin((bowed * 9 + figure(u, bowed) * 1.1) * Math.PI * 2);
      const shade =
        0.9 +
        0.1 * figure(u, bowed) -
        0.07 * rings -
        0.09 * (lines(u, bowed) - 0.5) -
        0.07 * (streaks(u, bowed) - 0.5);
      const pore = pores(u, bowed) > 0.83 ? 0.08 : 0;
      pixels[y * width + x] = Math.round(255 * Math.max(0, Math.min(1, shade - pore)));
    }
  }
  return jpeg(pixels, width, height, 1, 60);
}

/** Grey wool cloth: loops lit from the upper left, and the heather of mixed yarns. Tiles. */
export async function weave(): Promise<Buffer> {
  const size = 256;
  const [loops, fine, yarn, soft] = [
    noise(64, 64, 11),
    noise(128, 128, 12),
    noise(96, 32, 14),
    noise(7, 7, 13),
  ];
  const heightAt = (x: number, y: number) => {
    const [u, v] = [((x + size) % size) / size, ((y + size) % size) / size];
    return loops(u, v) + fine(u, v) * 0.6;
  };
  const pixels = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [u, v] = [x / size, y / size];
      const slope = heightAt(x, y) - heightAt(x - 1, y - 1);
      const shade = 0.9 + slope * 0.16 + (yarn(u, v) - 0.5) * 0.1 + (soft(u, v) - 0.5) * 0.05;
      pixels[y * size + x] = Math.round(255 * Math.max(0, Math.min(1, shade)));
    }
  }
  return jpeg(pixels, size, size, 1, 52);
}

/** A hand-tufted rug: warm ground, two arcs and a border line, with the pile's unevenness. */
export async function rug(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="448">
    <rect width="640" height="448" fill="#e4d5bb"/>
    <path d="M0 448 V250 C120 180 210 210 300 290 C350 335 380 400 390 448 Z" fill="#c0a888"/>
    <path d="M640 0 V230 C560 260 470 220 430 150 C405 105 400 50 410 0 Z" fill="#a9987f"/>
    <path d="M640 0 V120 C600 130 555 110 535 70 C525 48 522 22 526 0 Z" fill="#a06a4b"/>
    <circle cx="118" cy="352" r="42" fill="#e9e2d5"/>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [pile, patch] = [noise(320, 224, 21), noise(24, 16, 22)];
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / 3);
    const [u, v] = [(pixel % info.width) / info.width, Math.floor(pixel / info.width) / info.height];
    const shade = 1 + (pile(u, v) - 0.5) * 0.14 + (patch(u, v) - 0.5) * 0.06;
    data[i] = Math.max(0, Math.min(255, Math.round((data[i] ?? 0) * shade)));
  }
  return jpeg(data, info.width, info.height, 3, 60);
}

/** The picture in the frame: three calm shapes on paper. */
export async function painting(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="512">
    <rect width="384" height="512" fill="#f1ebe0"/>
    <path d="M58 330 C70 220 130 150 206 152 C286 154 330 230 326 330 Z" fill="#b5643f"/>
    <rect x="58" y="330" width="268" height="96" fill="#3c4a4e"/>
    <circle cx="246" cy="142" r="52" fill="#dcae6c"/>
    <path d="M58 426 H326" stroke="#2a2825" stroke-width="3"/>
    <path d="M96 330 C112 262 150 222 196 222" stroke="#f1ebe0" stroke-width="3" fill="none"/>
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
