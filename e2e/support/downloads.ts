import type { Page, Response } from '@playwright/test';

/** Something that a page has downloaded. */
export interface Download {
  url: string;
  /** Of the body as it was sent. */
  bytes: number;
  /** How it was compressed: br, gzip, or not at all. */
  encoding: string;
  text: string;
  isScript: boolean;
}

/** Collects the scripts that a page downloads from now on. Call `settled` when the page is quiet. */
export const recordScripts = (page: Page): Recorded => record(page, isScript);

/** Collects all that a page downloads from now on but streams, which do not end. */
export const recordDownloads = (page: Page): Recorded =>
  record(page, (response) => !typeOf(response).includes('event-stream'));

interface Recorded {
  settled: () => Promise<Download[]>;
}

const typeOf = (response: Response) => response.headers()['content-type'] ?? '';
const isScript = (response: Response) => typeOf(response).includes('javascript');

function record(page: Page, counts: (response: Response) => boolean): Recorded {
  const reading: Promise<Download>[] = [];
  page.on('response', (response) => {
    if (!response.ok() || !counts(response)) return;
    const download = read(response, page);
    // What comes when nobody asks any more may end with the page; whoever asks is told.
    download.catch(() => undefined);
    reading.push(download);
  });
  return { settled: () => Promise.all(reading) };
}

async function read(response: Response, page: Page): Promise<Download> {
  const url = response.url();
  const { responseBodySize: bytes } = await response.request().sizes();
  const encoding = response.headers()['content-encoding'] ?? '';
  // The browser does not keep what was only preloaded until now; the file never changes.
  const text = await response.text().catch(async () => (await page.request.get(url)).text());
  return { url, bytes, encoding, text, isScript: isScript(response) };
}

/** Counts the pages, scripts and style sheets that a page asks for from now on. @returns how many so far */
export function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (['document', 'script', 'stylesheet'].includes(request.resourceType())) count += 1;
  });
  return () => count;
}

export const totalBytes = (downloads: Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0);

/** The files that visitors do not need to see the landing (remote-viewer/src/experience/load-inside.ts). */
export const isInside = /\/inside\.(js|css)$/;

/**
 * Keeps those files back, what they would fetch, and what the page fetches when it has nothing better to do.
 * @returns lets them through
 */
export async function holdInside(page: Page): Promise<() => Promise<void>> {
  const endWork = await keepBusy(page);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(isInside, async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    open();
    await endWork();
  };
}

/** The page has something better to do than what it fetches ahead. @returns ends that */
export async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    const idle = new Promise((resolve) => window.addEventListener('idle-again', resolve));
    window.requestIdleCallback = (...asked) => {
      void idle.then(() => requestIdleCallback(...asked));
      return 0;
    };
  });
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('idle-again')));
  };
}

/**
 * What nobody waits for: it comes once the page has loaded (shell/src/after-load.ts), or is drawn (visits/), before a
 * scene or after. How its files are known: one tells how the loads went, one registers the service worker, and those
 * that count a visit tell on what device.
 */
export const isForLater = ({ text }: Download) =>
  ['/v1/remote-loads', '/service-worker.js', 'deviceClass'].some((mark) => text.includes(mark));

/** three says so itself, in every build of it. */
export const isThree = ({ text }: Download) => text.includes('THREE.');
