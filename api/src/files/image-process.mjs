/**
 * Runs in a process of its own, which may be killed: checks the picture whose path is its first argument and encodes
 * it again. Prints one line of JSON, an `ImageVerdict` (see image-check.ts), and after it the encodings themselves in
 * the order of its `sizes`. The second argument is what it may do, an `ImageLimits`.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Of what is drawn at 72 dots an inch, which is one a unit. */
const svgDensity = 72;
/** As sharp takes them. */
const densities = { min: 1, max: 100_000 };

const [, , path = '', limitsJson = '{}'] = process.argv;
const limits = JSON.parse(limitsJson);
sharp.cache(false);

class Refusal extends Error {}

/** By the file's own signature, never by its name. */
function kindOf(bytes) {
  const head = bytes.subarray(0, 64).toString('latin1');
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return 'raster';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'raster';
  if (head.startsWith('GIF8')) return 'raster';
  if (head.slice(4, 8) === 'ftyp') return /avif|avis/.test(head.slice(8, 32)) ? 'raster' : 'video';
  return startOfXml(bytes) === 'svg' ? 'svg' : null;
}

/** The name of the first element, where a file is text that begins like XML. */
function startOfXml(bytes) {
  const text = bytes
    .subarray(0, 8192)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const preamble = /^(\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(\[[^\]]*\]\s*)?>)*/i;
  const [, name] = /^<(?:[\w.-]+:)?([\w.-]+)/.exec(text.replace(preamble, '')) ?? [];
  return name ?? null;
}

/** What a picture is decoded from, once its header says that it may be. */
async function sourceOf(bytes) {
  const kind = kindOf(bytes);
  if (kind === 'svg') return drawing(bytes);
  if (kind !== 'raster')
    throw new Refusal('This is not a picture that can be used. Use JPEG, PNG, WebP, AVIF, GIF or SVG.');
  const { height, pages = 1, width } = await sharp(bytes, { limitInputPixels: false }).metadata();
  checkPixels(width, height);
  if (pages > 1)
    throw new Refusal('This picture moves. Upload it as a video, which visitors can stop, or as one still.');
  return sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'truncated' });
}

/**
 * An SVG becomes pixels here and is never sent to anybody: what it holds of scripts, links and styles ends with it.
 * Read from memory it has no place of its own, so that it can load no other file.
 */
async function drawing(bytes) {
  if (bytes.length > limits.svgBytes)
    throw new Refusal(`The SVG has more than ${limits.svgBytes / 1024 / 1024} MiB. Simplify it or use PNG.`);
  const text = bytes.toString('latin1');
  if (/<!ENTITY/i.test(text))
    throw new Refusal('The SVG declares entities, which are not accepted. Save it as “plain SVG”.');
  if (/<([\w.-]+:)?text[\s/>]/i.test(text))
    throw new Refusal('The SVG holds text, which would need its fonts here. Convert the text to outlines.');
  const { height, width } = await sharp(bytes, { density: svgDensity, limitInputPixels: false }).metadata();
  const density = (svgDensity * limits.side) / Math.max(width, height);
  if (density < densities.min || density > densities.max || Math.min(width, height) * density < svgDensity)
    throw new Refusal('The SVG has no size that can be drawn. Give it a viewBox.');
  return sharp(bytes, { density, limitInputPixels: limits.pixels });
}

function checkPixels(width, height) {
  if (width * height <= limits.pixels) return;
  const said = (count) => count.toLocaleString('en');
  throw new Refusal(
    `The picture has ${said(width)} × ${said(height)} pixels; at most ${said(limits.pixels / 1e6)} million are accepted.`,
  );
}

async function encodings(bytes) {
  const source = await sourceOf(bytes);
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: limits.side, height: limits.side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height, width } = info;
  const widths = [...limits.widths.filter((one) => one < width), width];
  const sizes = [];
  for (const one of widths) {
    const made = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: one })
      .webp({ quality: limits.quality })
      .toBuffer({ resolveWithObject: true });
    sizes.push({ content: made.data, width: made.info.width, height: made.info.height });
  }
  return sizes;
}

/** Of what a library found in the file: its first line, as people may read it. */
const found = (error) => (error instanceof Error ? error.message : String(error)).trim().split('\n')[0];

async function verdictOn(bytes) {
  try {
    return { sizes: await encodings(bytes) };
  } catch (error) {
    return {
      refusal: error instanceof Refusal ? error.message : `The picture cannot be read: ${found(error)}`,
    };
  }
}

const verdict = await verdictOn(await readFile(path));
const print = (content) => new Promise((resolve) => process.stdout.write(content, resolve));
if ('refusal' in verdict) await print(`${JSON.stringify(verdict)}\n`);
else {
  const sizes = verdict.sizes.map(({ content, ...size }) => ({ ...size, bytes: content.byteLength }));
  await print(`${JSON.stringify({ sizes })}\n`);
  for (const { content } of verdict.sizes) await print(content);
}
