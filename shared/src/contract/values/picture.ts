import { z } from 'zod';
import { sha256 } from './ids';

/** One encoding of a picture. */
export const pictureSize = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  type: z.string(),
  bytes: z.int(),
  sha256,
});
export type PictureSize = z.infer<typeof pictureSize>;

/**
 * Every encoding of a picture, narrowest first; the last one is all that is kept of it. Beside a picture's address,
 * which is the last one's, where a manifest has one. Versions from before pictures had sizes leave it out.
 */
export const pictureSizes = z.array(pictureSize);
