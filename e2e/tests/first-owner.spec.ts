import { expect, type Page, test } from '@playwright/test';
import { EmptyTenant } from '../support/empty-tenant';
import { sparePort } from '../support/product-process';

// Another in each run, since the Auth emulator keeps its accounts as long as the product runs.
const owner = `first-${Date.now()}@vitrine.example`;
const tenant = new EmptyTenant(sparePort, owner);

test.beforeAll(() => tenant.start());
test.afterAll(() => tenant.remove());

async function withGoogle(page: Page, address: string): Promise<void> {
  await page.goto(`${tenant.origin}/manager`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an empty tenant opens to the address that it waits for, and to nobody else', async ({ browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await withGoogle(stranger, `not-${owner}`);
  await expect(stranger.getByRole('heading', { name: 'No invitation for this account' })).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  await page.goto(`${tenant.origin}/manager`);
  await page.getByLabel('Email', { exact: true }).fill(owner);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText('No brands yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create brand' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create a brand' });
  await form.getByLabel('Name').fill('The first');
  await form.getByRole('button', { name: 'Create brand' }).click();
  await expect(page.getByRole('heading', { name: 'The first', level: 1 })).toBeVisible();
  await page.goto(`${tenant.origin}/manager/panel/tenant-users`);
  await expect(page.getByRole('row', { name: owner })).toContainText('Owner');

  // The tenant is nobody’s to take any more, and a stranger is one still.
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'No invitation for this account' })).toBeVisible();
  await stranger.context().close();
  await page.context().close();
});
