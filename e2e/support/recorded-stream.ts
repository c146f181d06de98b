import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext } from '@playwright/test';

/** A stream's files by their names, `master.m3u8` first of all. */
export type Stream = ReadonlyMap<string, Buffer>;

export const streamSeconds = 8;
/** Of a piece. */
export const pieceSeconds = 2;
/** Of the two renditions. */
export const streamWidths = { small: 160, large: 640 };

/** Records a film as a stream (HLS) in two renditions: a browser draws it, encodes it and cuts it into pieces. */
export async function recordedStream(browser: Browser): Promise<Stream> {
  const page = await browser.newPage();
  const library = await readFile(
    createRequire(import.meta.url)
      .resolve('mediabunny')
      .replace(/[^/]*$/, 'mediabunny.min.mjs'),
  );
  await page.route('https://studio.example/**', (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: library })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Studio</title>' }),
  );
  await page.goto('https://studio.example/');
  const files = await page.evaluate(record, { streamSeconds, pieceSeconds, streamWidths });
  await page.close();
  return new Map(files.map(([name, content]) => [name, Buffer.from(content, 'base64')]));
}

type Recording = { streamSeconds: number; pieceSeconds: number; streamWidths: typeof streamWidths };

/** Runs in the browser. */
async function record({ pieceSeconds, streamSeconds, streamWidths }: Recording): Promise<[string, string][]> {
  const at = 'https://studio.example/mediabunny.mjs';
  const { BufferTarget, CanvasSource, CmafOutputFormat, HlsOutputFormat, Output, PathedTarget } =
    (await import(at)) as typeof import('mediabunny');
  const targets = new Map<string, InstanceType<typeof BufferTarget>>();
  const output = new Output({
    format: new HlsOutputFormat({ segmentFormat: new CmafOutputFormat(), targetDuration: pieceSeconds }),
    target: new PathedTarget('master.m3u8', ({ path }) => {
      const target = new BufferTarget();
      targets.set(path, target);
      return target;
    }),
  });
  const framesPerSecond = 10;
  const renditions = [
    { width: streamWidths.small, bitrate: 60_000 },
    { width: streamWidths.large, bitrate: 1_500_000 },
  ].map(({ bitrate, width }) => {
    const canvas = new OffscreenCanvas(width, (width * 9) / 16);
    const source = new CanvasSource(canvas, { codec: 'vp9', bitrate, keyFrameInterval: pieceSeconds });
    output.addVideoTrack(source, { frameRate: framesPerSecond });
    return { canvas, source };
  });
  await output.start();
  for (let frame = 0; frame < streamSeconds * framesPerSecond; frame++)
    for (const { canvas, source } of renditions) {
      const pencil = canvas.getContext('2d');
      if (!pencil) throw new Error('There is nothing to draw on');
      // Much that changes, so that the larger rendition weighs more than a slow network carries.
      for (let x = 0; x < canvas.width; x += 8)
        for (let y = 0; y < canvas.height; y += 8) {
          pencil.fillStyle = `hsl(${(x * 7 + y * 13 + frame * 29) % 360} 60% 50%)`;
          pencil.fillRect(x, y, 8, 8);
        }
      await source.add(frame / framesPerSecond, 1 / framesPerSecond);
    }
  await output.finalize();
  return Promise.all(
    [...targets].map(async ([path, { buffer }]): Promise<[string, string]> => {
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', resolve));
      reader.readAsDataURL(new Blob([buffer ?? new ArrayBuffer(0)]));
      await read;
      return [path, String(reader.result).replace(/^[^,]*,/, '')];
    }),
  );
}

/** What a host answers for a name; null: 404. */
type Answer = (name: string, file: Buffer | undefined) => Buffer | null;

/** A host of films, as another company has it: it lets every site fetch them. */
export async function hostFilms(
  context: BrowserContext,
  origin: string,
  stream: Stream,
  answer: Answer = (_, file) => file ?? null,
): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = answer(name, stream.get(name));
    const headers = { 'access-control-allow-origin': '*' };
    if (body === null) return route.fulfill({ status: 404, headers, body: 'Gone' });
    const contentType = name.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4';
    return route.fulfill({ headers, contentType, body });
  });
}
