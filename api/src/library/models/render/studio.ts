import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { modelsFolder } from '../models-folder';

/** What render/page.js draws. Metres and degrees, as in a scene's document. */
export interface Shot {
  objects: { file: string; position?: number[]; rotation?: number[]; scale?: number[] }[];
  camera?: { position: readonly number[]; target: readonly number[]; fieldOfViewDegrees: number };
  width: number;
  height: number;
  lighting?: 'studio' | 'daylight' | 'evening';
  background?: string;
  floor?: string;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.glb': 'model/gltf-binary',
};

/** Opens a browser that draws shots of the models; `draw` answers a PNG. Close it after use. */
export async function openStudio(): Promise<{
  draw: (shot: Shot) => Promise<Buffer>;
  close: () => Promise<void>;
}> {
  const three = join(dirname(createRequire(import.meta.url).resolve('three')), '..');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://studio').pathname);
    const file = path.startsWith('/three/')
      ? join(three, path.slice('/three'.length))
      : join(modelsFolder, path);
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
          .end(content),
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
  return {
    draw: async (shot) => {
      const picture = await page.evaluate<string>(`window.render(${JSON.stringify(shot)})`);
      return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
