import { expect, type Page } from '@playwright/test';

/** Whoever came with an invitation's link opens the mail that asks them to show that they read it. */
export async function confirmAddress(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}
