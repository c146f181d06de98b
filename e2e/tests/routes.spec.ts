import { expect, test } from '@playwright/test';
import { staffBrowser } from '../support/sign-in';
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

test('the addresses for everybody show their screens', async ({ page }) => {
  for (const [address, heading] of [
    ['/showroom24', /./],
    ['/manager', 'Sign in'],
    ['/manager/authentication', 'Sign in'],
    ['/manager/authentication/sign-in', 'Sign in'],
    ['/manager/logout', /signed out/i],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  await test.step('/ says to visitors how to get to a placement, with a small link for staff', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Scan a code to step inside' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await expect(page.getByRole('heading', { level: 1, name: 'امسح رمزًا للدخول' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // Kept, as what is chosen in an experience.
    await page.goto('/nothing-here');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.getByRole('combobox', { name: 'اللغة' }).selectOption('en');
    await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await page.getByRole('link', { name: 'For staff: sign in' }).click();
    await expect(page).toHaveURL(/\/manager/);
  });
});

test('addresses that lead nowhere say so', async ({ page }) => {
  for (const address of [
    '/nothing-here',
    '/SHOWROOM24',
    '/showroom2',
    '/showroom24/more',
    '/showroom24/test',
    '/showroom24/test/short',
    '/zzzzzzzzzz',
    '/2222222222',
    '/showroom24/test/22222222222222222222',
    '/manager/nothing',
    '/manager/panel/nothing',
    '/manager/panel/brands/not-an-id',
    '/manager/panel/brands/../../etc/passwd',
  ])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
    });
});

test('every address of the panel shows its screen to the owner', async ({ browser }) => {
  const staff = await staffBrowser(browser, 'owner');
  const page = await staff.newPage();
  for (const { address, screen } of await staffScreens(page))
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: headings[screen] ?? /./ })).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    });
  await staff.close();
});
