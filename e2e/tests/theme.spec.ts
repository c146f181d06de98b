import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
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

test('a look is begun, taken from a preset, and given words', async () => {
  await page.getByRole('button', { name: 'Begin with the standard look' }).click();
  await page.getByRole('button', { name: 'Clay' }).click();
  await expect(page.getByRole('button', { name: 'Clay' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Title' }).fill('Earth and fire');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Forty glazes, and the hands behind them.');
  await expect(page.getByRole('list', { name: 'Light' }).getByText('Good')).toHaveCount(4);
  await saved();
});

test('what cannot be read is said, and mended with one press', async () => {
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
  const input = page.locator('input[type=file]');
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

test('visitors see the look, in the scheme of their device', async ({ browser }) => {
  const params = { brandId: own.brandId, experienceId: own.experienceId };
  await api.call(endpoints.publishExperience, { params, body: {} });
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
