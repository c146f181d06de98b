import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { ProblemError } from '../problem';

/** A picture of 50 million pixels takes 200 MB to decode. */
const maxPixels = 50_000_000;
const maxSide = 2560;
const maxSeconds = 20;

export interface CheckedImage {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Checks a picture by its content and encodes it anew: WebP of at most 2,560 pixels a side, upright, without
 * metadata (no place, no camera, no hidden payload).
 * @throws ProblemError 422 `image-invalid`.
 */
export async function checkImage(path: string): Promise<CheckedImage> {
  const kind = kindOf(await firstBytes(path));
  if (kind === 'svg') throw refused('SVG pictures are not accepted yet. Export it as PNG or WebP.');
  if (kind === null) throw refused('This is not a picture that can be used. Use JPEG, PNG, WebP or AVIF.');
  const source = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const { height, width } = await source.metadata().catch(unreadable);
  if (width * height > maxPixels)
    throw refused(`The picture has ${width} × ${height} pixels; at most 50 million are accepted.`);
  const { data, info } = await source
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  return { content: data, width: info.width, height: info.height };
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** By the file's own signature, never by its name. */
function kindOf(head: Buffer): 'raster' | 'svg' | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')) return 'raster';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'raster';
  if (text.slice(4, 8) === 'ftyp' && /avif|avis/.test(text.slice(8, 32))) return 'raster';
  return /<svg|<\?xml/i.test(text) ? 'svg' : null;
}

const refused = (message: string, cause?: unknown) =>
  Object.assign(
    new ProblemError(422, 'image-invalid', message, { errors: [{ pointer: '/uploadId', message }] }),
    {
      cause,
    },
  );

function unreadable(error: Error): never {
  if (/pixel limit/i.test(error.message))
    throw refused('The picture has too many pixels; at most 50 million are accepted.', error);
  throw refused(`The picture cannot be read: ${error.message.split('\n')[0]}`, error);
}
