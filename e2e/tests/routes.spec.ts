import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in';
import { staffScreens } from '../support/staff-screens';

/** Of the panel's screens; those that are missing are named by what they show. */
const headings: Record<string, string | RegExp> = {
  brands: 'Brands',
  settings: 'Settings',
  'tenant-users': /Tenant users/,
  'brand-users': /Brand users/,
  stores: 'Stores',
  dashboard: 'Dashboard',
  scenes: 'Scenes',
  voting: 'Voting',
  'question-vault': 'Question vault',
  'answer-option-vault': 'Answer option vault',
  polling: 'Polling',
  surveys: 'Surveys',
  videos: 'Videos',
  products: 'Products',
  'video-wall': 'Video wall',
  'qr-code-scheduler': 'QR-code scheduler',
  theme: 'Theme',
  'host-editor': 'Host editor',
  'ai-chat': 'AI chat',
  manifest: 'Manifest',
};
const notFound = 'There is nothing at this address';

test.describe('addresses for everybody', () => {
  for (const [address, heading] of [
    ['/showroom24', /./],
    ['/manager', 'Sign in'],
    ['/manager/authentication', 'Sign in'],
    ['/manager/authentication/sign-in', 'Sign in'],
    ['/manager/logout', /signed out/i],
  ] as const) {
    test(`${address} shows its screen`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('/ leads to the manager', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/manager/);
  });

  for (const address of [
    '/nothing-here',
    '/SHOWROOM24',
    '/showroom2',
    '/showroom24/more',
    '/showroom24/test',
    '/showroom24/test/short',
    '/zzzzzzzzzz',
    '/manager/nothing',
    '/manager/panel/nothing',
    '/manager/panel/brands/not-an-id',
    '/manager/panel/brands/../../etc/passwd',
  ]) {
    test(`${address} is not found`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
    });
  }
});

test('every address of the panel shows its screen to the owner', async ({ page }) => {
  await signIn(page, 'owner', '/manager/panel/brands');
  for (const { address, screen } of await staffScreens(page))
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: headings[screen] ?? /./ })).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    });
});
