import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { refuseToLeave } from '../support/refuse-to-leave';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Open Late');
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff?.close());

const params = () => ({ brandId: own.brandId, storeId: own.storeId });

/** The window in which the store is changed, opened from its page. */
async function storeForm(at: Page) {
  await at.goto(`${own.brand}/stores/${own.storeId}`);
  await at
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await at.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  return at.getByRole('dialog', { name: 'Edit the store' });
}

test('opening hours and a group are entered, what cannot be is said under its day, and all of it stays', async () => {
  const form = await storeForm(page);
  await form.getByRole('checkbox', { name: 'Monday' }).check();
  const until = form.getByLabel('Monday: until');
  await until.fill('08:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Must be after the beginning')).toBeVisible();
  await until.fill('19:30');
  await form.getByRole('button', { name: 'Copy Monday to Monday to Friday' }).click();
  await form.getByRole('combobox', { name: 'Groups' }).fill('Harbour');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.reload();
  await expect(page.getByText('Mon–Fri')).toBeVisible();
  await expect(page.getByText('10:00–19:30')).toBeVisible();
  await expect(page.getByRole('main').getByText('Harbour')).toBeVisible();
});

test('opening hours that are not saved yet are lost neither to a key nor to Back nor with the tab', async () => {
  await page.goto(`${own.brand}/stores`);
  const store = page.getByRole('list', { name: 'Stores' }).getByRole('link').first();
  await store.click();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit the store' });
  const sunday = form.getByRole('checkbox', { name: 'Sunday' });
  await sunday.check();
  const { asked, stop } = refuseToLeave(page);
  const close = 'You have unsaved changes that will be lost. Close anyway?';

  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual([close, close, close]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual([close, close, close, 'closes the tab']);
  await expect(sunday).toBeChecked();

  stop();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(store).toBeVisible();
  const { openingHours } = await api.call(endpoints.getStore, { params: params() });
  expect(openingHours.week.sun).toBeUndefined();
});

test('of two people who change a store the second is told, loses nothing and decides', async ({
  browser,
}) => {
  const colleague = await staffBrowser(browser, 'owner', still);
  const theirs = await storeForm(await colleague.newPage());
  const ours = await storeForm(page);
  await theirs.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour house');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();

  const name = ours.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Fish market');
  await ours.getByRole('textbox', { name: /^Address/ }).fill('Torget 5, Bergen');
  await ours.getByRole('button', { name: 'Save' }).click();
  await expect(ours.getByText('Somebody else has just written “Harbour house” here.')).toBeVisible();
  await expect(name).toHaveValue('Fish market');
  expect(await api.call(endpoints.getStore, { params: params() })).toMatchObject({
    name: 'Harbour house',
    address: '',
  });

  await ours.getByRole('button', { name: 'Save' }).click();
  await expect(ours).toBeHidden();
  expect(await api.call(endpoints.getStore, { params: params() })).toMatchObject({
    name: 'Fish market',
    address: 'Torget 5, Bergen',
  });
  await colleague.close();
});
