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

test.beforeAll(async () => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Fjord Lighting');
  const params = { brandId: own.brandId, experienceId: own.experienceId };
  await api.call(endpoints.updateExperience, { params, body: { languages: ['en', 'de'] } });
});
// A browser of their own: how people like the preview is kept on their device.
test.beforeEach(async ({ browser }) => {
  staff = await staffBrowser(browser, 'owner', { viewport: { width: 1440, height: 900 } });
  page = await staff.newPage();
  await page.goto(`${own.experience}/polling?id=${own.pollId}`);
});
test.afterEach(() => staff.close());

const visitor = () => page.frameLocator('iframe[title^="The experience as visitors see it"]');
const sheet = (name: string) => visitor().getByRole('dialog', { name });
const question = () => page.getByRole('textbox', { name: 'Question', exact: true });

async function openPreview(): Promise<void> {
  const button = page.getByRole('button', { name: 'Preview', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet('Wood')).toBeVisible({ timeout: 60_000 });
}

/** From now on nothing is saved: what the preview shows is in this window only. */
const cutSaving = () =>
  page.route('**/v1/brands/*/documents/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );

test('shows what is typed and not saved yet, without taking the focus or the visitor’s answer away', async () => {
  await openPreview();
  await sheet('Wood').getByRole('radio', { name: 'Oak' }).check();
  await cutSaving();
  await question().click();
  await question().press('End');
  await page.keyboard.type(' Take your time.');
  await expect(sheet('Wood').getByText('Which wood? Take your time.')).toBeVisible();
  await expect(question()).toBeFocused();
  await expect(question()).toHaveValue('Which wood? Take your time.');
  await expect(page.getByText(/^Offline: \d+ changes? kept$/)).toBeVisible();
  await expect(sheet('Wood').getByRole('radio', { name: 'Oak' })).toBeChecked();
  const { data } = await api.call(endpoints.getDocument, {
    params: { brandId: own.brandId, documentId: own.pollId },
  });
  expect(JSON.stringify(data)).not.toContain('Take your time');

  // Answers of the preview count nowhere, and a visitor without a connection is told that theirs is kept.
  await sheet('Wood').getByRole('button', { name: 'Send answer' }).click();
  await expect(sheet('Wood').getByText('Thank you. In a test nothing is counted.')).toBeVisible();
  await page.unroute('**/v1/brands/*/documents/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('puts itself in the place of visitors who come otherwise', { tag: '@webgl' }, async () => {
  await openPreview();
  await page.getByRole('button', { name: 'A visitor who …' }).click();
  await page.getByRole('switch', { name: 'Has no 3D (WebGL)' }).click();
  await expect(visitor().getByText('This browser cannot show 3D.')).toBeVisible();

  await page.getByRole('switch', { name: 'Is offline' }).click();
  await sheet('Wood').getByRole('radio', { name: 'Ash' }).check();
  await sheet('Wood').getByRole('button', { name: 'Send answer' }).click();
  await expect(sheet('Wood').getByText(/^No connection\. Your answer is kept/)).toBeVisible();
  await page.getByRole('switch', { name: 'Is offline' }).click();

  await page.getByRole('combobox', { name: 'Language', exact: true }).click();
  await page.getByTitle('German').click();
  await expect(sheet('Wood').getByRole('button', { name: 'Schließen' })).toBeVisible();

  await page.getByRole('switch', { name: 'Wants less motion' }).click();
  await expect
    .poll(() => sheet('Wood').evaluate((element) => getComputedStyle(element).animationName))
    .toBe('none');

  await page.getByRole('button', { name: 'Comes for the first time' }).click();
  await expect(visitor().getByRole('button', { name: 'Eintreten' })).toBeVisible();
});

test('stands in the window of the device, is as wide as asked, and comes back as it was', async () => {
  await openPreview();
  const inside = () =>
    visitor()
      .locator('html')
      .evaluate(() => [window.innerWidth, window.innerHeight]);
  expect(await inside()).toEqual([390, 844]);
  await page.getByRole('combobox', { name: 'Screen', exact: true }).click();
  await page.getByTitle('Kiosk').click();
  expect(await inside()).toEqual([1080, 1920]);
  const handle = page.getByRole('separator', { name: 'Width of the preview' });
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuenow', '424');
  await page.reload();
  await expect(handle).toHaveAttribute('aria-valuenow', '424');
  await expect(page.getByText('1,080 × 1,920 px')).toBeVisible();
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('lies over the form where there is no room beside it, and goes to a phone by its code', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPreview();
  const drawer = page.getByRole('dialog', { name: 'Preview' });
  await drawer.getByRole('button', { name: 'On a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'On a phone' });
  const code = dialog.getByRole('img', { name: /^QR code/ });
  await expect(code).toBeVisible();
  const address = await dialog.getByRole('textbox').inputValue();
  const phone = await staff.browser()?.newPage();
  if (!phone) throw new Error('There is no browser');
  await phone.goto(address);
  await expect(phone.getByText('Preview. You see the draft; nothing is counted.')).toBeVisible();
  await phone.close();
});
