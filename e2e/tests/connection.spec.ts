import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Far Out');
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff?.close());

const named = async (q: string) => {
  const { total } = await api.call(endpoints.listStores, { params: { brandId: own.brandId }, query: { q } });
  return total;
};

/** The window in which a store is made, filled in. */
async function storeForm(name: string) {
  await page.goto(`${own.brand}/stores`);
  await page.getByRole('button', { name: 'Create store' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create a store' });
  const field = form.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill(name);
  return { form, field, submit: form.getByRole('button', { name: 'Create store' }) };
}

test('what is sent without a connection waits for it, and is done once', async () => {
  const { form, field, submit } = await storeForm('Tromsø');
  const banner = page.getByText('No connection.', { exact: false });
  await staff.setOffline(true);
  await expect(banner).toBeVisible();
  await submit.click();
  await expect(field).toHaveValue('Tromsø');
  await expect(form).toBeVisible();

  await staff.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tromsø' })).toBeVisible();
  expect(await named('Tromsø')).toBe(1);
});

test('where the API does not answer it is said, and the same form sends it once more', async () => {
  const { form, field, submit } = await storeForm('Narvik');
  const stores = '**/v1/brands/*/stores';
  // Its answer is lost on the way, which the browser cannot tell from a call that never arrived.
  await page.route(stores, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await submit.click();
  await expect(
    page.getByText('The server did not answer. Check the connection and try again.', { exact: true }),
  ).toBeVisible();
  await expect(field).toHaveValue('Narvik');

  await page.unroute(stores);
  await submit.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: 'Narvik' })).toBeVisible();
  expect(await named('Narvik')).toBe(1);
});

test('a change chosen in a menu is seen to be on its way, and what failed leaves everything as it was', async () => {
  await page.goto(`${own.brand}/stores/${own.storeId}`);
  const archiving = '**/v1/brands/*/placements/*/archive';
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(archiving, async (route) => {
    await answered;
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  await page.getByRole('button', { name: 'Actions for Door' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const working = page.getByText('Working', { exact: true });
  await expect(working).toBeVisible();
  answer();
  await expect(
    page.getByText(/^The server gave an answer .* Try again in a moment\. \(502\)$/),
  ).toBeVisible();
  await expect(working).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Door' })).toBeVisible();
  await page.unroute(archiving);
});

test('a look that could not be kept says so', async () => {
  await page.goto('/manager/panel/settings?tab=appearance');
  const preferences = '**/v1/session/preferences';
  await page.route(preferences, (route) => route.abort('connectionreset'));
  const density = page.getByRole('radiogroup', { name: 'Density' });
  await density.getByText('Compact', { exact: true }).click();
  await expect(page.getByText(/^The server did not answer\./)).toBeVisible();
  await density.getByText('Comfortable', { exact: true }).click();
  await page.unroute(preferences);
});

test('while the API cannot be reached a line says so, and what is missing is loaded when it can', async () => {
  await page.goto(`${own.brand}/stores`);
  const missing = page.getByRole('link', { name: 'Narvik' });
  await expect(missing).toBeVisible();
  const banner = page.getByText('The server is not responding.', { exact: false });
  await page.route('**/v1/**', (route) => route.abort('connectionrefused'));
  const search = page.getByRole('searchbox').first();
  await search.fill('narv');
  await expect(banner).toBeVisible();
  await expect(missing).toBeHidden();

  await page.unroute('**/v1/**');
  await expect(banner).toBeHidden();
  await expect(search).toHaveValue('narv');
  await expect(missing).toBeVisible();
});
