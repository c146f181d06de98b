/**
 * How far four windows are apart that play one video across a wall: by the media time of their frames, carried to one
 * instant, over a minute, on a network without delays and on one of 200 ± 100 ms each way.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { browserOptions } from '../support/browser-options';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';
import { staffBrowser } from '../support/sign-in';
import { demoWallBrand, openScreens, pairScreens } from '../support/wall-screens';

const measuredMs = Number(process.env.BENCH_WALL_MS ?? 60_000);
/** The first seconds, in which they find each other. */
const settleMs = 10_000;
/** On a slow network they know the time as well as it lets them after a minute. */
const findMs = Number(process.env.BENCH_WALL_FIND_MS ?? 50_000);
const everyMs = 250;

/** What a window saw: of each frame, when it was shown by the machine's clock, and where in the film it is. */
interface Seen {
  frames: { atMs: number; mediaMs: number }[];
  seeks: number;
  durationMs: number;
}

/** Looks at the frames of a window's video from now on. */
const watch = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const seen: Seen = { frames: [], seeks: 0, durationMs: video.duration * 1000 };
    Object.assign(window, { seen });
    // A method, whose name stays its own where the page reads it.
    const looking = {
      onFrame(_: number, { expectedDisplayTime, mediaTime }: VideoFrameCallbackMetadata) {
        seen.frames.push({ atMs: performance.timeOrigin + expectedDisplayTime, mediaMs: mediaTime * 1000 });
        video.requestVideoFrameCallback((now, next) => looking.onFrame(now, next));
      },
    };
    video.requestVideoFrameCallback((now, next) => looking.onFrame(now, next));
    // A loop begins with a seek to 0, which nobody asked for.
    video.addEventListener('seeking', () => {
      if (video.currentTime > 0.05) seen.seeks += 1;
    });
  });
const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** @param delayMs of each way between screens and the API, drawn anew for each. */
async function play(browser: Browser, delayMs: () => number) {
  const staff = await staffBrowser(browser, 'owner');
  const wall = await staff.newPage();
  await wall.goto(`${shellOrigin}/manager/panel/brands/${demoWallBrand}`);
  await wall.getByRole('link', { name: 'Oak showroom' }).first().click();
  await wall.getByRole('link', { name: 'Video wall' }).click();
  await wall.getByRole('link', { name: /^Two rooms in oak, on four screens/ }).click();
  const device = await browser.newContext({
    viewport: { width: 640, height: 360 },
    // What a worker asks for is not delayed.
    serviceWorkers: 'block',
  });
  // The live stream has no end that could be waited for.
  await device.route(/\/v1\/(?!.*\/live)/, async (route) => {
    await passed(delayMs());
    const answer = await route.fetch().catch(() => null);
    await passed(delayMs());
    // The page may be gone meanwhile, or the server away.
    await (answer ? route.fulfill({ response: answer }) : route.abort()).catch(() => undefined);
  });
  const screens = await openScreens(device, `${shellOrigin}/showroom24?screen=`, 4);
  await pairScreens(wall, screens);
  await passed(settleMs);
  await Promise.all(screens.map(watch));
  await passed(findMs);
  const sinceMs = Date.now();
  await passed(measuredMs);
  const seen = (await Promise.all(screens.map(seenBy))).map(({ frames, ...one }) => ({
    ...one,
    frames: frames.filter(({ atMs }) => atMs >= sinceMs),
  }));
  for (let left = screens.length; left > 0; left--) {
    await wall
      .getByRole('button', { name: /^Actions for Screen/ })
      .first()
      .click();
    await wall.getByRole('menuitem', { name: 'Take out of the wall' }).click();
    const dialog = wall.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take out of the wall' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await device.unrouteAll({ behavior: 'ignoreErrors' });
  await device.close();
  await staff.close();
  return seen;
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Distances between any two windows at one instant after the other, in milliseconds. */
function distancesOf(seen: Seen[]): number[] {
  const from = Math.max(...seen.map(({ frames }) => frames[0]?.atMs ?? 0));
  const until = Math.min(...seen.map(({ frames }) => frames.at(-1)?.atMs ?? 0));
  const distances: number[] = [];
  for (let atMs = from; atMs < until; atMs += everyMs) {
    const places = seen.map(({ frames }) => {
      const last = frames.findLast((frame) => frame.atMs <= atMs);
      return last ? last.mediaMs + (atMs - last.atMs) : 0;
    });
    for (const [index, place] of places.entries())
      for (const other of places.slice(index + 1)) {
        const loopMs = seen[0]?.durationMs ?? 1;
        const apart = Math.abs(place - other) % loopMs;
        distances.push(Math.min(apart, loopMs - apart));
      }
  }
  return distances.sort((a, b) => a - b);
}

const share = (sorted: number[], part: number) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(1)} ms`;

await startProduct();
const browser = await chromium.launch(browserOptions);
const rows: string[] = [];
try {
  const networks = [
    ['no delay', () => 0],
    ['200 ± 100 ms each way', () => 100 + Math.random() * 200],
  ] as const;
  for (const [network, delayMs] of networks) {
    const seen = await play(browser, delayMs);
    const distances = distancesOf(seen);
    const seeks = seen.reduce((sum, one) => sum + one.seeks, 0);
    const { medianMs, p95Ms } = budgets.wall;
    rows.push(
      `| median distance, ${network} | ≤ ${ms(medianMs)} | ${ms(share(distances, 0.5))} |`,
      `| p95 of the distances, ${network} | ≤ ${ms(p95Ms)} | ${ms(share(distances, 0.95))} |`,
      `| seeks after the first ten seconds, ${network} | 0 | ${seeks} |`,
    );
  }
} finally {
  await browser.close();
  await stopProducts();
}
reportFigures(
  'wall',
  ['| four windows of one wall, over a minute | budget | measured |', '| --- | --- | --- |', ...rows].join(
    '\n',
  ),
);
