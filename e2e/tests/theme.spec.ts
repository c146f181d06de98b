import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { apiAs } from '../support/api';
import { magenta, pictureOf } from '../support/picture';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Sande Ceramics');
  staff = await staffBrowser(browser, 'owner', { viewport: { width: 1440, height: 900 } });
  page = await staff.newPage();
  await page.goto(`${own.experience}/theme`);
});
test.afterAll(() => staff.close());

const saved = () => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('a look is begun, taken from a preset and given words; what cannot be read is mended with one press', async () => {
  await page.getByRole('button', { name: 'Start with the standard look' }).click();
  await page.getByRole('button', { name: 'Clay' }).click();
  await expect(page.getByRole('button', { name: 'Clay' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Title' }).fill('Earth and fire');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Forty glazes, and the hands behind them.');
  await expect(page.getByRole('list', { name: 'Light' }).getByText('Good')).toHaveCount(4);
  await saved();

  await page.getByLabel('Text', { exact: true }).first().fill('#c9b8ae');
  const light = page.getByRole('list', { name: 'Light' });
  await expect(light.getByText('Unreadable')).toHaveCount(2);
  await page.getByRole('button', { name: 'Repair' }).click();
  await expect(light.getByText('Good')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Repair' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(light.getByText('Unreadable')).toHaveCount(2);
  await page.getByRole('button', { name: 'Repair' }).click();
  await saved();
});

test('a look goes out as a file and comes in again, and a wrong file changes nothing', async () => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Sande Ceramics theme.json');
  const file = await download.path();
  await page.getByRole('button', { name: 'Fjord' }).click();
  const radius = page.getByRole('spinbutton', { name: 'Rounded corners' });
  await expect(radius).toHaveValue('8');
  const input = page.locator('input[aria-label="Take from a file"]');
  await input.setInputFiles({
    name: 'style.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":"vitrine-theme","colours":{"text":"red;}body{display:none"}}'),
  });
  await expect(
    page.getByRole('alert').filter({ hasText: '“style.json” has a mistake at colours' }),
  ).toBeVisible();
  await expect(radius).toHaveValue('8');
  await input.setInputFiles(file);
  await expect(radius).toHaveValue('20');
  await saved();
});

test('a logo drawn as SVG and a poster are taken, and what is no picture is refused in words', async () => {
  const poster = page.getByRole('group', { name: 'Poster' });
  await poster.locator('input[type=file]').setInputFiles({
    name: 'kiln.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#7a4b2a' } })
      .png()
      .toBuffer(),
  });
  await expect(poster.getByRole('img', { name: 'Poster' })).toBeVisible();
  const logo = page.getByRole('group', { name: 'Logo' });
  const choose = (name: string, content: string) =>
    logo
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(content) });
  await choose('page.svg', '<!doctype html><script>alert(1)</script>');
  await expect(logo.getByRole('alert')).toContainText('not a picture');
  await choose(
    'sande.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" onload="alert(1)"><script>alert(1)</script><rect width="60" height="20" rx="4" fill="#f0f"/></svg>',
  );
  await expect(logo.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect(logo.getByRole('alert')).toHaveCount(0);
  await saved();
});

test('visitors see logo and poster in the size that their screen needs, and the look in the scheme of their device', async ({
  browser,
}) => {
  const params = { brandId: own.brandId, experienceId: own.experienceId };
  await api.call(endpoints.publishExperience, { params, body: {} });
  const visitor = await browser.newPage({ viewport: { width: 360, height: 600 } });
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await visitor.goto(`/${own.placementId}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Earth and fire' })).toBeVisible();
  const pictures = visitor.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(2);
  const widths = () =>
    pictures.evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLImageElement && one.complete ? one.naturalWidth : 0)),
    );
  await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
  expect(magenta(await pictureOf(pictures.nth(1)))).toBeGreaterThan(0.9);
  const files = await Promise.all(
    asked.map(async (url) => {
      const answer = await visitor.request.get(url);
      const { format, width } = await sharp(await answer.body()).metadata();
      return `${format} ${width}`;
    }),
  );
  // The page's first paint and the landing show the same file, which is fetched once.
  expect(files.sort()).toEqual(['webp 320', 'webp 640']);
  await visitor.close();

  for (const [colorScheme, isDark] of [
    ['light', false],
    ['dark', true],
  ] as const) {
    const visitor = await browser.newPage({ colorScheme, viewport: { width: 360, height: 740 } });
    await visitor.goto(`/${own.placementId}`);
    const title = visitor.getByRole('heading', { level: 1, name: 'Earth and fire' });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS('font-family', /^"?Fraunces Variable/);
    const landing = visitor.getByRole('main');
    const ground = await landing.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red] = ground.match(/\d+/) ?? [];
    expect(Number(red) < 128).toBe(isDark);
    // Painted in the same colour before any script has run.
    const html = await (await visitor.request.get(`/${own.placementId}`)).text();
    expect(html.match(/name="theme-color"/g)).toHaveLength(2);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await visitor.close();
  }
});

test('a look becomes the brand’s, is followed, and changes for visitors only when somebody publishes', async ({
  browser,
}) => {
  const params = { brandId: own.brandId, experienceId: own.experienceId };
  const publish = () => api.call(endpoints.publishExperience, { params, body: {} });
  const radius = page.getByRole('spinbutton', { name: 'Rounded corners' });
  await page.getByRole('button', { name: 'Make this the brand’s default' }).click();
  await expect(page.getByText(/too\.$/).first()).toBeVisible();
  await page.getByText('Follow the brand', { exact: true }).click();
  await expect(radius).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Earth and fire');
  await saved();
  await publish();

  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const start = visitor.getByRole('main').getByRole('button', { name: 'Step inside' });
  const corners = async () => {
    await visitor.goto(`/${own.placementId}`);
    await expect(start).toBeVisible();
    return start.evaluate((button) => getComputedStyle(button).borderRadius);
  };
  expect(await corners()).toBe('20px');

  const { defaultTheme } = await api.call(endpoints.getBrand, { params: { brandId: own.brandId } });
  if (!defaultTheme) throw new Error('The brand has no default theme');
  await api.call(endpoints.updateBrand, {
    params: { brandId: own.brandId },
    body: { defaultTheme: { ...defaultTheme, radiusPx: 4 } },
  });
  await page.reload();
  await expect(page.getByText('Changed', { exact: true }).first()).toBeVisible();
  expect(await corners()).toBe('20px');
  await publish();
  expect(await corners()).toBe('4px');
  await visitor.close();

  // A look of its own begins as what visitors see.
  await page.getByText('Own look', { exact: true }).click();
  await expect(radius).toHaveValue('4');
  await page.getByText('Follow the brand', { exact: true }).click();
  await expect(radius).toHaveCount(0);
  await saved();

  // The brand's page shows its look, and is rid of it with a way back.
  await page.goto(`/manager/panel/brands/${own.brandId}?part=look`);
  const look = page.getByRole('region', { name: 'Default look' });
  await expect(look.getByText('Nunito', { exact: false })).toBeVisible();
  await look.getByRole('button', { name: 'Clear the default look' }).click();
  await expect(look.getByText('None yet.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(look.getByRole('button', { name: 'Clear the default look' })).toBeVisible();
});
