import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let staff: BrowserContext;
let page: Page;
let brandId: string;
test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  brandId = (await api.call(endpoints.createBrand, { body: { name: 'Kette & Söhne' } })).id;
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });
const dialog = (name: string) => page.getByRole('dialog', { name });
/** As a spreadsheet on Windows writes it. */
const written = [
  'Name;Adresse;Zeitzone;Gruppen;Öffnungszeiten;Umsatz',
  'Köln Süd;"Straße 1\r\n50667 Köln";Europe/Berlin;"West; Groß";Mo-Fr 9:00-18:00;7',
  'Krater;;Mars/Olympus;;;8',
  "'=Zürich;Bahnhof 2;Europe/Zurich;;;9",
  '',
].join('\r\n');

test('stores come in from a spreadsheet’s file, but for a row that is wrong, and go out and in again as they are', async () => {
  await page.goto(`/manager/panel/brands/${brandId}/stores`);
  await button('Import stores').click();
  await checkScreen(page);
  const file = { name: 'filialen.csv', mimeType: 'text/csv', buffer: Buffer.from(written, 'latin1') };
  await page.locator('input[type=file]').setInputFiles(file);
  const report = dialog('What will happen');
  await expect(report.getByText('There is no such time zone. Write one like Europe/Berlin.')).toBeVisible();
  await expect(report.getByText('Not used: Umsatz')).toBeVisible();
  await expect(report.getByText(/read as Windows-1252/)).toBeVisible();
  await report.getByText('Will be created').click();
  await expect(report.getByRole('cell', { name: 'Köln Süd' })).toBeVisible();
  await checkScreen(page);
  await button('Import 2 stores').click();
  await expect(report).toBeHidden();
  await expect(toast('2 stores are new. 1 row was left out.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Köln Süd' })).toBeVisible();
  await checkScreen(page);

  const { items } = await api.call(endpoints.listStores, { params: { brandId } });
  expect(items).toMatchObject([
    { name: '=Zürich', address: 'Bahnhof 2', timeZone: 'Europe/Zurich' },
    {
      name: 'Köln Süd',
      address: 'Straße 1\n50667 Köln',
      groups: ['West', 'Groß'],
      openingHours: { week: { fri: [{ from: '09:00', until: '18:00' }] } },
    },
  ]);

  const downloading = page.waitForEvent('download');
  await button('Export as CSV').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('stores.csv');
  const exported = await readFile(await download.path(), 'utf8');
  const changed = exported.replace('Bahnhof 2', 'Bahnhof 3');

  // Pasted this time, and sent by keys alone.
  await button('Import stores').click();
  await page.getByRole('textbox', { name: 'Rows of a table' }).fill(changed);
  await button('Check the list').press('Enter');
  await expect(report.getByText('Changes: Address')).toBeVisible();
  await expect(report.getByText('Nothing changes')).toBeVisible();
  await button('Import 1 store').press('Enter');
  await expect(toast('1 store was changed.')).toBeVisible();
  expect((await api.call(endpoints.listStores, { params: { brandId } })).items[0]).toMatchObject({
    id: items[0]?.id,
    address: 'Bahnhof 3',
  });
});
