import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Response,
  type Route,
  test,
} from '@playwright/test';
import { budgets } from '../../scripts/budgets';
import { apiAs } from '../support/api';
import { isInside, keepBusy } from '../support/downloads';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { type SeenRequest, watchRequests } from '../support/requests';
import { staffBrowser } from '../support/sign-in';

let own: PublishedExperience;

test.beforeAll(async () => {
  own = await publishedExperience(await apiAs('owner'), 'Lund & Lykke');
});

interface Screen {
  name: string;
  address: () => string;
  staff: boolean;
  /** What tells that the screen is there. */
  there: (page: Page) => Locator;
}
const screens: Screen[] = [
  {
    name: 'a placement',
    address: () => '/showroom24',
    staff: false,
    there: (page) => page.getByRole('button', { name: 'Step inside' }),
  },
  {
    name: 'the sign-in screen',
    address: () => '/manager',
    staff: false,
    there: (page) => page.getByLabel('Email', { exact: true }),
  },
  {
    name: 'the panel for somebody who has to sign in first',
    address: () => '/manager/panel/brands',
    staff: false,
    there: (page) => page.getByLabel('Email', { exact: true }),
  },
  {
    name: 'the brands',
    address: () => '/manager/panel/brands',
    staff: true,
    there: (page) => page.getByRole('heading', { name: 'Brands', level: 1 }),
  },
  {
    name: 'an area of an experience',
    address: () => `${own.experience}/polling`,
    staff: true,
    there: (page) => page.getByRole('heading', { name: 'Polling', level: 1 }),
  },
];

test('what is preloaded for a screen is used, and fetched once; the chain to the screen is no deeper than its budget', async ({
  browser,
}) => {
  const opened: { name: string; context: BrowserContext; unused: () => Promise<string[]> }[] = [];
  for (const { name, address, staff, there } of screens)
    await test.step(name, async () => {
      const context = staff ? await staffBrowser(browser, 'owner') : await browser.newContext();
      const page = await context.newPage();
      await keepBusy(page);
      const unused = await listenForUnusedPreloads(page);
      const requests = await watchRequests(page);
      const answer = await page.goto(address());
      const preloads = await preloadsOf(answer);
      expect(preloads.length).toBeGreaterThan(4);
      await expect(there(page)).toBeVisible();
      expect(tooDeep(requests)).toEqual([]);
      for (const url of preloads)
        expect(
          requests.filter((request) => request.url === url),
          url,
        ).toHaveLength(1);
      opened.push({ name, context, unused });
    });
  // Chromium takes its time to tell.
  for (const { name, context, unused } of opened) {
    expect(await unused(), name).toEqual([]);
    await context.close();
  }
});

test('the landing shows what its page carries, without asking the API for it', async ({ page }) => {
  const requests = await watchRequests(page);
  // Where the API takes longer than a page waits for it, the page carries nothing, and is tried again.
  await expect(async () => {
    requests.length = 0;
    await page.goto('/showroom24', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
    const asked = requests.map(({ url }) => new URL(url).pathname);
    expect(asked).toContain('/showroom24');
    expect(asked.filter((path) => /^\/v1\/(placements\/showroom24|manifests\/[^/]+)$/.test(path))).toEqual(
      [],
    );
  }).toPass();
});

test('a placement is painted from its HTML alone: its colour, its picture and its title', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Neither scripts nor style sheets: a first paint waits for nothing but the document.
  await page.route(/\.(js|css)$/, (route) => route.abort());
  const title = page.getByRole('heading', { level: 1 });
  // A page does not wait for an API that takes longer than 150 ms, on a busy machine now and then.
  await expect(async () => {
    await page.goto('/showroom24');
    expect(await title.count()).toBe(1);
  }).toPass();
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText('');
  expect(await page.title()).toBe(await title.textContent());
  const first = page.locator('.first-paint');
  expect(await first.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
    1440, 900,
  ]);
  const { background, dark, theme } = await colours(page);
  await expect(first).toHaveCSS('background-color', background);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(first).toHaveCSS('background-color', dark.background);
  await page.emulateMedia({ colorScheme: 'light' });
  const bars = (scheme: string) => page.locator(`meta[name=theme-color][media*="${scheme}"]`);
  await expect(bars('light')).toHaveAttribute('content', theme);
  await expect(bars('dark')).toHaveAttribute('content', dark.theme);
  const picture = first.locator('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toBe(await picture.evaluate((image: HTMLImageElement) => image.src));
  await context.close();
});

