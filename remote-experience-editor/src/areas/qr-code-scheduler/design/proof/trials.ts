import { blurred, onPaper, type Pixels, scaled, turned } from './pixels';

/** What a file has to stand before it may be downloaded. */
export const trials = ['plain', 'blurred', 'turned', 'half'] as const;
export type Trial = (typeof trials)[number];

/** Pictures that are larger are made smaller first: what a phone sees of them is, too. */
const largestSide = 1400;
/** Of a module's side: the edges of neighbouring modules run into each other. */
const blurShare = 0.3;
const degrees = 30;

/**
 * The picture as it is in a trial.
 *
 * @param modules how many of them lie along the picture's width.
 */
export function inTrial(picture: Pixels, trial: Trial, modules: number): Pixels {
  const flat = onPaper(picture);
  if (trial === 'plain') return flat;
  if (trial === 'half') return scaled(flat, 0.5);
  const share = Math.min(1, largestSide / Math.max(flat.width, flat.height));
  const small = share < 1 ? scaled(flat, share) : flat;
  if (trial === 'turned') return turned(small, degrees);
  return blurred(small, Math.max(1, Math.round((small.width / modules) * blurShare)));
}
