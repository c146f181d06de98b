import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** What an element really looks like: its pixels, three numbers (red, green, blue) each. */
export interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

/** @param over what lies over it and does not matter. */
export async function pictureOf(element: Locator, over: Locator[] = []): Promise<Picture> {
  const { data, info } = await sharp(await element.screenshot({ mask: over }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** How many different colours it has, told apart in steps of 16. An empty canvas has one. */
export function colours({ pixels }: Picture): number {
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3)
    seen.add((level(pixels[at]) << 8) | (level(pixels[at + 1]) << 4) | level(pixels[at + 2]));
  return seen.size;
}
const level = (value = 0) => value >> 4;

/** Share of the pixels that differ visibly, 0 to 1. */
export function difference(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  return share(one, (at) =>
    [0, 1, 2].some((part) => Math.abs((one.pixels[at + part] ?? 0) - (other.pixels[at + part] ?? 0)) > 16),
  );
}

/**
 * Share of the pixels that have a colour, or nearly, 0 to 1.
 * @param colour `#rrggbb`.
 */
export function coloured(picture: Picture, colour: string): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return share(picture, (at) =>
    wanted.every((part, index) => Math.abs((picture.pixels[at + index] ?? 0) - part) <= 4),
  );
}

/** Share of the pixels that are magenta, 0 to 1. */
export const magenta = (picture: Picture): number =>
  share(picture, (at) => {
    const [red = 0, green = 0, blue = 0] = picture.pixels.subarray(at, at + 3);
    return red > green + 60 && blue > green + 60;
  });

/** Share of the pixels that are a pure red, as the handle of the X axis is, 0 to 1. */
export const pureRed = (picture: Picture): number =>
  share(picture, (at) => {
    const [red = 0, green = 0, blue = 0] = picture.pixels.subarray(at, at + 3);
    return red > 200 && green < 60 && blue < 60;
  });

function share({ pixels, width, height }: Picture, matches: (at: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) if (matches(at)) count += 1;
  return count / (width * height);
}