test('the way in can be pressed before any script has come, fetches what is behind it with the first, and leads inside once all have', async ({
  page,
}) => {
  const letFirst = await hold(page, /\/main\.\w+\.js$/);
  const letScripts = await hold(page, /\/(?!main\.)[^/]+\.js$/);
  const letScreen = await hold(page, /__federation_expose_experience\.js$/);
  await page.goto('/showroom24', { waitUntil: 'commit' });
  const wayIn = page.getByRole('link', { name: 'Step inside' });
  const before = await wayIn.boundingBox();
  await wayIn.click();
  await expect(wayIn).toHaveCSS('cursor', 'progress');
  const stage = page.waitForRequest(/\/scenes-stage-ts\.js$/);
  await letFirst();
  await stage;
  await letScripts();
  // The shell is there and waits for the screen; what is seen stays.
  await expect(page.locator('#root').getByRole('status')).toBeAttached();
  await expect(wayIn).toBeVisible();
  await letScreen();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(wayIn).toHaveCount(0);
  await expect(page).toHaveURL(/\/showroom24\?scene=\w+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/showroom24$/);
  // Under the finger, where it was.
  const after = await page.getByRole('button', { name: 'Step inside' }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(12);
});

/** Keeps files back. @returns lets them through */
async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const keep = (route: Route) => void held.push(route);
  await page.route(files, keep);
  return async () => {
    await page.unroute(files, keep);
    await Promise.all(held.map((route) => route.fallback()));
  };
}

/** What the API says of the placement's colours, as a browser says them. */
async function colours(page: Page) {
  const placement = await (await page.request.get('/v1/placements/showroom24')).json();
  const asShown = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const { backgroundColour, dark, themeColour } = placement;
  return {
    background: asShown(backgroundColour),
    theme: themeColour,
    dark: { background: asShown(dark.backgroundColour), theme: dark.themeColour },
  };
}

/**
 * Code and data that had to wait for too many others, one after the other. What is fetched once the landing is painted
 * is not on the way to it (remote-viewer/src/experience/load-inside.ts).
 */
const tooDeep = (requests: SeenRequest[]) =>
  requests.filter(
    ({ causes, depth, type }) =>
      ['Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type) &&
      depth > budgets.requests.depthToScreen &&
      !causes.some((url) => isInside.test(url)),
  );

/** In its head, and in what it says before it comes; not what waits for somebody to press the way in. */
async function preloadsOf(page: Response | null): Promise<string[]> {
  if (!page) return [];
  const html = (await page.text()).replace(/<template>.*?<\/template>/, '');
  const tags = html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g);
  const early = (page.headers().link ?? '').matchAll(/<([^>]+)>/g);
  return [...early, ...tags].map(([, href = '']) => new URL(href, page.url()).href);
}

const ownPreload = '/robots.txt?preloaded';

/**
 * Chromium tells of all preloads that were not used in one go, some seconds after the load event. A preload of our
 * own, which nobody uses, makes it speak in any case: then it has spoken.
 */
async function listenForUnusedPreloads(page: Page): Promise<() => Promise<string[]>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preloaded')) complaints.push(message.text());
  });
  await page.addInitScript((href) => {
    addEventListener('DOMContentLoaded', () => {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href });
      document.head.append(link);
    });
  }, ownPreload);
  return async () => {
    await expect.poll(() => complaints.some((text) => text.includes(ownPreload))).toBe(true);
    return complaints.filter((text) => !text.includes(ownPreload));
  };
}
