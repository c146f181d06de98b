/** The visitor's page in every size: from a hand, from a desk, from two metres away. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { publishedExperience } from '../support/published-experience';

const dock = (page: Page) => page.getByRole('navigation').last();
const sheet = (page: Page) => page.getByRole('dialog');

interface Run {
  size: readonly [width: number, height: number];
  language: 'en' | 'ar';
  /** What the address asks for; otherwise the screen's size decides. */
  mode?: 'kiosk' | 'phone' | 'desk';
  /** Where a panel stands, and how large everything is. */
  expected: { beside: boolean; zoom: number };
}

/** Each size in both languages, and each of them by the screen's size and by a mode that says otherwise. */
const runs: Run[] = [
  { size: [360, 740], language: 'en', expected: { beside: false, zoom: 1 } },
  { size: [1440, 900], language: 'ar', expected: { beside: true, zoom: 1 } },
  { size: [1080, 1920], language: 'en', expected: { beside: false, zoom: 2 } },
  { size: [360, 740], language: 'ar', mode: 'kiosk', expected: { beside: false, zoom: 1 } },
  { size: [1440, 900], language: 'en', mode: 'phone', expected: { beside: false, zoom: 1 } },
  { size: [1080, 1920], language: 'ar', mode: 'desk', expected: { beside: true, zoom: 1 } },
];

/** Of an experience in both languages. */
let placementId: string;
test.beforeAll(async () => {
  const api = await apiAs('owner');
  const own = await publishedExperience(api, 'Displays');
  const params = { brandId: own.brandId, experienceId: own.experienceId };
  await api.call(endpoints.updateExperience, { params, body: { languages: ['en', 'ar'] } });
  await api.call(endpoints.publishExperience, { params, body: {} });
  placementId = own.placementId;
});

async function open(browser: Browser, { size: [width, height], language, mode }: Run, address = placementId) {
  const context = await browser.newContext({ ...still, viewport: { width, height } });
  const page = await context.newPage();
  const search = new URLSearchParams({ lang: language, scene: '', ...(mode && { mode }) });
  await page.goto(`/${address}?${search}`);
  await expect(dock(page)).toBeVisible();
  return page;
}

for (const run of runs) {
  const { expected, language, mode = 'its size', size } = run;
  test(`${size.join(' × ')}, ${language}, by ${mode}: a panel leaves in view what it is about`, async ({
    browser,
  }) => {
    const page = await open(browser, run);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await dock(page).getByRole('button').last().click();
    await expect(sheet(page)).toBeVisible();
    const { height, width, x } = await box(sheet(page));
    if (expected.beside) {
      expect(width).toBeLessThan(size[0] / 2);
      // At the end of a line, whichever side that is.
      expect(language === 'ar' ? x : size[0] - x - width).toBeLessThan(32);
    } else {
      expect(width).toBe(size[0]);
      expect(height).toBeLessThan(size[1] * 0.62);
    }
    const zoom = await sheet(page).evaluate((element) => element.currentCSSZoom);
    expect(zoom).toBe(expected.zoom);
    if (mode !== 'its size') expect(new URL(page.url()).searchParams.get('mode')).toBe(mode);
    await page.context().close();
  });
}

const kiosk: Run = { size: [1080, 1920], language: 'en', expected: { beside: false, zoom: 2 } };

const box = async (locator: ReturnType<Page['locator']>) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('It is not shown');
  return found;
};

/** What of a page people at 1080 × 1920 could not read or press, in words. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"], option, video');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width } = range.getBoundingClientRect();
      const px = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
      if (width > 2 && px < 28) problems.push(`“${words}” is ${px} px high`);
    }
    for (const element of document.querySelectorAll('button, a, select, input:not([type="search"]), label')) {
      if (!isSeen(element)) continue;
      // What is pressed is the label around it.
      const { width, height, top } = (element.closest('label') ?? element).getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      if (Math.min(width, height) < 96) problems.push(`“${name}” is ${width} × ${height}`);
      if (top < 640) problems.push(`“${name}” is ${top} from the top`);
    }
    return problems;
  });

test('at 1080 × 1920 everything is read and pressed from two metres, and by whoever sits', async ({
  browser,
}) => {
  const page = await open(browser, kiosk, 'showroom24');
  expect(await outOfReach(page)).toEqual([]);
  for (const name of ['Your oak', 'Products', 'Videos']) {
    await dock(page).getByRole('button', { name }).click();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(await outOfReach(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Expand the panel' }).click();
    expect(await outOfReach(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto('/showroom24');
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  expect(await outOfReach(page)).toEqual([]);
  await page.context().close();
});

test('nothing leads out of a kiosk', async ({ browser }) => {
  const page = await open(browser, kiosk, 'showroom24');
  await dock(page).getByRole('button', { name: 'Products' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Kisel coffee table/ })
    .click();
  await expect(page.locator('a[href]')).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    ),
  ).toBe(false);
  await sheet(page).getByRole('button', { name: 'Share' }).click();
  await expect(sheet(page).getByText('Scan it with the camera of your phone.')).toBeVisible();
  await page.context().close();
});
