import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@vitrine/shared/contract/demo';

export type DemoRole = (typeof demoAccounts)[number]['role'];

/** Signs in through the real sign-in screen, on the emulator. Leaves the page at the address that was asked for. */
export async function signIn(page: Page, role: DemoRole, address = '/manager'): Promise<void> {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`There is no demo ${role}`);
  await page.goto(address);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible({ timeout: 30_000 });
}
