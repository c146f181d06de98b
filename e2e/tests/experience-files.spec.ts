import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { violations } from '../support/axe';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Lindqvist');
  staff = await staffBrowser(browser, 'owner', { reducedMotion: 'reduce' });
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const withoutMistakes = async () => expect(await violations(page, '[role=dialog]')).toEqual([]);

test('an experience goes out of its manifest area as a file, into another brand, and to its visitors', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  await page.goto(`${own.experience}/manifest`);
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export the experience' });
  await withoutMistakes();
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Download the file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Lindqvist.vitrine.zip');
  await expect(exporting.getByText('Lindqvist.vitrine.zip is downloaded.')).toBeVisible();
  await exporting.getByRole('button', { name: 'Close' }).last().click();
  const file = await readFile(await download.path());

  const other = await api.call(endpoints.createBrand, { body: { name: 'Lindqvist abroad' } });
  await page.goto(`/manager/panel/brands/${other.id}?import=new`);
  const importing = page.getByRole('dialog', { name: 'Import an experience' });
  await importing.locator('input[type=file]').setInputFiles({
    name: 'half.vitrine.zip',
    mimeType: 'application/zip',
    buffer: file.subarray(0, file.length / 2),
  });
  await expect(importing.getByRole('alert')).toContainText('The file is cut off or damaged.');
  await withoutMistakes();
  await importing.getByRole('button', { name: 'Choose another file' }).click();
  await importing.locator('input[type=file]').setInputFiles({
    name: 'Lindqvist.vitrine.zip',
    mimeType: 'application/zip',
    buffer: file,
  });
  const contents = importing.getByRole('region', { name: 'Lindqvist' });
  await expect(contents.getByText('Poll', { exact: true })).toBeVisible();
  await withoutMistakes();
  // A reload comes back to the same import.
  await page.reload();
  await importing.getByRole('button', { name: 'Create the experience' }).click();
  await importing.getByRole('link', { name: 'Open the experience' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: /^Polling/ })
    .click();
  await expect(page.getByText('Wood', { exact: true })).toBeVisible();

  const experienceId = /experience\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const params = { brandId: other.id };
  await api.call(endpoints.publishExperience, { params: { ...params, experienceId }, body: {} });
  const store = await api.call(endpoints.createStore, { params, body: { name: 'Bergen' } });
  const placement = await api.call(endpoints.createPlacement, {
    params: { ...params, storeId: store.id },
    body: { name: 'Window', experienceId },
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${placement.id}`);
  await visitor.getByRole('button', { name: 'Step inside' }).click();
  await visitor.getByRole('button', { name: 'Wood' }).click();
  await expect(visitor.getByText('Which wood?')).toBeVisible();
  await visitor.context().close();
});
