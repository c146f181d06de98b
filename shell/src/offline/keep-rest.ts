import { sparesData } from '@vitrine/shared/browser/connection';
import type { ManifestRoot, PictureSize } from '@vitrine/shared/contract';
import type { RuntimeConfig, Visit } from '@vitrine/shared/contract/federation/runtime-config';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { readRemoteManifest } from '../remotes/remote-manifest';

/** What somebody who has not asked for it may be sent at most: 30 MB. A kiosk keeps all. */
const mostUnasked = 30 * 1024 * 1024;
/** Nobody has asked for anything for so long. */
const quietMs = 3_000;
/**
 * Between two answers of the API. A store's visitors share one address, and the API answers an address so often a minute
 * (api/src/rate-limits.ts): ten phones that keep an experience at once leave most of it to those who look at it.
 */
const paceMs = 250;

interface Wanted {
  url: string;
  bytes: number;
}

/**
 * Fetches what a visitor has not opened yet, past the service worker, which keeps it: code, parts of the experience,
 * pictures in the sizes of this screen, models and videos. One at a time while nothing else is fetched, and only where
 * the connection is fast and nobody pays for it by the byte, as far as the browser says. What does not come is left for
 * the next visit.
 */
export async function keepRest(config: RuntimeConfig, { placement, root }: Visit): Promise<void> {
  if (sparesData()) return;
  const waitForQuiet = quietWatch();
  let left = placement.kind === 'kiosk' ? Number.POSITIVE_INFINITY : mostUnasked;
  const fetchQuietly = async (url: string, leastMs = paceMs): Promise<Response> => {
    await waitForQuiet(url, leastMs);
    const answer = await fetch(url, { priority: 'low' });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer;
  };
  const read = async (address: string) => {
    const url = `/v1/manifests/${address}?schema=${manifestSchemaVersion}`;
    return ((await caches.match(url)) ?? (await fetchQuietly(url))).json();
  };
  const keep = async (url: string, leastMs?: number) => {
    if (!(await caches.match(url))) await (await fetchQuietly(url, leastMs)).arrayBuffer();
  };

  try {
    // Code comes from where the remotes are, and not from the API.
    for (const url of remoteFiles(config)) await keep(url, 0);
    const sizes: PictureSize[][] = [];
    for (const { hash } of root.parts) sizes.push(...picturesIn(await read(`parts/${hash}`)));
    const ofPictures = new Set(sizes.flat().map(({ url }) => url));
    const { assets }: ManifestRoot = await read(placement.manifest ?? '');
    const others: Wanted[] = assets.filter(({ url }) => !ofPictures.has(url));
    for (const { url, bytes } of [...sizes.flatMap(forThisScreen), ...others]) {
      if (bytes > left) continue;
      left -= bytes;
      await keep(url);
    }
  } catch {
    // The network is gone, the server has too much to do, or the device is full.
  }
}

/** @returns waits, so long at least, until the page has fetched nothing for a while, but for what this has waited for. */
function quietWatch(): (url: string, leastMs: number) => Promise<void> {
  const own = new Set<string>();
  let lastAt = performance.now();
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (!own.has(name)) lastAt = Math.max(lastAt, startTime);
  }).observe({ type: 'resource', buffered: true });
  const untilQuiet = () => lastAt + quietMs - performance.now();
  return async (url, leastMs) => {
    own.add(new URL(url, window.location.href).href);
    for (let wait = Math.max(leastMs, untilQuiet()); wait > 0; wait = untilQuiet())
      await new Promise((done) => setTimeout(done, wait));
  };
}

/** Every script and style sheet of the remotes that this page runs. */
const remoteFiles = ({ manifests }: RuntimeConfig): string[] =>
  Object.entries(manifests).flatMap(([entry, text]) =>
    Object.keys(readRemoteManifest(entry, text).integrity),
  );

/** Wherever an area has put them: a picture's sizes are a list of addresses with a width each. */
function picturesIn(content: unknown): PictureSize[][] {
  if (typeof content !== 'object' || content === null) return [];
  if (Array.isArray(content) && content.length > 0 && content.every(isPictureSize)) return [content];
  return Object.values(content).flatMap(picturesIn);
}

const isPictureSize = (value: unknown): value is PictureSize =>
  typeof value === 'object' && value !== null && 'url' in value && 'width' in value && 'bytes' in value;

/** Up to the first that fills the screen. */
function forThisScreen(sizes: PictureSize[]): PictureSize[] {
  const pixels = Math.max(window.screen.width, window.screen.height) * window.devicePixelRatio;
  const enough = sizes.findIndex(({ width }) => width >= pixels);
  return enough < 0 ? sizes : sizes.slice(0, enough + 1);
}
