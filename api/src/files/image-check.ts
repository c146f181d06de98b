import { fileURLToPath } from 'node:url';
import { limits } from '@vitrine/shared/contract';
import { z } from 'zod';
import { ProblemError } from '../problem';
import { atMost } from './at-most';
import { CheckKilled, runCheck } from './check-process';

/** One encoding of a picture, WebP. */
export interface EncodedImage {
  content: Buffer;
  width: number;
  height: number;
}

const imageVerdict = z.union([
  z.object({ sizes: z.array(z.object({ width: z.int(), height: z.int(), bytes: z.int() })).min(1) }),
  z.object({ refusal: z.string() }),
]);

const { image } = limits;
/** What the process may do: an `ImageLimits` of its first lines. */
const imageLimits = JSON.stringify({
  pixels: image.pixels,
  svgBytes: image.svgBytes,
  side: image.widths.at(-1),
  widths: image.widths,
  quality: 84,
});

const process = {
  script: fileURLToPath(new URL('./image-process.mjs', import.meta.url)),
  heapMiB: 256,
  /** 50 million pixels of 16 bits in four channels, decoded as a whole to be turned, take 400 MB. */
  memoryBytes: 1024 * 1024 * 1024,
  answerBytes: 64 * 1024 * 1024,
};

/** One for each owner, so that one whose pictures are slow does not hold up the others; not one for each core, since each may take 1 GiB. */
const inTurn = atMost(2, 1);

/**
 * Checks a picture by its content and re-encodes it, in a process that is killed after 30 s or above 1 GiB: WebP,
 * upright, in sRGB, without metadata (no place, no camera, no hidden payload), in each of `limits.image.widths` that
 * is narrower than the picture, and at last in the picture's own size within 2,560 pixels a side.
 *
 * WebP alone: AVIF that takes no longer is no smaller, and AVIF that is 15 % smaller takes two to seven times as long
 * and would have to lie beside the WebP for browsers that lack it.
 * @param path of a local file
 * @param given.owner whose it is.
 * @returns narrowest first
 * @throws ProblemError 422 `image-invalid`.
 */
export async function checkImage(
  path: string,
  { killAfterMs = limits.image.checkMs, owner }: { killAfterMs?: number; owner?: string | undefined } = {},
): Promise<EncodedImage[]> {
  const check = { ...process, killAfterMs, args: [path, imageLimits] };
  const answer = await inTurn(() => runCheck(check), owner).catch((error: unknown) => {
    throw error instanceof CheckKilled
      ? refused('The picture takes too much time or memory to read.')
      : error;
  });
  const lineEnd = answer.indexOf('\n');
  const verdict = imageVerdict.parse(JSON.parse(answer.subarray(0, lineEnd).toString()));
  if ('refusal' in verdict) throw refused(verdict.refusal);
  let from = lineEnd + 1;
  return verdict.sizes.map(({ bytes, ...size }) => {
    const content = answer.subarray(from, from + bytes);
    from += bytes;
    return { ...size, content };
  });
}

const refused = (message: string) =>
  new ProblemError(422, 'image-invalid', message, { errors: [{ pointer: '/uploadId', message }] });
