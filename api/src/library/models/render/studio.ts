import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import { transformSync } from '@swc/core';
import { chromium } from 'playwright';
import { modelsFolder } from '../models-folder';

/** What render/page.js draws. Metres and degrees, as in a scene's document. */
export interface Shot {
  /** `look`: one of the model's material variants. */
  objects: { file: string; look?: string; position?: number[]; rotation?: number[]; scale?: number[] }[];
  camera?: { position: readonly number[]; target: readonly number[]; fieldOfViewDegrees: number };
  width: number;
  height: number;
  /** With a camera one of the stage's; without one, `studio` or `overhead`. */
  lighting?: 'studio' | 'overhead' | 'daylight' | 'evening';
  background?: string;
  floor?: string;
}

/** A shot during which the camera goes from one place to another. */
export type MovingShot = Shot & {
  camera: NonNullable<Shot['camera']>;
  cameraTo: Pick<NonNullable<Shot['camera']>, 'position' | 'target'>;
  seconds: number;
};

export interface Film {
  shots: MovingShot[];
  framesPerSecond: number;
  bitsPerSecond: number;
}

/** The stage's own light, as the page can run it. */
const sceneFolder = join(import.meta.dirname, '../../../../../shared/src/scene');
const asScript = (source: Buffer) =>
  transformSync(source.toString(), { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }).code;

const types: Record<string, string> = {
  '.ts': 'text/javascript',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.glb': 'model/gltf-binary',
};

/** Opens a browser that draws shots of the models; `draw` answers a PNG, `film` an MP4. Close it after use. */
export async function openStudio(): Promise<{
  draw: (shot: Shot) => Promise<Buffer>;
  film: (film: Film) => Promise<Buffer>;
  close: () => Promise<void>;
}> {
  const { resolve: find } = createRequire(import.meta.url);
  const folders: Record<string, string> = {
    three: join(dirname(find('three')), '..'),
    mediabunny: dirname(find('mediabunny')),
    scene: sceneFolder,
  };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://studio').pathname);
    const [, first = '', ...rest] = path.split('/');
    const folder = folders[first];
    const file = folder ? join(folder, ...rest) : join(modelsFolder, path);
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
          .end(extname(file) === '.ts' ? asScript(content) : content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The studio got no port');

  const installed = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
    ],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`http://127.0.0.1:${address.port}/render/page.html`);
  await page.waitForFunction('window.ready === true');
  const call = async (name: 'render' | 'film', what: Shot | Film) => {
    const address = await page.evaluate<string>(`window.${name}(${JSON.stringify(what)})`);
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  };
  return {
    draw: (shot) => call('render', shot),
    film: (film) => call('film', film),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
