import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { demoAccount } from '../support/demo-account';
import { openOption } from '../support/open-option';
import { staffBrowser } from '../support/sign-in';

const log = '/manager/panel/settings?tab=audit';

test('who renamed a brand is in the log with before and after, found by filters, and exported', async ({
  browser,
}) => {
  const api = await apiAs('owner');
  const { id: brandId } = await api.call(endpoints.createBrand, { body: { name: 'Før' } });
  const staff = await staffBrowser(browser, 'owner', { ...still, acceptDownloads: true });
  const page = await staff.newPage();

  await page.goto(`/manager/panel/brands/${brandId}`);
  await page.getByRole('button', { name: 'Actions for Før' }).click();
  await page.getByRole('menuitem', { name: 'Brand settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Brand settings' });
  await settings.getByLabel('Name').fill('Etter, =1+1');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Etter, =1+1', level: 1 })).toBeVisible();

  await page.goto(`${log}&log-brand=${brandId}`);
  const table = page.getByRole('table', { name: 'Audit log' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Action' }).fill('Changed brand');
  await page.getByText('Changed brand', { exact: true }).last().click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(page.url()).toContain('log-action=updateBrand');
  const row = table.getByRole('row').last();
  await expect(row).toContainText(demoAccount('owner').email);
  await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-.*Z$/);
  await checkScreen(page);

  await row.getByRole('button', { name: 'Renamed brand' }).click();
  const details = page.getByRole('dialog', { name: 'Renamed brand' });
  const changed = details.getByRole('row', { name: 'Name Før Etter, =1+1' });
  await expect(changed).toBeVisible();
  await checkScreen(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('audit-log.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeffTime,Person,')).toBe(true);
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"{""name"":""Før""}","{""name"":""Etter, =1+1""}"`);

  await page.goto(`${log}&log-brand=${brandId}&log-until=2020-01-01T00:00:00.000Z`);
  await page.getByRole('button', { name: 'Clear the filter' }).first().click();
  await expect(table).toBeVisible();
  await staff.close();
});

test('is filtered by person and time', async ({ browser }) => {
  const owner = await apiAs('owner');
  const { items } = await (await apiAs('manager')).call(endpoints.listBrands, { query: {} });
  const brandId = items[0]?.id ?? '';
  // One entry of each of two people about the same brand.
  const store = { params: { brandId }, body: { name: 'Avdeling' } };
  await owner.call(endpoints.createStore, store);
  await (await apiAs('manager')).call(endpoints.createStore, store);
  const staff = await staffBrowser(browser, 'owner', { ...still, timezoneId: 'Asia/Tokyo' });
  const page = await staff.newPage();
  await page.goto(`${log}&log-brand=${brandId}&log-action=createStore`);
  const table = page.getByRole('table', { name: 'Audit log' });
  const by = (role: 'owner' | 'manager') => table.getByRole('row', { name: demoAccount(role).email });
  await expect(by('owner').first()).toBeVisible();
  await expect(by('manager').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Person' }).fill(demoAccount('manager').email);
  await openOption(page, demoAccount('manager').email).click();
  await expect(by('owner')).toHaveCount(0);
  await expect(by('manager').first()).toBeVisible();

  // On the clocks of whoever reads: what happened just now is before tomorrow there.
  const tomorrow = new Date(Date.now() + 24 * 3600_000);
  const local = tomorrow.toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo' }).slice(0, 16).replace(' ', 'T');
  await page.getByLabel('From', { exact: true }).fill(local);
  await expect(by('manager')).toHaveCount(0);
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('Until', { exact: true }).fill(local);
  await expect(by('manager').first()).toBeVisible();
  expect(Date.parse(new URL(page.url()).searchParams.get('log-until') ?? '')).toBe(
    Math.floor(tomorrow.getTime() / 60_000) * 60_000,
  );
  await staff.close();
});

test('is not for who only works on a brand', async ({ browser }) => {
  for (const role of ['manager', 'editor'] as const) {
    const staff = await staffBrowser(browser, role, still);
    const page = await staff.newPage();
    await page.goto(log);
    await expect(page.getByText('Your role does not include this')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Audit log' })).toHaveCount(0);
    await staff.close();
  }
});
