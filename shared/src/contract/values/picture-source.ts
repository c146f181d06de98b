import type { PictureSize } from './picture';

/**
 * What an <img> needs to fetch the smallest of a picture's sizes that is enough. Free of zod: the viewer calls it.
 * @param src the largest
 * @param among its sizes; none where it has no other.
 * @param sizes how wide it is shown, as the attribute of that name says it
 * @returns in the order in which browsers want to learn of it: before `src` they know that there is a choice.
 */
export const pictureSource = (src: string, among: PictureSize[] | undefined, sizes: string) => ({
  sizes,
  srcSet: among?.map(({ url, width }) => `${url} ${width}w`).join(),
  src,
});

/**
 * How wide a picture is that fills the screen: a phone's is higher than wide, and most pictures are not. Behind words, and
 * on the small screens of phones, not each of its pixels is worth a picture's: 60 of 100 look the same and weigh half.
 */
export const fullScreen = '(max-width: 600px) and (min-resolution: 2dppx) max(60vw, 60vh), max(100vw, 100vh)';
